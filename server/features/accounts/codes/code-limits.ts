import { EMAIL_CODE } from '@inkreel/contract/limits.ts';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/connect.ts';
import {
  type AttemptLimit,
  countAttempt,
  countSlowing,
  type SlowingLimit,
} from '../../../db/count-attempt.ts';
import { sourceOf } from '../../../http/source-of.ts';
import type { CodeRequest } from './mail-code-job.ts';

const HOUR = 60 * 60;
const limit = (name: string, hits: number, windowSeconds: number): AttemptLimit => ({
  name,
  hits,
  windowSeconds,
  refusal: 'too_many_codes',
});

/** Minimum interval between mails to a mailbox, over all callers: the previous mail has a working link. */
const PER_MAILBOX = limit('code-mailbox', 1, EMAIL_CODE.countdownSeconds);
const PER_MAILBOX_AND_SOURCE = limit('code-mailbox-address', 5, 24 * HOUR);
/**
 * Mails per mailbox and day without a pause, then one an hour: strangers can neither keep its owner from
 * getting one nor flood it. Later `reset` mails have a link and no code, later `bind` mails a code with a
 * single try, so that a day allows fifty guesses out of a million in all.
 */
const MAILS: Record<CodeRequest['purpose'], SlowingLimit> = {
  reset: { free: limit('reset-mailbox-day', 10, 24 * HOUR), slow: limit('reset-mailbox-slow', 1, HOUR) },
  bind: { free: limit('bind-mailbox-day', 5, 24 * HOUR), slow: limit('bind-mailbox-slow', 1, HOUR) },
};
const TRIES_PER_MAILBOX: AttemptLimit = {
  ...limit('code-tries-day', 50, 24 * HOUR),
  refusal: 'code_tries_used',
};
/** One caller cannot have mails sent to many mailboxes. */
const PER_CALLER = limit('code-caller', 30, HOUR);
const PER_USER = limit('code-user', 20, 24 * HOUR);
/** One caller cannot try codes of many accounts. */
const GUESSES_PER_CALLER = limit('code-guess', 50, HOUR);

type Deps = { db: Db; clock: Clock };

/**
 * @returns false if the mailbox has had many mails today, and this one is one of the slow ones
 * @throws AppError too_many_codes with the seconds to wait; the same for known and unknown addresses
 */
export async function countCodeRequest(
  deps: Deps,
  { purpose, email, userId }: Pick<CodeRequest, 'purpose' | 'email' | 'userId'>,
  caller: string,
): Promise<boolean> {
  const source = sourceOf(caller);
  // The mailbox is counted after the caller: a blocked caller must not block the owner too.
  await countAttempt(deps, PER_CALLER, source);
  if (userId !== undefined) await countAttempt(deps, PER_USER, userId);
  await countAttempt(deps, PER_MAILBOX_AND_SOURCE, `${purpose} ${email} ${source}`);
  await countAttempt(deps, PER_MAILBOX, `${purpose} ${email}`);
  return countSlowing(deps, MAILS[purpose], email);
}

/** @throws AppError too_many_codes */
export function countCodeGuess(deps: Deps, caller: string): Promise<void> {
  return countAttempt(deps, GUESSES_PER_CALLER, sourceOf(caller));
}

/**
 * Counts a typed code by its mailbox, from all callers together: the answer is the same if no account has the mailbox.
 * @throws AppError code_tries_used
 */
export function countResetTry(deps: Deps, email: string): Promise<void> {
  return countAttempt(deps, TRIES_PER_MAILBOX, email);
}
