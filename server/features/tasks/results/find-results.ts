import type { MediaKind } from '@inkreel/contract/media-types.ts';
import { DUBBED_LINE } from '@inkreel/contract/text/services.ts';
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
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { DbOrTx } from '../../../db/connect.ts';
import { type Hold, holdsOfRuns } from '../../billing/receipts.ts';
import type { Person } from '../../organisations/project-access.ts';
import { isOfKind } from '../../storage/find-files.ts';
import { resultsSeenBy } from '../access.ts';
import { isListedShort, listedInput } from '../long-inputs.ts';
import { derivations, results, tasks } from '../tables.ts';

export interface ResultFilter {
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

export type ResultRow = typeof results.$inferSelect;

/** A result with the engine that made it, the input of its run and what it cost. */
export interface RunResult {
  result: ResultRow;
  engine: string | null;
  /** As lists show it. */
  input: unknown;
  isShort: boolean;
  hold: Hold;
}

/** Lines of a dubbed clip are shown only in its project, and what is not to be saved nowhere. */
const isListed = () => and(ne(results.toolId, DUBBED_LINE.id), eq(results.noSave, false));

/** One more than `limit`, so that the caller sees whether there are more. Newest first: ids grow with time. */
export async function findResults(db: DbOrTx, user: Person, filter: ResultFilter): Promise<RunResult[]> {
  const { before, search, starred, from, to } = filter;
  const { holds, taskId, hold } = holdsOfRuns(db);
  return db
    .select({ result: results, engine: tasks.engine, input: listedInput, isShort: isListedShort, hold })
    .from(results)
    .innerJoin(tasks, eq(tasks.id, results.taskId))
    .innerJoin(holds, eq(taskId, results.taskId))
    .where(
      and(
        resultsSeenBy(user),
        isListed(),
        filter.bin ? isNotNull(results.deletedAt) : isNull(results.deletedAt),
        before === undefined ? undefined : lt(results.id, before),
        filter.tool_id === undefined ? undefined : eq(results.toolId, filter.tool_id),
        filter.kind === undefined ? undefined : isOfKind(results.fileId, filter.kind),
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

/** A plain substring search, so that no character has a special meaning. */
function promptContains(search: string): SQL {
  return sql`position(lower(${search}) in lower(${results.prompt})) > 0`;
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
    .where(and(resultsSeenBy(user), isListed()))
    .groupBy(results.toolId, inBin);
}

/** Results of an organisation outside the bin, by project. */
export async function countByProject(
  db: DbOrTx,
  organisationId: string,
): Promise<ReadonlyMap<string | null, number>> {
  const rows = await db
    .select({ projectId: results.projectId, results: count() })
    .from(results)
    .where(and(eq(results.organisationId, organisationId), isNull(results.deletedAt), isListed()))
    .groupBy(results.projectId);
  return new Map(rows.map((row) => [row.projectId, row.results]));
}

/** Those of the ids that the user sees and that are not in the bin. */
export async function findSeenResults(
  db: DbOrTx,
  user: Person,
  ids: readonly string[],
): Promise<Pick<RunResult, 'result' | 'engine'>[]> {
  if (ids.length === 0) return [];
  return db
    .select({ result: results, engine: tasks.engine })
    .from(results)
    .innerJoin(tasks, eq(tasks.id, results.taskId))
    .where(and(resultsSeenBy(user), inArray(results.id, [...ids]), isNull(results.deletedAt)))
    .orderBy(asc(results.id));
}

/** The results of a run of the user's. */
export async function findOwnResults(db: DbOrTx, user: Person, taskId: string): Promise<ResultRow[]> {
  return db
    .select()
    .from(results)
    .where(
      and(
        eq(results.organisationId, user.organisationId),
        eq(results.userId, user.userId),
        eq(results.taskId, taskId),
      ),
    );
}

/** What a result was made from, in the order of its input. */
export async function findSources(db: DbOrTx, resultId: string) {
  return db
    .select()
    .from(derivations)
    .where(eq(derivations.resultId, resultId))
    .orderBy(asc(derivations.field), asc(derivations.position));
}

/** Results that the user sees and that were made from this one: its file may also be named by a run directly. */
export async function findDerivedResults(db: DbOrTx, user: Person, id: string, fileId: string) {
  return db
    .selectDistinct({ id: results.id })
    .from(derivations)
    .innerJoin(results, eq(results.id, derivations.resultId))
    .where(
      and(
        resultsSeenBy(user),
        isNull(results.deletedAt),
        or(eq(derivations.sourceResultId, id), eq(derivations.sourceFileId, fileId)),
      ),
    )
    .orderBy(asc(results.id));
}
