import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { notifyOfBalance } from '../../events/notify.ts';
import { AppError } from '../../http/app-error.ts';
import { correctBalance } from '../billing/correct-balance.ts';
import { lockPointAccount } from '../billing/point-accounts.ts';
import { findOrganisation } from '../organisations/find-organisations.ts';
import type { AdminDeps, Operator } from './admin-deps.ts';
import { auditLog } from './tables.ts';
import { writeAudit } from './write-audit.ts';

const ACTION = 'organisation.correct_points';

export interface Correction {
  organisationId: string;
  /** Whole points, signed, not 0. */
  points: number;
  /** Recorded in the organisation's ledger as well. */
  reason: string;
  /** `Idempotency-Key`: the operator's second call with the same key answers as the first did. */
  key: string | undefined;
}

/**
 * Adds points as a system refill or takes them as a system deduction (decisions, Operators), under the lock
 * of the organisation's account. Added points never expire; a deduction takes plan points only after all
 * others.
 *
 * @returns the balance after it, in points
 * @throws AppError not_found; balance_too_small with `{balance}`; idempotency_mismatch
 */
export async function correctPoints(
  { db }: Pick<AdminDeps, 'db'>,
  operator: Operator,
  correction: Correction,
): Promise<{ balance: number }> {
  const { organisationId, points, reason, key } = correction;
  return db.transaction(async (tx) => {
    if (!(await findOrganisation(tx, organisationId))) throw new AppError('not_found');
    const account = await lockPointAccount(tx, organisationId);
    const earlier = key === undefined ? undefined : await findCorrection(tx, operator, organisationId, key);
    if (earlier) {
      if (earlier.points !== points || earlier.reason !== reason) throw new AppError('idempotency_mismatch');
      return { balance: earlier.balance };
    }
    const after = await correctBalance(tx, account, { points, reason, operatorId: operator.userId });
    await writeAudit(tx, operator, {
      action: ACTION,
      subject: 'organisation',
      subjectId: organisationId,
      reason,
      details: {
        points,
        before: { balance: account.balance, plan: account.planBalance },
        after: { balance: after.balance, plan: after.planBalance },
        ...(key === undefined ? {} : { key }),
      },
    });
    await notifyOfBalance(tx, organisationId);
    return { balance: after.balance };
  });
}

/**
 * The result of an earlier identical call. Two calls never check concurrently, because the account is locked.
 */
async function findCorrection(tx: Tx, operator: Operator, organisationId: string, key: string) {
  const [entry] = await tx
    .select({ reason: auditLog.reason, details: auditLog.details })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, 'organisation'),
        eq(auditLog.subjectId, organisationId),
        eq(auditLog.action, ACTION),
        eq(auditLog.operatorId, operator.userId),
        sql`${auditLog.details} ->> 'key' = ${key}`,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  if (!entry) return undefined;
  const { points, after } = entry.details as { points: number; after: { balance: number } };
  return { reason: entry.reason, points, balance: after.balance };
}
