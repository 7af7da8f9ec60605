import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { countPasswordCheck, forgivePasswordCheck } from './attempts.ts';
import { passwordMatches } from './password.ts';
import { users } from './tables.ts';

/**
 * Checks the signed-in user's password. Guessing is limited like signing in, but by session.
 * @returns the user's row as it was then
 * @throws AppError wrong_password, too_many_sign_ins
 */
export async function checkOwnPassword(
  deps: { db: Db; clock: Clock },
  { userId, tokenHash, password }: Pick<Principal, 'userId' | 'tokenHash'> & { password: string },
): Promise<typeof users.$inferSelect> {
  await countPasswordCheck(deps, { userId, tokenHash });
  const [user] = await deps.db.select().from(users).where(eq(users.id, userId));
  if (!(await passwordMatches(user?.passwordHash, password)) || !user) throw new AppError('wrong_password');
  await forgivePasswordCheck(deps, { userId, tokenHash });
  return user;
}
