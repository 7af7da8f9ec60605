import type { saveParts as endpoint, PartConflict } from '@inkreel/contract/api/documents.ts';
import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { fewKinds, type PartsKind } from '@inkreel/contract/documents/parts/define-parts.ts';
import {
  mergeSave,
  type PartChange,
  type PartsSave,
  type SaveConflict,
} from '@inkreel/contract/documents/parts/merge-save.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { isPartId } from '@inkreel/contract/documents/parts/part.ts';
import type { Tx } from '../../../db/connect.ts';
import { notifyOfDocument } from '../../../events/notify.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Principal } from '../../../http/principal.ts';
import { findUsers } from '../../accounts/find-users.ts';
import type { Person } from '../../organisations/project-access.ts';
import type { DocumentDeps } from '../document-deps.ts';
import { partsKind } from '../kinds.ts';
import { type DocumentRow, lockDocument } from '../store.ts';
import { checkChanges } from './check-save.ts';
import {
  findPartsById,
  findSave,
  findWritersAfter,
  type PartRow,
  type RevisionWriter,
  storedParts,
} from './parts-store.ts';
import { partsOf, readChanges } from './read-parts.ts';
import { writeMerged } from './write-parts.ts';

type Body = BodyOf<typeof endpoint>;

/**
 * Saves changed fields of parts under the lock of their document. A field that somebody else wrote after the base is a
 * conflict and is left as it is; every other change lands. A repeated save is answered as the first one, with what has
 * changed since.
 * @throws AppError not_found for a document, or a file, that the person does not see; invalid_input; document_outdated
 * for a page with an older schema; payload_too_large; document_full; storage_full
 */
export async function saveParts(
  deps: DocumentDeps,
  person: Principal,
  id: string,
  body: Body,
): Promise<OutputOf<typeof endpoint>> {
  return deps.db.transaction(async (tx) => {
    const document = await lockDocument(tx, person, id);
    const kind = document && partsKind(document.kind);
    if (!document || !kind) throw new AppError('not_found');
    const first = await findSave(tx, id, body.save);
    // The page may not have what it wrote then: it is sent all.
    if (first) return answer(tx, deps, { document, kind, person, since: body.base, ...first.answer });
    requireSchema(kind, body.schema);
    if (body.base > document.revision) throw invalid('base');
    const { merged, revision } = await writeSave(tx, deps, document, kind, person, toSave(body));
    const { conflicts, revived } = merged;
    const saved = { ...document, revision, updatedAt: deps.clock.now() };
    return answer(tx, deps, {
      document: saved,
      kind,
      person,
      since: body.base,
      conflicts,
      revived,
      isOwn: (row) =>
        revision > document.revision && !revived.includes(row.id) && isOwnWrite(row, body.base, revision),
    });
  });
}

/** Whether only this save changed the part after its base. */
function isOwnWrite({ revisions, deleted }: PartRow, base: number, revision: number): boolean {
  return [...Object.values(revisions), deleted ?? 0].every((at) => at <= base || at === revision);
}

/** Merges and writes a checked save under the document's lock; a save that changes nothing makes no revision. */
async function writeSave(
  tx: Tx,
  deps: DocumentDeps,
  document: DocumentRow,
  kind: PartsKind,
  person: Person,
  save: PartsSave,
) {
  const replaced = await replacedBy(tx, document.id, kind, save.changes);
  checkChanges(kind, save.changes, replaced);
  const oldest = Math.min(save.base, ...save.changes.flatMap(({ base }) => base ?? []));
  const writers = new Map(
    oldest < document.revision
      ? (await findWritersAfter(tx, document.id, oldest)).map((each) => [each.revision, each.writer])
      : [],
  );
  const revision = document.revision + 1;
  const merged = mergeSave(kind, replaced, { save, revision, writerOf: (at) => writers.get(at) });
  if (merged.changed.length === 0) return { merged, revision: document.revision };
  const by = { person, saveId: save.save, writer: save.writer };
  await writeMerged(tx, deps, document, kind, merged, { replaced, by });
  await notifyOfDocument(tx, { id: document.id, organisationId: document.organisationId, revision });
  return { merged, revision };
}

/** The stored parts that changes name, in the newest version of their kind. */
export async function replacedBy(
  tx: Tx,
  documentId: string,
  kind: PartsKind,
  changes: readonly PartChange[],
) {
  const rows = await findPartsById(tx, documentId, [...new Set(changes.map(({ id }) => id))]);
  return storedParts(rows, await partsOf(tx, documentId, kind, rows));
}

