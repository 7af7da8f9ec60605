import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import { EMPTY_SUBTITLE_PROJECT } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { FolderOpen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ConflictBar } from '../../../documents/conflict-bar.tsx';
import { SaveStatus } from '../../../documents/save-status.tsx';
import { VersionsButton } from '../../../documents/versions-button.tsx';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useSignedIn } from '../../../lib/session.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { ProjectEditor } from './use-project.ts';

const ProjectsDialog = lazyPart(() => import('./projects-dialog.tsx'));

/**
 * Where the lines are stored at the moment, with links to other projects; after a change elsewhere, the
 * person decides which version continues.
 */
export function SaveState({ editor }: { editor: ProjectEditor }) {
  const { saving } = editor;
  const signedIn = useSignedIn();
  const [listing, setListing] = useState(false);
  const texts = useAreaTexts(subtitleTexts);
  return (
    <>
      <SaveStatus saving={saving} className="ml-auto" />
      {editor.documentId !== undefined && saving.kind !== 'conflict' && (
        <VersionsButton small documentId={editor.documentId} onRestore={editor.restore} />
      )}
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
      <ConflictBar editor={editor} className="subtitle-conflict" />
    </>
  );
}
