import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { type AttemptLimit, countAttempt, takeBackAttempt } from '../../db/count-attempt.ts';
import { AppError } from '../../http/app-error.ts';
import { sourceOf } from '../../http/source-of.ts';

/**
 * Limits of wrong invite codes, for guests by address, which a whole office may share, and for users
 * individually, so that neighbours cannot use up their tries; a code has 60 random bits.
 */
const PER_ADDRESS: AttemptLimit = {
  name: 'invite-code-address',
  hits: 40,
  windowSeconds: 15 * 60,
  refusal: 'too_many_codes',
};
const PER_USER: AttemptLimit = { ...PER_ADDRESS, name: 'invite-code-user', hits: 20 };

/**
 * Runs `work` with a submitted invite code, counted as a guess: before the code is checked, so that parallel
 * guesses count, and uncounted if the code turns out to be valid.
 * @param who the caller's address, and the user if one is signed in
 * @throws AppError too_many_codes, or what `work` throws
 */
export async function countedAsGuess<Answer>(
  deps: { db: Db; clock: Clock },
  who: { address: string; userId?: string },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const counts: [AttemptLimit, string][] =
    who.userId === undefined ? [[PER_ADDRESS, sourceOf(who.address)]] : [[PER_USER, who.userId]];
  for (const [limit, what] of counts) await countAttempt(deps, limit, what);
  const takeBack = async () => {
    for (const [limit, what] of counts) await takeBackAttempt(deps, limit, what);
  };
  try {
    const answer = await work();
    await takeBack();
    return answer;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'invite_code_invalid')) await takeBack();
    throw error;
  }
}
