import type { PartsKind } from '@inkreel/contract/documents/parts/define-parts.ts';
import { changesToBefore } from '@inkreel/contract/documents/parts/history.ts';
import { mergeSave } from '@inkreel/contract/documents/parts/merge-save.ts';
import type { Tx } from '../../../db/connect.ts';
import { notifyOfDocument } from '../../../events/notify.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Person } from '../../organisations/project-access.ts';
import type { DocumentDeps } from '../document-deps.ts';
import type { DocumentRow } from '../store.ts';
import { findPartsById, findSteps, findStepsAfter, sealNewestStep, storedParts } from './parts-store.ts';
import { partsOf } from './read-parts.ts';
import { writeMerged } from './write-parts.ts';

/**
 * Makes the state after a step of the history the newest one, under the document's lock. It is a save with a step of
 * the history for itself; results of parts that exist then or now stay.
 * @returns the new revision, or the same one if nothing has to change
 * @throws AppError not_found for a revision that ends no step; storage_full
 */
export async function restoreParts(
  tx: Tx,
  deps: DocumentDeps,
  document: DocumentRow,
  kind: PartsKind,
  { person, from }: { person: Person; from: number },
): Promise<number> {
  const steps = await findSteps(tx, document.id);
  const isKept = steps.some(({ last }) => last === from) || from === (steps.at(-1)?.first ?? 0) - 1;
  if (!isKept) throw new AppError('not_found');
  const before = await findStepsAfter(tx, document.id, from);
  const ids = [...new Set(before.flatMap((step) => [...step.keys()]))];
  const rows = await findPartsById(tx, document.id, ids);
  const replaced = storedParts(rows, await partsOf(tx, document.id, kind, rows));
  const changes = changesToBefore(kind, before, replaced);
  const save = { save: '', writer: 'restore', base: document.revision, changes };
  const revision = document.revision + 1;
  const merged = mergeSave(kind, replaced, { save, revision, writerOf: () => undefined });
  if (merged.changed.length === 0) return document.revision;
  await sealNewestStep(tx, document.id);
  await writeMerged(tx, deps, document, kind, merged, {
    replaced,
    by: { person, saveId: null, writer: 'restore' },
  });
  await sealNewestStep(tx, document.id);
  await notifyOfDocument(tx, { id: document.id, organisationId: document.organisationId, revision });
  return revision;
}
