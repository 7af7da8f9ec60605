import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { gather } from './gather.ts';

interface Row {
  key: string;
  value: number;
}

function gathered(answer: (keys: string[]) => Promise<Row[]>) {
  const find = vi.fn<typeof answer>(answer);
  return { find, look: gather(find, (row) => row.key) };
}

const rowsOf = async (keys: string[]) => keys.map((key) => ({ key, value: key.length })).reverse();

test('keys of one turn are looked up together, once each, and each gets its row', async () => {
  const { find, look } = gathered(async (keys) => rowsOf(keys.filter((key) => key !== 'unknown')));
  const rows = await Promise.all(['a', 'bb', 'unknown', 'a'].map(look));
  expect(rows.map((row) => row?.value)).toEqual([1, 2, undefined, 1]);
  expect(find.mock.calls).toEqual([[['a', 'bb', 'unknown']]]);
});

test('a key requested after the statement was sent is looked up again: what has ended since is not found', async () => {
  const answers: ((rows: Row[]) => void)[] = [];
  const { look } = gathered(() => new Promise((resolve) => answers.push(resolve)));
  const first = look('a');
  await turn();
  const second = look('a');
  await turn();
  answers[1]?.([]);
  answers[0]?.([{ key: 'a', value: 1 }]);
  expect(await first).toEqual({ key: 'a', value: 1 });
  expect(await second).toBeUndefined();
});

test('a failure fails all look-ups of its turn and none after', async () => {
  let isDown = true;
  const { look } = gathered(async (keys) => {
    if (isDown) throw new Error('the database is away');
    return rowsOf(keys);
  });
  const answers = await Promise.allSettled([look('a'), look('b')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect(await look('a')).toEqual({ key: 'a', value: 1 });
});
