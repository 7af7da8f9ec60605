import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { externalIdentities, sessions, users } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { forgetSignIns } from './attempts.ts';
import { countCodeGuess } from './codes/code-limits.ts';
import { useResetCode } from './codes/use-code.ts';
import { checkPassword, hashPassword } from './password.ts';

type Deps = { db: Db; clock: Clock; codeSecret: Buffer };

/**
 * Sets a new password with a code that was mailed, and ends every session of the account. A password that is refused
 * costs no try. The new password is hashed before the code is looked at, so that the time tells nothing about the
 * address.
 *
 * @throws AppError password_length, password_too_common, too_many_codes, reset_code_wrong
 */
export async function resetPassword(
  deps: Deps,
  input: { email: string; code: string; password: string; address: string },
): Promise<void> {
  checkPassword(input.password);
  await countCodeGuess(deps, input.address);
  const passwordHash = await hashPassword(input.password);
  const user = await deps.db.transaction(async (tx) => {
    const userId = await useResetCode(tx, deps, input);
    return userId === undefined ? undefined : setPassword(tx, deps.clock, userId, passwordHash);
  });
  if (!user) throw new AppError('reset_code_wrong');
  if (user.email !== null) await forgetSignIns(deps, `email:${user.email}`);
  if (user.mobile !== null) await forgetSignIns(deps, `mobile:${user.mobile}`);
}

async function setPassword(tx: Tx, clock: Clock, userId: string, passwordHash: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) return undefined;
  await tx
    .update(users)
    .set({ passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? clock.now() })
    .where(eq(users.id, userId));
  // Whoever opened the account with an address that was not theirs must not stay in it by another door.
  if (user.emailVerifiedAt === null)
    await tx.delete(externalIdentities).where(eq(externalIdentities.userId, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  return user;
}
