import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { type AttemptLimit, countAttempt, forgetAttempts } from '../../db/count-attempt.ts';

/** Guessing one account's password, whoever guesses; and one address trying many accounts. */
const PER_ACCOUNT: AttemptLimit = {
  name: 'sign-in-account',
  hits: 10,
  windowSeconds: 15 * 60,
  refusal: 'too_many_sign_ins',
};
const PER_ADDRESS: AttemptLimit = {
  name: 'sign-in-address',
  hits: 100,
  windowSeconds: 15 * 60,
  refusal: 'too_many_sign_ins',
};
const REGISTER_PER_ADDRESS: AttemptLimit = {
  name: 'register-address',
  hits: 30,
  windowSeconds: 60 * 60,
  refusal: 'too_many_sign_ins',
};

type Deps = { db: Db; clock: Clock };

/** Counted before the password is checked, in the database, so that parallel guesses and several servers share it. */
export async function countSignIn(deps: Deps, account: string, address: string): Promise<void> {
  await countAttempt(deps, PER_ACCOUNT, account);
  await countAttempt(deps, PER_ADDRESS, address);
}

export function countRegistration(deps: Deps, address: string): Promise<void> {
  return countAttempt(deps, REGISTER_PER_ADDRESS, address);
}

/** A right password proves that the account's owner is there: its count starts again. */
export function forgetSignIns(deps: Deps, account: string): Promise<void> {
  return forgetAttempts(deps, PER_ACCOUNT, account);
}
