import { afterEach, expect, test } from 'vitest';
import { createDecodeBudget } from './decode-budget.ts';
import { askForTurns, offerTurns } from './turn-port.ts';

const MB = 1024 * 1024;
const owner = { organisationId: 'o', userId: 'u' };
const charge = { bytes: 100 * MB, pixels: 40_000_000 };
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

function connect(budget = createDecodeBudget({ capacity: 100 * MB, large: 1 }), signal?: AbortSignal) {
  const { port, close } = offerTurns(budget, { owner, signal });
  open.push(close);
  return { budget, close, take: askForTurns(port) };
}

test('a thread takes turns of the budget of the main thread, one after the other', async () => {
  const { budget, take } = connect();
  const end = await take(charge);
  expect(budget.usage()).toMatchObject({ bytes: 100 * MB, running: 1 });
  const next = take(charge);
  await expect.poll(() => budget.usage().waiting).toBe(1);
  end();
  (await next)();
  await expect.poll(() => budget.usage().running).toBe(0);
});

test('a decode too large for the budget is refused with its code', async () => {
  const { take } = connect();
  await expect(take({ ...charge, bytes: 101 * MB })).rejects.toThrow('image_too_heavy');
});

test('what a thread held when it ended is released', async () => {
  const { budget, take, close } = connect();
  await take(charge);
  const other = connect(budget);
  const waiting = other.take(charge);
  close();
  (await waiting)();
  await expect.poll(() => budget.usage().running).toBe(0);
});

test('a thread whose work is no longer wanted leaves the queue', async () => {
  const gone = new AbortController();
  const { budget, take } = connect();
  await take(charge);
  const waiting = connect(budget, gone.signal).take(charge);
  await expect.poll(() => budget.usage().waiting).toBe(1);
  gone.abort(new Error('cancelled'));
  await expect(waiting).rejects.toThrow('cancelled');
  expect(budget.usage().waiting).toBe(0);
});
