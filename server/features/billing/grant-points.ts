import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Tx } from '../../db/connect.ts';

export interface Grant {
  organisationId: string;
  /** Whole points, 1 or more. */
  points: number;
  /** Recorded in the ledger: a key such as `sign_up_gift`, or an operator's sentence. */
  reason: string;
  userId?: string;
}

/**
 * Gives points to an organisation as a `system_refill` (specification, section 3, Credit record types) and opens its
 * point account if there is none. Not idempotent by itself: it belongs in the transaction of the event that the
 * points are given for.
 */
export async function grantPoints(tx: Tx, grant: Grant): Promise<void> {
  await tx.execute(
    sql`insert into point_accounts (organisation_id) values (${grant.organisationId}) on conflict do nothing`,
  );
  await tx.execute(sql`
    insert into ledger_rows (id, organisation_id, type, points, user_id, reason)
    values (${v7()}, ${grant.organisationId}, 'system_refill', ${grant.points}, ${grant.userId ?? null}, ${grant.reason})`);
}
