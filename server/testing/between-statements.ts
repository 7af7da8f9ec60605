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
  let held: { client: pg.Client; sent: Promise<unknown>; isOver: boolean } | undefined;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: Given
  ) {
    const [asked] = given;
    const text = typeof asked === 'string' ? asked : (asked.text ?? '');
    if (!held && matches.test(text)) {
      const own = { client: this, sent: happens(), isOver: false };
      held = own;
      own.sent = own.sent.finally(() => {
        own.isOver = true;
      });
    }
    // Later statements of the same connection keep their order.
    if (held?.client !== this || held.isOver) return query.apply(this, given);
    const answer = given.at(-1);
    return held.sent.then(
      () => query.apply(this, given),
      (error: unknown) => {
        if (typeof answer !== 'function') throw error;
        answer(error);
      },
    );
  } as never);
  try {
    const answer = await call();
    if (!held) throw new Error(`no statement matched ${matches}`);
    return answer;
  } finally {
    spy.mockRestore();
  }
}
