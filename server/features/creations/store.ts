import type { MediaKind } from '@inkreel/contract/media-types.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../db/connect.ts';
import { isOrgAdmin } from '../../http/principal.ts';
import { ledgerRows, pointHolds } from '../billing/tables.ts';
import { inSeenProject, type Person } from '../organisations/project-access.ts';
import { files } from '../storage/tables.ts';
import { derivations, results, tasks } from '../tasks/tables.ts';

export interface Filter {
  limit: number;
  before?: string | undefined;
  tool_id?: string | undefined;
  kind?: MediaKind | undefined;
  project_id?: string | undefined;
  search?: string | undefined;
  starred?: boolean | undefined;
  bin: boolean;
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The one place that says which results a person sees, and with that may star, move and bin (decisions, Who sees what):
 * one's own, those of projects that one sees, admins everybody's.
 */
const seenBy = (user: Person) =>
  and(
    eq(results.organisationId, user.organisationId),
    isOrgAdmin(user)
      ? undefined
      : or(eq(results.userId, user.userId), inSeenProject(user, results.projectId)),
  );

export type CreationRow = Awaited<ReturnType<typeof findResults>>[number];

/** One more than `limit`, so that the caller sees whether there are more. Newest first: ids grow with time. */
export async function findResults(db: DbOrTx, user: Person, filter: Filter) {
  const { before, search, starred, from, to } = filter;
  return db
    .select({ result: results, file: files, task: tasks, hold: pointHolds })
    .from(results)
    .innerJoin(files, eq(files.id, results.fileId))
    .innerJoin(tasks, eq(tasks.id, results.taskId))
    .innerJoin(pointHolds, eq(pointHolds.taskId, results.taskId))
    .where(
      and(
        seenBy(user),
        filter.bin ? isNotNull(results.deletedAt) : isNull(results.deletedAt),
        before === undefined ? undefined : lt(results.id, before),
        filter.tool_id === undefined ? undefined : eq(results.toolId, filter.tool_id),
        filter.kind === undefined ? undefined : eq(files.kind, filter.kind),
        filter.project_id === undefined ? undefined : eq(results.projectId, filter.project_id),
        starred === undefined ? undefined : eq(results.starred, starred),
        from === undefined ? undefined : gte(results.createdAt, new Date(from)),
        to === undefined ? undefined : lt(results.createdAt, new Date(to)),
        search === undefined || search.trim() === '' ? undefined : promptContains(search.trim()),
      ),
    )
    .orderBy(desc(results.id))
    .limit(filter.limit + 1);
}

/** Plain containment, so that no character of the search has a meaning of its own. */
function promptContains(search: string): SQL {
  return sql`position(lower(${search}) in lower(${results.prompt})) > 0`;
}

/** Ledger lines of each of these tasks, first to last. */
export async function findLines(db: DbOrTx, taskIds: readonly string[]): Promise<Map<string, number[]>> {
  const lines = new Map<string, number[]>();
  if (taskIds.length === 0) return lines;
  const rows = await db
    .select({ taskId: ledgerRows.taskId, line: ledgerRows.line })
    .from(ledgerRows)
    .where(inArray(ledgerRows.taskId, [...taskIds]))
    .orderBy(asc(ledgerRows.line));
  for (const { taskId, line } of rows) {
    if (taskId !== null) lines.set(taskId, [...(lines.get(taskId) ?? []), line]);
  }
  return lines;
}

/** Numbers by tool, in the bin and not. */
export async function countByTool(
  db: DbOrTx,
  user: Person,
): Promise<{ toolId: string; inBin: boolean; count: number }[]> {
  const inBin = sql<boolean>`${results.deletedAt} is not null`;
  return db
    .select({ toolId: results.toolId, inBin, count: count() })
    .from(results)
    .where(seenBy(user))
    .groupBy(results.toolId, inBin);
}

/** Those of the ids that the user sees and that are not in the bin, with their files. */
export async function findSeenFiles(db: DbOrTx, user: Person, ids: readonly string[]) {
  return db
    .select({ id: results.id, toolId: results.toolId, file: files })
    .from(results)
    .innerJoin(files, eq(files.id, results.fileId))
    .where(and(seenBy(user), inArray(results.id, [...ids]), isNull(results.deletedAt)))
    .orderBy(asc(results.id));
}

/** One result that the user sees and that is not in the bin, with its file and the engine that made it. */
export async function findSeenResult(db: DbOrTx, user: Person, id: string) {
  const [row] = await db
    .select({ toolId: results.toolId, engine: tasks.engine, file: files })
    .from(results)
    .innerJoin(files, eq(files.id, results.fileId))
    .innerJoin(tasks, eq(tasks.id, results.taskId))
    .where(and(seenBy(user), eq(results.id, id), isNull(results.deletedAt)));
  return row;
}

/** The user's own result of that task with that file. */
export async function findOwnResult(db: DbOrTx, user: Person, taskId: string, key: string) {
  const [row] = await db
    .select({ id: results.id, file: files })
    .from(results)
    .innerJoin(files, eq(files.id, results.fileId))
    .where(
      and(
        eq(results.organisationId, user.organisationId),
        eq(results.userId, user.userId),
        eq(results.taskId, taskId),
        eq(files.key, key),
      ),
    );
  return row;
}

/** False where the user sees no such result. */
export async function changeResult(
  db: DbOrTx,
  user: Person,
  id: string,
  change: { starred?: boolean; projectId?: string; deletedAt?: Date | null },
): Promise<boolean> {
  // What is in the bin already keeps its first day there.
  const once = change.deletedAt
    ? {
        ...change,
        deletedAt: sql`coalesce(${results.deletedAt}, ${change.deletedAt.toISOString()}::timestamptz)`,
      }
    : change;
  const changed = await db
    .update(results)
    .set(once)
    .where(and(seenBy(user), eq(results.id, id)))
    .returning({ id: results.id });
  return changed.length === 1;
}

/** Deletes up to `limit` results that went to the bin before `before`; answers with their files' ids. */
export async function deleteBinned(tx: Tx, before: Date, limit: number): Promise<string[]> {
  return deleteWhere(tx, lt(results.deletedAt, before), limit);
}

/** Deletes up to `limit` results in the bin that the user sees; answers with their files' ids. */
export async function deleteSeenBinned(tx: Tx, user: Person, limit: number): Promise<string[]> {
  return deleteWhere(tx, and(seenBy(user), isNotNull(results.deletedAt)), limit);
}

async function deleteWhere(tx: Tx, which: SQL | undefined, limit: number): Promise<string[]> {
  const due = await tx
    .select({ id: results.id })
    .from(results)
    .where(which)
    .limit(limit)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  const deleted = await tx
    .delete(results)
    .where(
      inArray(
        results.id,
        due.map(({ id }) => id),
      ),
    )
    .returning({ fileId: results.fileId });
  return deleted.map(({ fileId }) => fileId);
}

/** What a result was made from, in the order of its input. */
export async function findSources(db: DbOrTx, resultId: string) {
  return db
    .select()
    .from(derivations)
    .where(eq(derivations.resultId, resultId))
    .orderBy(asc(derivations.field), asc(derivations.position));
}

/** Results that the user sees and that were made from this one: from its file, which a run may also name as a file. */
export async function findDerivedResults(db: DbOrTx, user: Person, id: string, fileId: string) {
  return db
    .selectDistinct({ id: results.id })
    .from(derivations)
    .innerJoin(results, eq(results.id, derivations.resultId))
    .where(
      and(
        seenBy(user),
        isNull(results.deletedAt),
        or(eq(derivations.sourceResultId, id), eq(derivations.sourceFileId, fileId)),
      ),
    )
    .orderBy(asc(results.id));
}
