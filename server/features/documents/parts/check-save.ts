import {
  fieldProblem,
  HEAD,
  type PartsKind,
  partKindOf,
} from '@inkreel/contract/documents/parts/define-parts.ts';
import type { PartChange, StoredPart } from '@inkreel/contract/documents/parts/merge-save.ts';
import type { Json } from '@inkreel/contract/documents/parts/part.ts';
import { AppError } from '../../../http/app-error.ts';

/**
 * Checks the changes of a save against the kinds of their parts. Every kind of part keeps its fields, so that nothing
 * is stored that could not be read again.
 * @param stored the parts that they name
 * @throws AppError invalid_input that names the first wrong field; payload_too_large for a field that is too large
 */
export function checkChanges(
  kind: PartsKind,
  changes: readonly PartChange[],
  stored: ReadonlyMap<string, StoredPart>,
): void {
  const made = new Map<string, string>();
  for (const change of changes) {
    const { id, set = {} } = change;
    if (change.delete && (id === HEAD || change.set)) throw malformed(id, 'delete');
    const given = Object.hasOwn(set, 'kind') ? set['kind'] : undefined;
    const known = stored.get(id)?.part.kind ?? made.get(id);
    // A part never changes its kind.
    if (known !== undefined && given !== undefined && given !== known) throw malformed(id, 'kind');
    const name = known ?? given;
    // A change of a part that is gone for good: the merge says so.
    if (name === undefined) continue;
    const partKind = typeof name === 'string' ? partKindOf(kind, name) : undefined;
    if (!partKind || typeof name !== 'string' || (id === HEAD) !== (name === HEAD))
      throw malformed(id, 'kind');
    if (known === undefined && !('index' in set)) throw malformed(id, 'index');
    made.set(id, name);
    checkFields(id, set, (field, value) => fieldProblem(partKind, field, value));
  }
}

function checkFields(
  id: string,
  set: Readonly<Record<string, Json>>,
  problemOf: (field: string, value: Json) => ReturnType<typeof fieldProblem>,
): void {
  for (const [field, value] of Object.entries(set)) {
    if (field === 'kind') continue;
    const problem = problemOf(field, value);
    if (problem === 'too_large') throw new AppError('payload_too_large');
    if (problem) throw malformed(id, field);
  }
}

const malformed = (id: string, field: string): AppError =>
  new AppError('invalid_input', { data: { fields: [{ field: `${id}.${field}`, problem: 'malformed' }] } });
