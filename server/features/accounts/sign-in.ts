import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { countSignIn, forgiveSignIn } from './attempts.ts';
import { findDefaultOrganisation } from './find-default-organisation.ts';
import type { Identity } from './identity.ts';
import { type DeviceDeps, deviceCookie, knownDevice } from './known-device.ts';
import { passwordMatches } from './password.ts';
import { users } from './tables.ts';
import { createSession } from './token.ts';

/** A new session, with the cookie that makes the browser a known device of the account. */
export interface FreshSession {
  /** The account's first session also has `gift`: the points of the sign-up gift, or 0. */
  session: { token: string; expire: string; gift?: number };
  cookie: string;
}

/**
 * Opens a session. An unknown account and a wrong password give the same answer in the same time; that an account is
 * disabled is only revealed to someone with its password.
 * @param cookies the request's `Cookie` header
 * @throws AppError wrong_credentials, too_many_sign_ins, account_disabled
 */
export async function signIn(
  deps: { db: Db; clock: Clock } & DeviceDeps,
  input: { identity: Identity; password: string; address: string; cookies: string | undefined },
): Promise<FreshSession> {
  const { way, value } = input.identity;
  const [user] = await deps.db.select().from(users).where(eq(users[way], value));
  const attempt = {
    account: `${way}:${value}`,
    address: input.address,
    device: knownDevice(deps, user, input.cookies, deps.clock.now()),
  };
  await countSignIn(deps, attempt);
  if (!(await passwordMatches(user?.passwordHash, input.password)) || !user)
    throw new AppError('wrong_credentials');
  const session = await deps.db.transaction(async (tx) => {
    // Locked against a concurrent password change, which ends existing sessions: this one must either exist
    // before it or not be created.
    const [now] = await tx
      .select({ passwordHash: users.passwordHash, disabledAt: users.disabledAt })
      .from(users)
      .where(eq(users.id, user.id))
      .for('share');
    if (now?.passwordHash !== user.passwordHash) throw new AppError('wrong_credentials');
    if (now.disabledAt !== null) throw new AppError('account_disabled');
    const organisationId = await findDefaultOrganisation(tx, user.id);
    return createSession(tx, deps.clock, { userId: user.id, organisationId });
  });
  await forgiveSignIn(deps, attempt);
  return { session, cookie: deviceCookie(deps, user, deps.clock.now()) };
}
