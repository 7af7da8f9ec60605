import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import type { Tx } from '../../../db/connect.ts';
import type { StorageDeps } from '../../storage/files.ts';
import type { RunTarget } from '../../tasks/run-target.ts';
import type { TargetProgress, TargetResult, TargetWriter } from '../../tasks/run-targets.ts';
import { partsKind } from '../kinds.ts';
import { seenKind } from '../seen-kind.ts';
import { lockDocumentById, sealNewestStep } from './parts-store.ts';
import { replacedBy } from './save-parts.ts';
import { writeSystemFields } from './write-system-fields.ts';

/**
 * A part of a document as the target of runs, whose name is the kind of the document. Who sees the document may start
 * runs for it. A part that is deleted keeps the result in its tombstone, for an undo.
 * @param fieldsOf the system fields to write, by how the run ended and the part as it is now; undefined for none
 * @param noteOf the same for what an item of a batch does before its run ends
 */
export const partTarget = (
  fieldsOf: (result: TargetResult, part: Part) => PartChange['set'] | undefined,
  noteOf?: (progress: TargetProgress, part: Part) => PartChange['set'] | undefined,
): TargetWriter => ({
  mayChange: async (db, person, { kind, id }) => (await seenKind(db, person, id)) === kind,
  write: async (tx, deps, result) => {
    const { target, task } = result;
    const document = await lockDocumentById(tx, target.id);
    if (document?.kind === target.kind && document.organisationId === task.organisationId)
      await writeFields(tx, deps, [target], (part) => fieldsOf(result, part));
  },
  note: async (tx, deps, targets, progress) => {
    const [{ kind, id } = { kind: '', id: '' }] = targets;
    const document = await lockDocumentById(tx, id);
    if (document?.kind !== kind || !noteOf) return;
    // A paid order can be found in the history as it was meant.
    if (progress.state === 'waiting') await sealNewestStep(tx, id);
    await writeFields(tx, deps, targets, (part) => noteOf(progress, part));
  },
});

/** Writes fields of the system into the parts of a locked document, by each part as it is. */
async function writeFields(
  tx: Tx,
  deps: StorageDeps,
  targets: readonly RunTarget[],
  fieldsOf: (part: Part) => PartChange['set'] | undefined,
): Promise<void> {
  const [first] = targets;
  const kind = first && partsKind(first.kind);
  const ids = targets.flatMap(({ part: id }) => (id === undefined ? [] : { id }));
  if (!kind || ids.length === 0) return;
  const parts = await replacedBy(tx, first.id, kind, ids);
  const changes = [...parts].flatMap(([id, { part }]) => {
    const set = fieldsOf(part);
    return set ? [{ id, set }] : [];
  });
  if (changes.length > 0) await writeSystemFields(tx, deps, first.id, changes);
}
