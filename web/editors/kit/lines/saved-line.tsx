import { ConflictBar } from '../../../documents/conflict-bar.tsx';
import { SaveStatus } from '../../../documents/save-status.tsx';
import { VersionsButton } from '../../../documents/versions-button.tsx';
import type { ProjectEditor } from './use-project.ts';

/** Where the lines are stored at the moment, and their versions; after a change elsewhere, the choice of both. */
export default function SavedLine({ editor }: { editor: ProjectEditor }) {
  const { saving, documentId, restore } = editor;
  return (
    <>
      <SaveStatus saving={saving} />
      {documentId !== undefined && saving.kind !== 'conflict' && (
        <VersionsButton small documentId={documentId} onRestore={restore} />
      )}
      <ConflictBar editor={editor} className="subtitle-conflict" />
    </>
  );
}
