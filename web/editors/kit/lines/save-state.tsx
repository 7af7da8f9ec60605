import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import { EMPTY_SUBTITLE_PROJECT } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { FolderOpen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useSignedIn } from '../../../lib/session.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { isBegun, type ProjectEditor } from './use-project.ts';

const ProjectsDialog = lazyPart(() => import('./projects-dialog.tsx'));
// Loaded with the first change: of an empty project nothing is stored.
const SavedLine = lazyPart(() => import('./saved-line.tsx'));

/**
 * Where the lines are stored at the moment, with links to other projects; after a change elsewhere, the
 * person decides which version continues.
 */
export function SaveState({ editor }: { editor: ProjectEditor }) {
  const signedIn = useSignedIn();
  const [listing, setListing] = useState(false);
  const texts = useAreaTexts(subtitleTexts);
  return (
    <>
      <span className="ml-auto" />
      {(editor.documentId !== undefined || isBegun(editor.project)) && (
        <Suspense>
          <SavedLine editor={editor} />
        </Suspense>
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
    </>
  );
}
