import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { checkOwnPassword } from '../accounts/check-own-password.ts';
import { forgetPerson } from '../accounts/forget-person.ts';
import { writeAudit } from '../admin/write-audit.ts';
import { revokeKeysOf } from '../api-keys/revoke-keys-of.ts';
import { closeOrdersOf } from '../billing/orders/close-orders-of.ts';
import { leaveAllOrganisations } from '../organisations/leave-all.ts';
import { accountDeletions } from './tables.ts';

/**
 * Deletes the signed-in user's account (decisions/0055): personal data and credentials immediately, in one
 * transaction. Data that belonged only to this person is removed by `purgeAccounts`, which a crash only
 * delays.
 * @throws AppError wrong_password, too_many_sign_ins; founder_hands_over; operator_stays
 */
export async function deleteAccount(
  deps: { db: Db; clock: Clock },
  user: Principal,
  password: string,
): Promise<void> {
  await checkOwnPassword(deps, { ...user, password });
  if (user.isOperator) throw new AppError('operator_stays');
  const { userId } = user;
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const organisationIds = await leaveAllOrganisations(tx, userId, now);
    await revokeKeysOf(tx, userId, now);
    await closeOrdersOf(tx, userId, now);
    await forgetPerson(tx, userId, now);
    const [row] = await tx
      .insert(accountDeletions)
      .values({ userId, organisationIds, deletedAt: now })
      .onConflictDoNothing()
      .returning({ userId: accountDeletions.userId });
    // A concurrent second call waited for the first one.
    if (!row) throw new AppError('wrong_password');
    await writeAudit(tx, user, {
      action: 'user.delete',
      subject: 'user',
      subjectId: userId,
      details: { organisations: organisationIds.length },
    });
  });
}
