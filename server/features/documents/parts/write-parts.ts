/** Writing of parts under the lock of their document: rows, history, files and room in one transaction. */
import { fileIdOf, fileSource } from '@inkreel/contract/documents/define-document.ts';
import {
  fewKinds,
  type PartsKind,
  partKindOf,
  sourcesOf,
  utf8Bytes,
} from '@inkreel/contract/documents/parts/define-parts.ts';
import {
  joinBefore,
  type MergedSave,
  type PartBefore,
  type StoredPart,
} from '@inkreel/contract/documents/parts/merge-save.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import type { Tx } from '../../../db/connect.ts';
import { foldCase } from '../../../db/search.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Person } from '../../organisations/project-access.ts';
import { discardLeftOvers } from '../../storage/discard-files.ts';
import type { DocumentDeps } from '../document-deps.ts';
import { requireFiles } from '../require-files.ts';
import { requireLeft } from '../require-left.ts';
import { type DocumentRow, holdFiles, setRevision, writeTexts } from '../store.ts';
import {
  countKinds,
  findNewestStep,
  insertSave,
  measureParts,
  type PartRow,
  pruneSteps,
  releaseFiles,
  writePartRows,
  writeStep,
} from './parts-store.ts';

/** Saves of one person within this time are one step of the history, in milliseconds. */
const STEP_MS = 5 * 60 * 1000;
/** The newest steps and those of the last 90 days are kept, whichever is more. */
const HISTORY = { steps: 200, milliseconds: 90 * 24 * 60 * 60 * 1000 };
/** Bytes of a row besides its values: its columns and its entries in the indexes. */
const ROW_BYTES = 256;

export interface WrittenBy {
  /** Undefined for what the server writes: it begins no step, and is stored even when the room is full. */
  person?: Person | undefined;
  saveId: string | null;
  writer: string;
}

/**
 * Writes what a merge changed as the next revision of a locked document.
 * @param replaced the parts before the merge, by id
 * @returns the new revision
 * @throws AppError not_found for a file that the person does not see; document_full; storage_full
 */
export async function writeMerged(
  tx: Tx,
  deps: DocumentDeps,
  document: DocumentRow,
  kind: PartsKind,
  merged: MergedSave,
  {
    replaced,
    by,
    isNew = false,
  }: {
    replaced: ReadonlyMap<string, StoredPart>;
    by: WrittenBy;
    /** The document is being created: this is its first revision. */
    isNew?: boolean;
  },
): Promise<number> {
  const revision = isNew ? document.revision : document.revision + 1;
  const now = deps.clock.now();
  const rows = merged.changed.map((part) => partRow(document, kind, part, revision));
  const old = [...replaced.values()].map((part) => partRow(document, kind, part, revision));
  const fileIds = unique(rows.flatMap((row) => row.fileIds));
  if (by.person)
    await requireFiles(tx, by.person, document.id, fileIds, (fileId) => placeOfFile(merged.changed, fileId));
  await writePartRows(tx, rows);
  await writeTexts(
    tx,
    document,
    merged.changed.map((each) => ({ part: each.part.id, text: searchedText(kind, each) })),
  );
  const grown = bytesOf(rows) - bytesOf(old);
  const added = merged.changed.some(({ part, deleted }) => deleted === null && isAway(replaced.get(part.id)));
  if (by.person && (grown > 0 || added))
    await requireRoom(tx, deps, { document, kind, changed: merged.changed, grown, now });
  let loose = unique(old.flatMap((row) => row.fileIds)).filter((id) => !fileIds.includes(id));
  if (by.person && merged.before.size > 0) {
    const named = unique(old.flatMap((row) => row.fileIds));
    const pruned = await addToHistory(tx, document, {
      before: merged.before,
      fileIds: named,
      revision,
      userId: by.person.userId,
      now,
    });
    loose = [...loose, ...pruned];
  }
  await insertSave(tx, {
    documentId: document.id,
    revision,
    saveId: by.saveId,
    writer: by.writer,
    userId: by.person?.userId ?? null,
    answer: { conflicts: merged.conflicts, revived: merged.revived },
    createdAt: now,
  });
  await holdFiles(tx, document.id, fileIds);
  await discardLeftOvers(tx, await releaseFiles(tx, document.id, loose));
  if (!isNew) await setRevision(tx, document.id, revision, now);
  return revision;
}

