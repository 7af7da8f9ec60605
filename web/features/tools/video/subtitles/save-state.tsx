import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import { CloudAlert, CloudCheck, CloudOff, CloudUpload, HardDrive } from 'lucide-react';
import { useAreaTexts } from '../../../../lib/messages.tsx';
import { useStudioMessages } from '../../../../lib/studio-messages.ts';
import { toastFailure } from '../../../../lib/toast-failure.ts';
import { Button } from '../../../../ui/button.tsx';
import type { ProjectEditor } from './use-project.ts';

const ICONS = {
  device: HardDrive,
  saved: CloudCheck,
  saving: CloudUpload,
  offline: CloudOff,
  conflict: CloudAlert,
  failed: CloudAlert,
} as const;

/** Where the lines are kept at this moment; where they were changed elsewhere, the person says which go on. */
export function SaveState({ editor: { saving, keepMine, loadTheirs } }: { editor: ProjectEditor }) {
  const texts = useAreaTexts(subtitleTexts);
  const messages = useStudioMessages();
  const Icon = ICONS[saving.kind];
  return (
    <>
      <span role="status" className="subtitle-saving" data-state={saving.kind}>
        <Icon size={15} strokeWidth={1.6} aria-hidden /> {texts.saving[saving.kind]}
      </span>
      {saving.kind === 'conflict' && (
        <div className="subtitle-conflict" role="alert">
          <p>{texts.conflict.told}</p>
          <Button size="small" onClick={keepMine}>
            {texts.conflict.mine}
          </Button>
          <Button
            size="small"
            onClick={() => void loadTheirs().catch((error: unknown) => toastFailure(error, messages))}
          >
            {texts.conflict.theirs}
          </Button>
        </div>
      )}
    </>
  );
}
