import { collageTexts } from '@inkreel/contract/messages/areas/collage.ts';
import { CloudAlert, CloudCheck, CloudOff, CloudUpload, HardDrive } from 'lucide-react';
import { failureOf } from '../../../lib/failure-text.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import type { CollageSaving } from './collage-sync.ts';

const ICONS = {
  device: HardDrive,
  saved: CloudCheck,
  saving: CloudUpload,
  offline: CloudOff,
  conflict: CloudAlert,
  failed: CloudAlert,
} as const;

/** Where the collage is kept at this moment, beside undo. */
export function SaveStatus({ saving, partly }: { saving: CollageSaving; partly: boolean }) {
  const texts = useAreaTexts(collageTexts);
  const messages = useStudioMessages();
  const Icon = ICONS[saving.kind];
  const reason =
    saving.kind === 'failed' ? failureOf(saving.error, messages, texts.saving.failed).text : undefined;
  const hint = reason ?? (partly ? texts.saving.partly : undefined);
  return (
    <span role="status" className="save-status" data-state={saving.kind} title={hint}>
      <Icon size={15} strokeWidth={1.6} aria-hidden />
      <span>{texts.saving[saving.kind]}</span>
      {hint && <span className="sr-only">{hint}</span>}
    </span>
  );
}
