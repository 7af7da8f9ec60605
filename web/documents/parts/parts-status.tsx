import { restoreRevision } from '@inkreel/contract/api/documents.ts';
import { call } from '../../lib/client.ts';
import { useSelected } from '../../lib/store.ts';
import { SaveStatus } from '../save-status.tsx';
import { VersionsButton } from '../versions-button.tsx';
import type { OpenParts } from './open-parts.ts';

/** Where a document with parts is stored at the moment, and its versions. */
export function PartsStatus({ document }: { document: OpenParts }) {
  const saving = useSelected(document.state, (state) => state.saving);
  const isConflict = useSelected(document.state, (state) => state.replica.conflicts.size > 0);
  return (
    <>
      <SaveStatus
        saving={saving.kind === 'saved' && isConflict ? { kind: 'conflict', revision: 0 } : saving}
      />
      <VersionsButton small documentId={document.record.id} onRestore={(from) => restore(document, from)} />
    </>
  );
}

/** Makes an earlier revision the newest one, with what this page changed before it. @throws ApiError */
async function restore(document: OpenParts, from: number): Promise<void> {
  await document.settle();
  const { revision } = document.state.get().replica;
  await call(restoreRevision, { params: { id: document.record.id }, body: { revision, from } });
  document.refresh();
}
