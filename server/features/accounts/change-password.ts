import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { type DeviceDeps, deviceCookie } from './known-device.ts';
import { checkPassword, hashPassword } from './password.ts';
import { sessions } from './sessions/tables.ts';
import { emailCodes, resetLinks, users } from './tables.ts';

/**
 * Sets a new password and ends every other session (decisions, Sessions). An account that never had one, since it signs
 * in elsewhere, sets its first one without naming a current one.
 * @throws AppError password_length, password_too_common, wrong_password, too_many_sign_ins
 */
export async function changePassword(
  deps: { db: Db; clock: Clock } & DeviceDeps,
  user: Pick<Principal, 'userId' | 'tokenHash'>,
  input: { current: string | undefined; password: string },
): Promise<{ cookie: string }> {
  checkPassword(input.password);
  const before = await currentHash(deps, user, input.current);
  const passwordHash = await hashPassword(input.password);
  await deps.db.transaction(async (tx) => {
    await tx.delete(resetLinks).where(eq(resetLinks.userId, user.userId));
    // A code requested before this change cannot undo it. Codes are locked before users everywhere.
    await tx
      .delete(emailCodes)
      .where(and(eq(emailCodes.userId, user.userId), eq(emailCodes.purpose, 'reset')));
    const unchanged = before === null ? isNull(users.passwordHash) : eq(users.passwordHash, before);
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, user.userId), unchanged))
      .returning({ id: users.id });
    // The password was changed in between: the given one is no longer current.
    if (changed.length === 0) throw new AppError('wrong_password');
    await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, user.userId), ne(sessions.tokenHash, user.tokenHash)));
  });
  // The new password has made every device unknown, this one too.
  return { cookie: deviceCookie(deps, { id: user.userId, passwordHash }, deps.clock.now()) };
}

async function currentHash(
  deps: { db: Db; clock: Clock },
  { userId, tokenHash }: Pick<Principal, 'userId' | 'tokenHash'>,
  current: string | undefined,
): Promise<string | null> {
  if (current !== undefined && current !== '') {
    const user = await checkOwnPassword(deps, { userId, tokenHash, password: current });
    return user.passwordHash;
  }
  const [user] = await deps.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  if (!user || user.passwordHash !== null) throw new AppError('wrong_password');
  return null;
}
