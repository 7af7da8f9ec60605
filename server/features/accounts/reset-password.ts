import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { forgetGuesses } from './attempts.ts';
import { countCodeGuess, countResetTry } from './codes/code-limits.ts';
import { findResetLink } from './codes/reset-link.ts';
import { useResetCode } from './codes/use-code.ts';
import { type DeviceDeps, deviceCookie } from './known-device.ts';
import { checkPassword, hashPassword } from './password.ts';
import { endSessions } from './sessions/change-sessions.ts';
import { emailCodes, externalIdentities, resetLinks, users } from './tables.ts';
import { hashToken } from './token.ts';

type Deps = { db: Db; clock: Clock } & DeviceDeps;

/** For the browser that set a password: it becomes a known device of the account, and signs in next. */
interface ResetDone {
  cookie: string;
}

/**
 * Sets a new password with a code that was mailed, and ends every session of the account. A password that is refused
 * costs no try. The new password is hashed before the code is checked, so that the time tells nothing about the
 * address.
 *
 * @throws AppError password_length, password_too_common, too_many_codes, code_tries_used, reset_code_wrong
 */
export async function resetPassword(
  deps: Deps,
  input: { email: string; code: string; password: string; address: string },
): Promise<ResetDone> {
  checkPassword(input.password);
  await countCodeGuess(deps, input.address);
  await countResetTry(deps, input.email);
  const passwordHash = await hashPassword(input.password);
  const user = await deps.db.transaction(async (tx) => {
    const userId = await useResetCode(tx, deps, input);
    return userId === undefined ? undefined : setPassword(tx, deps.clock, userId, passwordHash);
  });
  if (!user) throw new AppError('reset_code_wrong');
  return finish(deps, user, passwordHash);
}

/**
 * Sets a new password with the token of a mailed link. Nothing is counted: 128 random bits are not guessed.
 * @throws AppError password_length, password_too_common, reset_link_invalid
 */
export async function resetPasswordByLink(
  deps: Deps,
  input: { token: string; password: string },
): Promise<ResetDone> {
  checkPassword(input.password);
  if ((await findResetLink(deps.db, deps.clock, input.token)) === undefined)
    throw new AppError('reset_link_invalid');
  const passwordHash = await hashPassword(input.password);
  const user = await deps.db.transaction(async (tx) => {
    const userId = await findResetLink(tx, deps.clock, input.token);
    if (userId === undefined) return undefined;
    // Two uses at the same moment: the second one finds the link gone.
    const mine = eq(resetLinks.tokenHash, hashToken(input.token));
    const [used] = await tx.delete(resetLinks).where(mine).returning();
    return used && setPassword(tx, deps.clock, userId, passwordHash);
  });
  if (!user) throw new AppError('reset_link_invalid');
  return finish(deps, user, passwordHash);
}

async function finish(deps: Deps, user: typeof users.$inferSelect, passwordHash: string): Promise<ResetDone> {
  if (user.email !== null) await forgetGuesses(deps, `email:${user.email}`);
  if (user.mobile !== null) await forgetGuesses(deps, `mobile:${user.mobile}`);
  return { cookie: deviceCookie(deps, { id: user.id, passwordHash }, deps.clock.now()) };
}

async function setPassword(tx: Tx, clock: Clock, userId: string, passwordHash: string) {
  // Codes are locked before users everywhere.
  await tx.delete(emailCodes).where(and(eq(emailCodes.userId, userId), eq(emailCodes.purpose, 'reset')));
  await tx.delete(resetLinks).where(eq(resetLinks.userId, userId));
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) return undefined;
  await tx
    .update(users)
    .set({ passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? clock.now() })
    .where(eq(users.id, userId));
  // A person who registered with someone else's address must not keep access another way.
  if (user.emailVerifiedAt === null)
    await tx.delete(externalIdentities).where(eq(externalIdentities.userId, userId));
  await endSessions(tx, userId);
  return user;
}
