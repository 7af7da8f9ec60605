import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import { EMPTY_SUBTITLE_PROJECT } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { FolderOpen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { SavingIcon } from '../../../documents/saving-icon.tsx';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useSignedIn } from '../../../lib/session.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toastFailure } from '../../../lib/toast-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { ProjectEditor } from './use-project.ts';

const ProjectsDialog = lazyPart(() => import('./projects-dialog.tsx'));

/**
 * Where the lines are stored at the moment, with links to other projects; after a change elsewhere, the
 * person decides which version continues.
 */
export function SaveState({ editor }: { editor: ProjectEditor }) {
  const { saving, keepMine, loadTheirs } = editor;
  const signedIn = useSignedIn();
  const [listing, setListing] = useState(false);
  const texts = useAreaTexts(subtitleTexts);
  const messages = useStudioMessages();
  return (
    <>
      <span role="status" className="subtitle-saving" data-state={saving.kind}>
        <SavingIcon kind={saving.kind} /> {texts.saving[saving.kind]}
      </span>
      {signedIn && (
        <IconButton icon={FolderOpen} small label={texts.openProjects} onClick={() => setListing(true)} />
      )}
      {listing && (
        <Suspense>
          <ProjectsDialog
            current={editor.documentId}
            onNew={() => {
              editor.begin(EMPTY_SUBTITLE_PROJECT, signedIn);
              setListing(false);
            }}
            onDelete={() => editor.begin(EMPTY_SUBTITLE_PROJECT, signedIn)}
            onClose={() => setListing(false)}
          />
        </Suspense>
      )}
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
