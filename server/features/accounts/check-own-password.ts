import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { users } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { countSignIn, forgetSignIns } from './attempts.ts';
import { passwordMatches } from './password.ts';

/**
 * The signed-in user proves to know the account's password. Guessing is limited as signing in is.
 * @returns the user's row as it was then
 * @throws AppError wrong_password, too_many_sign_ins
 */
export async function checkOwnPassword(
  deps: { db: Db; clock: Clock },
  { userId, password, address }: { userId: string; password: string; address: string },
): Promise<typeof users.$inferSelect> {
  await countSignIn(deps, `user:${userId}`, address);
  const [user] = await deps.db.select().from(users).where(eq(users.id, userId));
  if (!(await passwordMatches(user?.passwordHash, password)) || !user) throw new AppError('wrong_password');
  await forgetSignIns(deps, `user:${userId}`);
  return user;
}
