import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import {
  type AttemptLimit,
  countAttempt,
  countSlowing,
  forgetAttempts,
  type SlowingLimit,
  takeBackAttempt,
} from '../../db/count-attempt.ts';
import { sourceOf } from '../../http/source-of.ts';

/**
 * Limits on password guessing, keyed by what a stranger cannot forge: one account from one source or known
 * device, and one source across accounts. Over all unknown sources an account only gets slower.
 * docs/security.md has the arithmetic.
 */
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const limit = (name: string, hits: number, windowSeconds: number): AttemptLimit => ({
  name,
  hits,
  windowSeconds,
  refusal: 'too_many_sign_ins',
});

const PER_ACCOUNT_AND_PLACE = [
  limit('sign-in-place', 10, 15 * MINUTE),
  limit('sign-in-place-day', 40, DAY),
] as const;
const PER_SOURCE = limit('sign-in-address', 100, 15 * MINUTE);
/** 480 a day, then one in three minutes: at most 960 a day, the rate of ten in a quarter of an hour. */
const PER_ACCOUNT: SlowingLimit = {
  free: limit('sign-in-account-day', 480, DAY),
  slow: limit('sign-in-account-slow', 1, 3 * MINUTE),
};
const REGISTER_PER_SOURCE = limit('register-address', 30, 60 * MINUTE);

type Deps = { db: Db; clock: Clock };

export interface SignInAttempt {
  /** The account's identifier, whether or not it exists. */
  account: string;
  /** Network address of the caller. */
  address: string;
  /** Id of a device on which someone has signed in to this account; undefined for any other. */
  device: string | undefined;
}

/**
 * Counted before the password is checked, in the database, so that parallel guesses and several servers share it.
 * @throws AppError too_many_sign_ins with the seconds to wait
 */
export async function countSignIn(deps: Deps, attempt: SignInAttempt): Promise<void> {
  const { account, address, device } = attempt;
  const source = sourceOf(address);
  if (device === undefined) await countAttempt(deps, PER_SOURCE, source);
  for (const each of PER_ACCOUNT_AND_PLACE) await countAttempt(deps, each, placeOf(attempt));
  if (device === undefined) await countSlowing(deps, PER_ACCOUNT, account);
}

/**
 * A right password was not a guess: the count of its source is reset, and the other counts drop this attempt.
 */
export async function forgiveSignIn(deps: Deps, attempt: SignInAttempt): Promise<void> {
  for (const each of PER_ACCOUNT_AND_PLACE) await forgetAttempts(deps, each, placeOf(attempt));
  if (attempt.device !== undefined) return;
  await takeBackAttempt(deps, PER_SOURCE, sourceOf(attempt.address));
  await takeBackAttempt(deps, PER_ACCOUNT.free, attempt.account);
  await forgetAttempts(deps, PER_ACCOUNT.slow, attempt.account);
}

/** The account has a new password: what was guessed at the old one no longer counts. */
export async function forgetGuesses(deps: Deps, account: string): Promise<void> {
  await forgetAttempts(deps, PER_ACCOUNT.free, account);
  await forgetAttempts(deps, PER_ACCOUNT.slow, account);
}

function placeOf({ account, address, device }: SignInAttempt): string {
  return `${account} ${device === undefined ? `from ${sourceOf(address)}` : `on ${device}`}`;
}

export function countRegistration(deps: Deps, address: string): Promise<void> {
  return countAttempt(deps, REGISTER_PER_SOURCE, sourceOf(address));
}

type OwnPassword = { userId: string; tokenHash: string };

/**
 * A signed-in user who enters the current password. Counted by session: a stolen one does not lock the others
 * out.
 * @throws AppError too_many_sign_ins
 */
export async function countPasswordCheck(deps: Deps, session: OwnPassword): Promise<void> {
  for (const each of PER_ACCOUNT_AND_PLACE) await countAttempt(deps, each, sessionOf(session));
}

export async function forgivePasswordCheck(deps: Deps, session: OwnPassword): Promise<void> {
  for (const each of PER_ACCOUNT_AND_PLACE) await forgetAttempts(deps, each, sessionOf(session));
}

function sessionOf({ userId, tokenHash }: OwnPassword): string {
  return `user ${userId} in ${tokenHash}`;
}
