import { FROZEN } from '@inkreel/contract/limits.ts';
import { frozenUntil } from '@inkreel/contract/plans.ts';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Clock } from '../../clock.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { notifyOfBalance } from '../../events/notify.ts';
import { lockOrganisation } from '../organisations/lock-organisation.ts';
import { hasNoPlan, hasPlanEnded, setFrozenNotice } from '../organisations/plan.ts';
import { pointAccounts } from './tables.ts';

const DAY_MS = 86_400_000;
/** Organisations in one turn; the rest has the next one. */
const AT_ONCE = 100;

export interface FrozenDeps {
  db: Db;
  clock: Clock;
  /** Tells the founder, in the same transaction, that these points go on this day. */
  announceRemoval: (
    tx: Tx,
    notice: { organisationId: string; points: number; removedAt: Date },
  ) => Promise<void>;
}

/**
 * Points of a plan that ended 90 days ago are removed as a `system_deduction`, after a notice 7 days before (decisions,
 * After expiry). Without the notice nothing is removed: it may be late, then the removal is as well.
 */
export async function sweepFrozen(deps: FrozenDeps): Promise<void> {
  for (const id of await dueForNotice(deps)) await announce(deps, id);
  for (const id of await dueForRemoval(deps)) await remove(deps, id);
  for (const id of await withoutPlan(deps)) await takeBack(deps, id);
}

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
const OWNER = pointAccounts.organisationId;

/** Organisations that have points of a plan and fit the condition. */
async function dueWhere({ db }: FrozenDeps, condition: SQL): Promise<string[]> {
  const rows = await db
    .select({ id: OWNER })
    .from(pointAccounts)
    .where(and(gt(pointAccounts.planBalance, 0), condition))
    .limit(AT_ONCE);
  return rows.map(({ id }) => id);
}

function dueForNotice(deps: FrozenDeps): Promise<string[]> {
  const by = before(deps.clock.now(), FROZEN.days - FROZEN.noticeDays);
  return dueWhere(deps, hasPlanEnded(OWNER, { by, notice: 'none' }));
}

function dueForRemoval(deps: FrozenDeps): Promise<string[]> {
  const now = deps.clock.now();
  const notice = { by: before(now, FROZEN.noticeDays) };
  return dueWhere(deps, hasPlanEnded(OWNER, { by: before(now, FROZEN.days), notice }));
}

/** What a run returned to a plan whose every order had been given back in the meantime. */
function withoutPlan(deps: FrozenDeps): Promise<string[]> {
  return dueWhere(deps, hasNoPlan(OWNER));
}

/**
 * The organisation under lock as it is now, since a renewal may have come first; then its account, in the order that
 * everybody takes them.
 */
async function locked(
  tx: Tx,
  id: string,
): Promise<{ ended: Date | null; notice: Date | null; points: number } | undefined> {
  const { expiresAt: ended, frozenNoticeAt: notice } = await lockOrganisation(tx, id);
  const [account] = await tx
    .select()
    .from(pointAccounts)
    .where(eq(pointAccounts.organisationId, id))
    .for('no key update');
  return account && { ended, notice, points: account.planBalance };
}

async function announce(deps: FrozenDeps, organisationId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const found = await locked(tx, organisationId);
    if (!found?.ended || found.ended > now || found.notice !== null || found.points === 0) return;
    const removedAt = new Date(
      Math.max(frozenUntil(found.ended).getTime(), now.getTime() + FROZEN.noticeDays * DAY_MS),
    );
    await setFrozenNotice(tx, organisationId, now);
    await deps.announceRemoval(tx, { organisationId, points: found.points, removedAt });
  });
}

async function remove(deps: FrozenDeps, organisationId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const found = await locked(tx, organisationId);
    if (!found?.ended || frozenUntil(found.ended) > deps.clock.now() || found.notice === null) return;
    if (found.points === 0) return;
    await deduct(tx, organisationId, found.points, 'frozen_points_removed');
  });
}

async function takeBack(deps: FrozenDeps, organisationId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const found = await locked(tx, organisationId);
    if (!found || found.ended !== null || found.points === 0) return;
    await deduct(tx, organisationId, found.points, 'refund');
  });
}

async function deduct(tx: Tx, organisationId: string, points: number, reason: string): Promise<void> {
  await tx.execute(sql`
    insert into ledger_rows (id, organisation_id, type, points, plan_points, reason)
    values (${v7()}, ${organisationId}, 'system_deduction', ${-points}, ${-points}, ${reason})`);
  await notifyOfBalance(tx, organisationId);
}
