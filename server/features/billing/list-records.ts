import type { creditRecords, RecordType } from '@inkreel/contract/api/billing.ts';
import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { and, desc, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { findUsers, nameIn } from '../accounts/find-users.ts';
import { type LedgerReader, seenRecords } from './seen-records.ts';
import { ledgerRows } from './tables.ts';

/**
 * Lines of the organisation's ledger that the user may see, newest first: by their number, which is given in the order
 * of the commits, as `sequence` is not.
 */
export async function listRecords(
  deps: { db: Db },
  user: LedgerReader,
  query: QueryOf<typeof creditRecords>,
): Promise<OutputOf<typeof creditRecords>> {
  const before = query.before
    ? sql`(select line from ledger_rows where id = ${query.before} and organisation_id = ${user.organisationId})`
    : undefined;
  const rows = await deps.db
    .select()
    .from(ledgerRows)
    .where(and(seenRecords(user, query), before && lt(ledgerRows.line, before)))
    .orderBy(desc(ledgerRows.line))
    .limit(query.limit + 1);
  const page = rows.slice(0, query.limit);
  const people = await findUsers(
    deps.db,
    page.map(({ userId }) => userId),
  );
  const items = page.map((row) => ({
    line: row.line,
    id: row.id,
    type: row.type as RecordType,
    points: row.points,
    balance_after: row.balanceAfter,
    tool_id: row.toolId,
    task_id: row.taskId,
    order_id: row.orderId,
    project_id: row.projectId,
    member: nameIn(people, row.userId),
    reason: row.reason,
    created_at: row.createdAt.toISOString(),
  }));
  return { items, next: rows.length > query.limit ? (items.at(-1)?.id ?? null) : null };
}
