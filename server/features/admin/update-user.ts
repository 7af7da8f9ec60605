import type { adminUpdateUser } from '@inkreel/contract/api/admin.ts';
import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import type { Tx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { lockUsers, setAccess } from '../accounts/lock-users.ts';
import { endSessions } from '../accounts/sessions/change-sessions.ts';
import type { AdminDeps, Operator } from './admin-deps.ts';
import { isNamed } from './list-users.ts';
import { writeAudit } from './write-audit.ts';

type Change = BodyOf<typeof adminUpdateUser>;

/**
 * Makes someone an operator or not, disables or enables an account, ends its sessions; disabling ends them as
 * well. Operators cannot revoke their own rights or disable themselves, and two cannot do it to each other
 * concurrently: so there is always an operator left.
 *
 * @throws AppError own_account; not_found, also if the caller is no longer an operator; conflict for taking
 * the rights of someone whom the settings name
 */
export async function updateUser(
  deps: Pick<AdminDeps, 'db' | 'clock' | 'adminEmails'>,
  operator: Operator,
  userId: string,
  change: Change,
): Promise<null> {
  const own = userId === operator.userId;
  if (own && (change.disabled === true || change.is_operator === false)) throw new AppError('own_account');
  return deps.db.transaction(async (tx) => {
    const { actor, user } = await lockBoth(tx, operator.userId, userId);
    const mayAct = actor?.disabledAt === null && (actor.isOperator || isNamed(deps, actor));
    if (!mayAct || !user) throw new AppError('not_found');
    if (change.is_operator === false && isNamed(deps, user)) throw new AppError('conflict');
    const isOperator = change.is_operator ?? user.isOperator;
    const disabled = change.disabled ?? user.disabledAt !== null;
    const disabledAt = disabled ? (user.disabledAt ?? deps.clock.now()) : null;
    await setAccess(tx, userId, { isOperator, disabledAt });
    const ended =
      change.sign_out || (disabled && user.disabledAt === null) ? await endSessions(tx, userId) : undefined;
    await writeAudit(tx, operator, {
      action: actionOf(change),
      subject: 'user',
      subjectId: userId,
      reason: change.reason,
      details: {
        before: { is_operator: user.isOperator, disabled: user.disabledAt !== null },
        after: { is_operator: isOperator, disabled },
        ...(ended === undefined ? {} : { sessions_ended: ended }),
      },
    });
    return null;
  });
}

/** Both rows under lock, so that operators who act on each other act one after the other. */
async function lockBoth(tx: Tx, operatorId: string, userId: string) {
  const rows = await lockUsers(tx, [operatorId, userId]);
  return { actor: rows.find(({ id }) => id === operatorId), user: rows.find(({ id }) => id === userId) };
}

function actionOf(change: Change): string {
  if (change.disabled !== undefined) return change.disabled ? 'user.disable' : 'user.enable';
  if (change.is_operator !== undefined) return change.is_operator ? 'user.promote' : 'user.demote';
  return change.sign_out ? 'user.sign_out' : 'user.leave_as_is';
}
