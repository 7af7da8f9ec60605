import { EMAIL_CODE } from '@inkreel/contract/limits.ts';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/connect.ts';
import { type AttemptLimit, countAttempt } from '../../../db/count-attempt.ts';
import type { CodeRequest } from './mail-code-job.ts';

const HOUR = 60 * 60;
const limit = (name: string, hits: number, windowSeconds: number): AttemptLimit => ({
  name,
  hits,
  windowSeconds,
  refusal: 'too_many_codes',
});

/** Whoever asks, a mailbox gets one mail in this time, and not many in a day: ten codes are fifty guesses of a million. */
const PER_MAILBOX = limit('code-mailbox', 1, EMAIL_CODE.countdownSeconds);
const PER_MAILBOX_AND_DAY = limit('code-mailbox-day', 10, 24 * HOUR);
/** One caller cannot have mails sent to many. */
const PER_CALLER = limit('code-caller', 30, HOUR);
const PER_USER = limit('code-user', 20, 24 * HOUR);
/** One caller cannot try codes of many accounts. */
const GUESSES_PER_CALLER = limit('code-guess', 50, HOUR);

type Deps = { db: Db; clock: Clock };

/** @throws AppError too_many_codes with the seconds to wait; the same for addresses that are known and not known */
export async function countCodeRequest(
  deps: Deps,
  { email, userId }: Pick<CodeRequest, 'email' | 'userId'>,
  caller: string,
): Promise<void> {
  // The mailbox comes after the caller: who may not ask any more must not keep the owner from asking either.
  await countAttempt(deps, PER_CALLER, caller);
  if (userId !== undefined) await countAttempt(deps, PER_USER, userId);
  await countAttempt(deps, PER_MAILBOX, email);
  await countAttempt(deps, PER_MAILBOX_AND_DAY, email);
}

/** @throws AppError too_many_codes */
export function countCodeGuess(deps: Deps, caller: string): Promise<void> {
  return countAttempt(deps, GUESSES_PER_CALLER, caller);
}
