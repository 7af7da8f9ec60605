import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../db/connect.ts';
import { ledgerRows } from './tables.ts';

/** Points consumed less points returned, by member; `userId` reads one person's lines only. */
export async function sumPointsUsed(
  db: DbOrTx,
  organisationId: string,
  userId: string | undefined,
): Promise<Map<string | null, number>> {
  const rows = await db
    .select({ userId: ledgerRows.userId, used: sql<number>`(-sum(${ledgerRows.points}))::float8` })
    .from(ledgerRows)
    .where(
      and(
        eq(ledgerRows.organisationId, organisationId),
        inArray(ledgerRows.type, ['consume', 'return']),
        userId === undefined ? undefined : eq(ledgerRows.userId, userId),
      ),
    )
    .groupBy(ledgerRows.userId);
  return new Map(rows.map((row) => [row.userId, row.used]));
}
