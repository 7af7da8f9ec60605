import { OUTLINE_LIMITS } from '@inkreel/contract/api/outlines.ts';
import type { Outline, TextResource } from '@inkreel/scene/timeline/resources.ts';
import { expect, it } from 'vitest';
import { createTextOutlines } from './text-outlines.ts';

const line = (text: string): TextResource => ({ kind: 'text', text, font: 'sans', bold: false });
const outline = (text: string): Outline => ({ path: text, width: text.length, ascent: 1, descent: 0 });

function withCalls(fail: () => boolean = () => false) {
  const calls: string[][] = [];
  const outlines = createTextOutlines(async (lines) => {
    calls.push(lines.map(({ text }) => text));
    if (fail()) throw new Error('offline');
    return lines.map(({ text }) => outline(text));
  });
  return { calls, outlines };
}

it('asks for each line once, however often it is drawn', async () => {
  const { calls, outlines } = withCalls();
  expect(outlines.known([line('a')])).toEqual([undefined]);
  const both = Promise.all([outlines.read([line('a'), line('b')]), outlines.read([line('b'), line('b')])]);
  expect(await both).toEqual([
    [outline('a'), outline('b')],
    [outline('b'), outline('b')],
  ]);
  expect(await outlines.read([line('a')])).toEqual([outline('a')]);
  expect(outlines.known([line('b'), line('c')])).toEqual([outline('b'), undefined]);
  expect(calls).toEqual([['a', 'b']]);
});

it('asks in calls that the server takes, and not for what fits into none', async () => {
  const { calls, outlines } = withCalls();
  const half = OUTLINE_LIMITS.characters / 2;
  const texts = ['a'.repeat(half), 'b'.repeat(half), 'c', 'd'.repeat(OUTLINE_LIMITS.characters + 1)];
  const many = Array.from({ length: OUTLINE_LIMITS.lines }, (_, index) => `${index}`);
  const found = await outlines.read([...texts, ...many].map(line));
  expect(found.map((each) => each?.path)).toEqual([...texts.slice(0, 3), undefined, ...many]);
  expect(calls).toEqual([
    texts.slice(0, 2),
    ['c', ...many.slice(0, OUTLINE_LIMITS.lines - 1)],
    many.slice(OUTLINE_LIMITS.lines - 1),
  ]);
});

it('asks again after a failure', async () => {
  let isOffline = true;
  const { calls, outlines } = withCalls(() => isOffline);
  await expect(outlines.read([line('a')])).rejects.toThrow('offline');
  isOffline = false;
  expect(await outlines.read([line('a')])).toEqual([outline('a')]);
  expect(calls).toHaveLength(2);
});
