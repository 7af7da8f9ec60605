import { expect, test } from 'vitest';
import { createThreadGate } from './thread-gate.ts';

const never = new AbortController().signal;

test('admits an earlier turn first, however late it arrives', async () => {
  const gate = createThreadGate(1);
  const order: number[] = [];
  const leave = await gate.enter(1, never);
  const come = async (turn: number) => {
    const out = await gate.enter(turn, never);
    order.push(turn);
    out();
  };
  const all = [come(3), come(2), come(1), come(3)];
  leave();
  await Promise.all(all);
  expect(order).toEqual([1, 2, 3, 3]);
});

test('admits no more than its places, even if one is released twice', async () => {
  const gate = createThreadGate(2);
  const [one] = await Promise.all([gate.enter(1, never), gate.enter(1, never)]);
  one();
  one();
  await gate.enter(1, never);
  let isIn = false;
  void gate.enter(1, never).then(() => {
    isIn = true;
  });
  await new Promise(setImmediate);
  expect(isIn).toBe(false);
});

test('a caller that gives up leaves the queue, and the next one is admitted', async () => {
  const gate = createThreadGate(1);
  const leave = await gate.enter(1, never);
  const gone = new AbortController();
  const given = gate.enter(2, gone.signal);
  const next = gate.enter(3, never);
  gone.abort(new Error('not wanted'));
  await expect(given).rejects.toThrow('not wanted');
  leave();
  (await next)();
  await expect(gate.enter(1, gone.signal)).rejects.toThrow('not wanted');
});
