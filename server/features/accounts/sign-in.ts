import { asc, eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { members, users } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { countSignIn, forgetSignIns } from './attempts.ts';
import type { Identity } from './identity.ts';
import { passwordMatches } from './password.ts';
import { openSession } from './token.ts';

/**
 * Opens a session. An unknown account and a wrong password give the same answer in the same time.
 * @throws AppError wrong_credentials, too_many_sign_ins
 */
export async function signIn(
  deps: { db: Db; clock: Clock },
  input: { identity: Identity; password: string; address: string },
): Promise<{ token: string; expire: string }> {
  const { way, value } = input.identity;
  await countSignIn(deps, `${way}:${value}`, input.address);
  const [user] = await deps.db.select().from(users).where(eq(users[way], value));
  if (!(await passwordMatches(user?.passwordHash, input.password)) || !user)
    throw new AppError('wrong_credentials');
  const [home] = await deps.db
    .select({ organisationId: members.organisationId })
    .from(members)
    .where(eq(members.userId, user.id))
    .orderBy(asc(members.createdAt), asc(members.organisationId));
  if (!home) throw new AppError('wrong_credentials');
  await forgetSignIns(deps, `${way}:${value}`);
  return openSession(deps.db, deps.clock, { userId: user.id, organisationId: home.organisationId });
}
