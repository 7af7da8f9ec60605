import { FROZEN } from '@inkreel/contract/limits.ts';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Clock } from '../../clock.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { notifyOfBalance } from '../../events/notify.ts';
import { lockOrganisation } from '../organisations/lock-organisation.ts';
import { hasNoPlan, hasPlanEnded, setFrozenNotice } from '../organisations/plan.ts';
import { pointAccounts } from './tables.ts';

const DAY_MS = 86_400_000;
/** Organisations in one turn; the others wait for the next one. */
const AT_ONCE = 100;

export interface FrozenDeps {
  db: Db;
  clock: Clock;
  /** Notifies the founder, in the same transaction, that these points will be removed on this day. */
  announceRemoval: (
    tx: Tx,
    notice: { organisationId: string; points: number; removedAt: Date },
  ) => Promise<void>;
}

/**
 * Points of a plan that ended 90 days ago are removed as a `system_deduction`, after a notice 7 days before (decisions,
 * After expiry). Without the notice nothing is removed: if it is late, so is the removal.
 */
export async function sweepFrozen(deps: FrozenDeps): Promise<void> {
  const now = deps.clock.now();
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const beforeNotice = { by: before(FROZEN.days - FROZEN.noticeDays), notice: 'none' } as const;
  await forEachDue(deps, hasPlanEnded(OWNER, beforeNotice), async (tx, organisationId, points) => {
    await setFrozenNotice(tx, organisationId, now);
    const removedAt = new Date(now.getTime() + FROZEN.noticeDays * DAY_MS);
    await deps.announceRemoval(tx, { organisationId, points, removedAt });
  });
  const told = { by: before(FROZEN.days), notice: { by: before(FROZEN.noticeDays) } };
  await forEachDue(deps, hasPlanEnded(OWNER, told), (tx, organisationId, points) =>
    deduct(tx, organisationId, points, 'frozen_points_removed'),
  );
  // Points that a run refunded to a plan whose orders had all been refunded in the meantime.
  await forEachDue(deps, hasNoPlan(OWNER), (tx, organisationId, points) =>
    deduct(tx, organisationId, points, 'refund'),
  );
}

const OWNER = pointAccounts.organisationId;

/**
 * Runs `act` for each organisation that has points of a plan and matches the condition, under its lock. The condition
 * is checked again there: a renewal, or another sweep, may have come first.
 */
async function forEachDue(
  { db }: FrozenDeps,
  condition: SQL,
  act: (tx: Tx, organisationId: string, points: number) => Promise<void>,
): Promise<void> {
  const isDue = and(gt(pointAccounts.planBalance, 0), condition);
  const due = await db.select({ id: OWNER }).from(pointAccounts).where(isDue).limit(AT_ONCE);
  for (const { id } of due) {
    await db.transaction(async (tx) => {
      // The organisation before its account, in the order in which all code locks them.
      await lockOrganisation(tx, id);
      const [account] = await tx
        .select({ points: pointAccounts.planBalance })
        .from(pointAccounts)
        .where(and(eq(OWNER, id), isDue))
        .for('no key update');
      if (account) await act(tx, id, account.points);
    });
  }
}

async function deduct(tx: Tx, organisationId: string, points: number, reason: string): Promise<void> {
  await tx.execute(sql`
    insert into ledger_rows (id, organisation_id, type, points, plan_points, reason)
    values (${v7()}, ${organisationId}, 'system_deduction', ${-points}, ${-points}, ${reason})`);
  await notifyOfBalance(tx, organisationId);
}
