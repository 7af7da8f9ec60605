import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import type { TargetResult, TargetWriter } from '../../tasks/run-targets.ts';
import { partsKind } from '../kinds.ts';
import { seenKind } from '../seen-kind.ts';
import { lockDocumentById } from './parts-store.ts';
import { replacedBy } from './save-parts.ts';
import { writeSystemFields } from './write-system-fields.ts';

/**
 * A part of a document as the target of runs, whose name is the kind of the document. Who sees the document may start
 * runs for it. A part that is deleted keeps the result in its tombstone, for an undo.
 * @param fieldsOf the system fields to write, by how the run ended and the part as it is now; undefined for none
 */
export const partTarget = (
  fieldsOf: (result: TargetResult, part: Part) => PartChange['set'] | undefined,
): TargetWriter => ({
  mayChange: async (db, person, { kind, id }) => (await seenKind(db, person, id)) === kind,
  write: async (tx, deps, result) => {
    const { kind: name, id, part: partId } = result.target;
    const document = await lockDocumentById(tx, id);
    const isThere = document?.kind === name && document.organisationId === result.task.organisationId;
    const kind = isThere ? partsKind(name) : undefined;
    if (!kind || partId === undefined) return;
    const part = (await replacedBy(tx, id, kind, [{ id: partId }])).get(partId)?.part;
    const set = part && fieldsOf(result, part);
    if (set) await writeSystemFields(tx, deps, id, [{ id: partId, set }]);
  },
});
