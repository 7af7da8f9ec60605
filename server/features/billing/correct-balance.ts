import { v7 } from 'uuid';
import type { Tx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { PointAccount } from './point-accounts.ts';
import { ledgerRows } from './tables.ts';

export interface BalanceCorrection {
  /** Whole points, signed, not 0. */
  points: number;
  /** Recorded in the ledger. */
  reason: string;
  operatorId: string;
}

/**
 * Writes points that an operator adds (system refill) or takes (system deduction) into the ledger of an account that
 * the caller has locked. Added points never expire; a deduction takes plan points only after all others.
 *
 * @returns the account after it, in points
 * @throws AppError balance_too_small with `{balance}`; nothing was written
 */
export async function correctBalance(
  tx: Tx,
  account: PointAccount,
  { points, reason, operatorId }: BalanceCorrection,
): Promise<Pick<PointAccount, 'balance' | 'planBalance'>> {
  const balance = account.balance + points;
  if (balance < 0) throw new AppError('balance_too_small', { data: { balance: account.balance } });
  const planPoints = Math.min(0, points + account.balance - account.planBalance);
  await tx.insert(ledgerRows).values({
    id: v7(),
    organisationId: account.organisationId,
    type: points > 0 ? 'system_refill' : 'system_deduction',
    points,
    planPoints,
    reason,
    details: { operator_id: operatorId },
  });
  return { balance, planBalance: account.planBalance + planPoints };
}