const isAway = (part: StoredPart | undefined) => part === undefined || part.deleted !== null;

function partRow(document: DocumentRow, kind: PartsKind, stored: StoredPart, revision: number): PartRow {
  const { part, revisions, deleted } = stored;
  return {
    documentId: document.id,
    id: part.id,
    organisationId: document.organisationId,
    schemaVersion: kind.version,
    part,
    revisions,
    revision,
    deleted,
    fileIds: filesOf(kind, part),
    size: ROW_BYTES + utf8Bytes(JSON.stringify(part)),
  };
}

/** In lower case, as searches compare it; nothing of a deleted part is found. */
const searchedText = (kind: PartsKind, { part, deleted }: StoredPart): string =>
  deleted === null ? foldCase(partKindOf(kind, part.kind)?.text?.(part) ?? '') : '';

const filesOf = (kind: PartsKind, part: Part): string[] =>
  unique(sourcesOf(kind, part).flatMap((source) => fileIdOf(source) ?? []));

/** The part and its field that name a file, as errors name it. */
function placeOfFile(changed: readonly StoredPart[], fileId: string): string | undefined {
  const source = fileSource(fileId);
  for (const { part } of changed)
    for (const [field, value] of Object.entries(part))
      if (JSON.stringify(value)?.includes(source)) return `${part.id}.${field}`;
  return undefined;
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];
const bytesOf = (rows: readonly PartRow[]): number => rows.reduce((sum, { size }) => sum + size, 0);

async function requireRoom(
  tx: Tx,
  deps: DocumentDeps,
  {
    document,
    kind,
    changed,
    grown,
    now,
  }: { document: DocumentRow; kind: PartsKind; changed: readonly StoredPart[]; grown: number; now: Date },
): Promise<void> {
  const { parts, bytes } = await measureParts(tx, document.id);
  const { limits } = kind;
  if (bytes > limits.bytes + parts * ROW_BYTES) throw new AppError('document_full');
  const few = fewKinds(kind);
  const isNear = parts > limits.parts || changed.some(({ part }) => few.has(part.kind));
  if (isNear) {
    const counts = few.size > 0 ? await countKinds(tx, document.id, [...few.keys()]) : new Map();
    const counted = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const isOver = [...few].some(([name, most]) => (counts.get(name) ?? 0) > most);
    if (isOver || parts - counted > limits.parts) throw new AppError('document_full');
  }
  if (grown > 0) await requireLeft(tx, deps, document.organisationId, grown, now);
}

/** @returns ids of the files that dropped steps named */
async function addToHistory(
  tx: Tx,
  document: DocumentRow,
  step: {
    before: ReadonlyMap<string, PartBefore>;
    fileIds: readonly string[];
    revision: number;
    userId: string;
    now: Date;
  },
): Promise<string[]> {
  const { revision, userId, now } = step;
  const newest = await findNewestStep(tx, document.id);
  const goesOn =
    newest !== undefined &&
    !newest.sealed &&
    newest.userId === userId &&
    now.getTime() - newest.startedAt.getTime() < STEP_MS;
  const joined = goesOn ? joinBefore(new Map(Object.entries(newest.before)), step.before) : step.before;
  const before = Object.fromEntries(joined);
  await writeStep(tx, {
    documentId: document.id,
    first: goesOn ? newest.first : revision,
    last: revision,
    organisationId: document.organisationId,
    userId,
    before,
    fileIds: unique([...(goesOn ? newest.fileIds : []), ...step.fileIds]),
    sealed: false,
    size: ROW_BYTES + utf8Bytes(JSON.stringify(before)),
    startedAt: goesOn ? newest.startedAt : now,
    endedAt: now,
  });
  if (goesOn) return [];
  const limit = new Date(now.getTime() - HISTORY.milliseconds);
  return pruneSteps(tx, document.id, { kept: HISTORY.steps, before: limit });
}