async function answer(
  tx: Tx,
  deps: DocumentDeps,
  {
    document,
    kind,
    person,
    since,
    conflicts,
    revived,
    isOwn,
  }: {
    document: DocumentRow;
    kind: PartsKind;
    person: Principal;
    since: number;
    conflicts: readonly SaveConflict[];
    revived: readonly string[];
    isOwn?: (row: PartRow) => boolean;
  },
): Promise<OutputOf<typeof endpoint>> {
  const changes = await readChanges({ ...deps, db: tx }, document, kind, {
    since,
    ...(isOwn ? { isOwn } : {}),
  });
  const oldest = Math.min(
    ...conflicts.map((each) => ('revision' in each ? each.revision : document.revision)),
  );
  const writers =
    conflicts.length === 0 ? [] : await findWritersAfter(tx, document.id, Math.max(0, oldest - 1));
  const people = await findUsers(
    tx,
    writers.map(({ userId }) => userId),
  );
  return {
    ...changes,
    updated_at: document.updatedAt.toISOString(),
    conflicts: conflicts.map((each) => namedConflict(each, { writers, people, person })),
    revived: [...revived],
  };
}

function namedConflict(
  conflict: SaveConflict,
  {
    writers,
    people,
    person,
  }: {
    writers: readonly RevisionWriter[];
    people: Awaited<ReturnType<typeof findUsers>>;
    person: Principal;
  },
): PartConflict {
  const { kind, id } = conflict;
  if (conflict.kind === 'gone') return { kind, id, by: null };
  const writer = writers.find(({ revision }) => revision === conflict.revision);
  const by =
    writer?.userId == null
      ? null
      : {
          user_id: writer.userId,
          name: people.get(writer.userId)?.name ?? '',
          own: writer.userId === person.userId,
          at: writer.createdAt.toISOString(),
        };
  const field = conflict.kind === 'field' ? { field: conflict.field, theirs: conflict.theirs } : {};
  return { kind, id, by, ...field } as PartConflict;
}

/**
 * The first parts of a new document, as its first revision.
 * @throws AppError as `saveParts`
 */
export async function createParts(
  tx: Tx,
  deps: DocumentDeps,
  document: DocumentRow,
  kind: PartsKind,
  {
    person,
    schema,
    content,
    save: saveId,
  }: {
    person: Person;
    schema: number;
    content: Record<string, unknown>;
    save?: string | undefined;
  },
): Promise<void> {
  requireSchema(kind, schema);
  const changes = wholeParts(content['parts']);
  // Before they become rows, of which a statement holds only so many.
  const most = [...fewKinds(kind).values()].reduce((sum, few) => sum + few, kind.limits.parts);
  if (changes.length > most) throw new AppError('document_full');
  checkChanges(kind, changes, new Map());
  const save: PartsSave = { save: '', writer: '', base: 0, changes };
  const merged = mergeSave(kind, new Map(), {
    save,
    revision: document.revision,
    writerOf: () => undefined,
  });
  // What a document begins with is no step: there is nothing before it.
  await writeMerged(
    tx,
    deps,
    document,
    kind,
    { ...merged, before: new Map() },
    {
      replaced: new Map(),
      by: { person, saveId: saveId ?? null, writer: '' },
      isNew: true,
    },
  );
}

/** Content of a new document, `{ parts: [...] }`, as changes that make it. */
function wholeParts(parts: unknown): PartChange[] {
  if (!Array.isArray(parts)) throw invalid('content');
  const ids = new Set<string>();
  return parts.map((part: unknown) => {
    if (typeof part !== 'object' || part === null) throw invalid('content');
    const { id, ...set } = part as Part;
    if (!isPartId(id) || ids.has(id) || typeof set.kind !== 'string') throw invalid('content');
    ids.add(id);
    return { id, set: set as NonNullable<PartChange['set']> };
  });
}

const toSave = ({ save, writer, base, changes }: Body): PartsSave => ({
  save,
  writer,
  base,
  changes: changes as PartChange[],
});

function requireSchema(kind: PartsKind, schema: number): void {
  if (schema > kind.version) throw invalid('schema');
  if (schema < kind.version) throw new AppError('document_outdated');
}

const invalid = (field: string): AppError =>
  new AppError('invalid_input', { data: { fields: [{ field, problem: 'malformed' }] } });
