import pg from 'pg';
import { vi } from 'vitest';

/**
 * Makes a call while `happens` commits right before the first of its statements that matches: what the call answers
 * must be true all the same.
 * @throws Error if no statement matched
 */
export async function betweenStatements<Answer>(
  matches: RegExp,
  happens: () => Promise<unknown>,
  call: () => Promise<Answer>,
): Promise<Answer> {
  type Given = [{ text?: string } | string, ...unknown[]];
  const query = pg.Client.prototype.query as unknown as (this: pg.Client, ...given: Given) => unknown;
  let happening: Promise<unknown> | undefined;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: Given
  ) {
    const [asked] = given;
    const text = typeof asked === 'string' ? asked : (asked.text ?? '');
    if (happening || !matches.test(text)) return query.apply(this, given);
    happening = happens();
    const sent = happening.then(() => query.apply(this, given));
    const answer = given.at(-1);
    if (typeof answer !== 'function') return sent;
    sent.catch((error: unknown) => answer(error));
    return undefined;
  } as never);
  try {
    const answer = await call();
    if (!happening) throw new Error(`no statement matched ${matches}`);
    return answer;
  } finally {
    spy.mockRestore();
  }
}
