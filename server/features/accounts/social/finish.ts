import type { Language } from '@inkreel/contract/site.ts';
import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../clock.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { isUniqueViolation } from '../../../db/unique-violation.ts';
import { AppError } from '../../../http/app-error.ts';
import { countRegistration } from '../attempts.ts';
import { createAccount } from '../create-account.ts';
import { findDefaultOrganisation } from '../find-default-organisation.ts';
import { nameOf } from '../identity.ts';
import { type DeviceDeps, deviceCookie } from '../known-device.ts';
import type { FreshSession } from '../sign-in.ts';
import { externalIdentities, socialSignIns, users } from '../tables.ts';
import { createSession, hashToken } from '../token.ts';
import { failed } from './failed.ts';
import type { IdentityProvider, ProvidedPerson } from './identity-provider.ts';

type Log = Pick<FastifyBaseLogger, 'warn'>;
interface SocialDeps {
  db: Db;
  clock: Clock;
  provider: IdentityProvider;
}
/** The browser becomes a known device too, for later sign-ins with a password of the same account. */
type Deps = SocialDeps & DeviceDeps;

interface SocialAnswer {
  code: string;
  state: string;
  iss: string | undefined;
  redirectUrl: string;
  inviteCode: string | undefined;
  timeZone: string | undefined;
  language: Language;
  /** Network address of the caller. */
  address: string;
}

/**
 * Redeems what the popup brought back: signs in to the account of this person at the provider, or opens one.
 * @throws AppError social_sign_in_failed, account_disabled, social_account_exists, and those of `createAccount`
 */
export async function finishSocialSignIn(deps: Deps, answer: SocialAnswer, log: Log): Promise<FreshSession> {
  const person = await redeem(deps, answer, log);
  const session = await deps.db.transaction((tx) => signInAs(tx, deps, person));
  if (session) return session;
  return open(deps, person, answer, log);
}

async function redeem(deps: Deps, answer: SocialAnswer, log: Log): Promise<ProvidedPerson> {
  const { state, redirectUrl, code, iss } = answer;
  // Deleted at its first use, whatever the outcome.
  const [begun] = await deps.db
    .delete(socialSignIns)
    .where(eq(socialSignIns.stateHash, hashToken(state)))
    .returning();
  if (!begun) return failed(log, 'unknown state');
  if (begun.expiresAt <= deps.clock.now()) return failed(log, 'the sign-in took too long');
  if (begun.redirectUrl !== redirectUrl) return failed(log, 'it came back to another address');
  return deps.provider
    .finish({ ...begun, state }, { code, iss })
    .catch((error: unknown) => failed(log, error));
}

/** @returns undefined if there is no account yet */
async function signInAs(tx: Tx, deps: Deps, person: ProvidedPerson): Promise<FreshSession | undefined> {
  const userId = (await findLinked(tx, person)) ?? (await linkByEmail(tx, person));
  if (userId === undefined) return undefined;
  const [user] = await tx
    .select({ disabledAt: users.disabledAt, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  // Checked again under the lock: a password reset may just have removed the link.
  if ((await findLinked(tx, person)) !== userId) throw new AppError('social_sign_in_failed');
  if (!user) throw new AppError('social_sign_in_failed');
  if (user.disabledAt !== null) throw new AppError('account_disabled');
  const organisationId = await findDefaultOrganisation(tx, userId);
  const session = await createSession(tx, deps.clock, { userId, organisationId });
  const { passwordHash } = user;
  return { session, cookie: deviceCookie(deps, { id: userId, passwordHash }, deps.clock.now()) };
}

async function findLinked(tx: Tx, { issuer, subject }: ProvidedPerson): Promise<string | undefined> {
  const [linked] = await tx
    .select({ userId: externalIdentities.userId })
    .from(externalIdentities)
    .where(and(eq(externalIdentities.issuer, issuer), eq(externalIdentities.subject, subject)));
  return linked?.userId;
}

/**
 * An account with the same address is the same person's only if both sides have proved the address: else someone
 * could open an account with someone else's address, here or there, and wait.
 */
async function linkByEmail(tx: Tx, person: ProvidedPerson): Promise<string | undefined> {
  const { issuer, subject, email, emailVerified } = person;
  if (email === undefined) return undefined;
  const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  if (!user) return undefined;
  if (!emailVerified || user.emailVerifiedAt === null) throw new AppError('social_account_exists');
  await tx
    .insert(externalIdentities)
    .values({ issuer, subject, userId: user.id, email })
    .onConflictDoNothing();
  return user.id;
}

async function open(
  deps: Deps,
  person: ProvidedPerson,
  answer: SocialAnswer,
  log: Log,
): Promise<FreshSession> {
  const { issuer, subject, email } = person;
  if (email === undefined) return failed(log, 'the provider told no e-mail address');
  await countRegistration(deps, answer.address);
  const identity = { way: 'email', value: email } as const;
  const account = {
    identity,
    name: person.name ?? nameOf(identity),
    passwordHash: null,
    emailVerifiedAt: person.emailVerified ? deps.clock.now() : null,
    inviteCode: answer.inviteCode,
    language: answer.language,
    timeZone: answer.timeZone,
    address: answer.address,
  };
  try {
    const { userId, session } = await createAccount(deps, account, (tx, userId) =>
      tx.insert(externalIdentities).values({ issuer, subject, userId, email }),
    );
    const cookie = deviceCookie(deps, { id: userId, passwordHash: null }, deps.clock.now());
    return { session, cookie };
  } catch (error) {
    const exists = error instanceof AppError && error.code === 'account_exists';
    if (!exists && !isUniqueViolation(error)) throw error;
    // Opened in another window at the same moment: it is there now.
    const session = await deps.db.transaction((tx) => signInAs(tx, deps, person));
    return session ?? failed(log, 'the account appeared and went away');
  }
}
