import { begunAt } from '@inkreel/scene/film/testing.ts';
import { expect, test } from 'vitest';
import { createFramePicker } from './frame-picker.ts';

/** A video with frames at these seconds, a key frame every so many; counts what is decoded and left open. */
function videoOf(starts: readonly number[], { keys = 12, start = 0, quick = 0 } = {}) {
  const seen = { decoded: 0, open: 0, returned: 0 };
  const frameOf = (at: number) => {
    seen.open += 1;
    const frame = {
      at,
      timestamp: starts[at] ?? 0,
      clone: () => frameOf(at),
      close: () => {
        seen.open -= 1;
      },
    };
    return frame;
  };
  type Shown = ReturnType<typeof frameOf>;
  const shownAt = (time: number) =>
    Math.max(
      0,
      starts.findLastIndex((each) => each <= time),
    );
  async function* from(time: number): AsyncGenerator<Shown, void, unknown> {
    const first = shownAt(time);
    seen.decoded += first % keys;
    try {
      for (let at = first; at < starts.length; at += 1) {
        seen.decoded += 1;
        yield frameOf(at);
      }
    } finally {
      seen.returned += 1;
    }
  }
  const single = async (time: number) => {
    seen.decoded += (shownAt(time) % keys) + 1;
    return frameOf(shownAt(time));
  };
  const keyTime = async (time: number) => starts[shownAt(time) - (shownAt(time) % keys)];
  const source = { start, first: starts[0] ?? 0, from, single, keyTime, quick };
  const picker = createFramePicker<Shown>(source);
  return { picker, seen };
}

const RATES: readonly [string, number[]][] = [
  ['25 a second', Array.from({ length: 50 }, (_, at) => at / 25)],
  ['30 a second, to the millisecond', Array.from({ length: 60 }, (_, at) => Math.round(at * 33.3667) / 1000)],
  ['a variable rate', [0, 0.04, 0.5, 0.51, 0.52, 0.53, 1.4, 1.41]],
  ['a late begin', [0.4, 0.44, 0.48, 1]],
];

test.each(RATES)('shows the frame that has begun, at %s', async (_, starts) => {
  const { picker, seen } = videoOf(starts);
  for (let frame = 0; frame < 48; frame += 1) {
    const shown = await picker.at(frame / 24);
    expect([frame, shown?.at]).toEqual([frame, begunAt(starts, frame / 24)]);
    shown?.close();
  }
  expect(seen.decoded).toBe(starts.length);
  await picker.close();
  expect(seen.open).toBe(0);
});

test('counts from the start of the file', async () => {
  const { picker } = videoOf([5, 5.5, 6], { start: 5 });
  expect((await picker.at(0.6))?.at).toBe(1);
});

test('after a jump the key frame is there at once, and then the frame itself', async () => {
  const starts = Array.from({ length: 240 }, (_, at) => at / 24);
  const { picker, seen } = videoOf(starts);
  (await picker.at(0))?.close();
  const before = seen.decoded;
  const near = await picker.near(7.8);
  expect([near.isExact, near.frame?.at, seen.decoded - before]).toEqual([false, 180, 1]);
  near.frame?.close();
  expect((await picker.at(7.8))?.at).toBe(187);
  // The frames beside it are nearly decoded.
  expect(await picker.near(7.85)).toMatchObject({ isExact: true, frame: { at: 188 } });
});

test('what is no longer wanted is given up, and the next frame is shown', async () => {
  const starts = Array.from({ length: 240 }, (_, at) => at / 24);
  const { picker } = videoOf(starts);
  const old = picker.at(3);
  picker.interrupt();
  expect(await old).toBeUndefined();
  expect((await picker.at(5))?.at).toBe(120);
});

test('where key frames are near, what can be shown at once is the frame itself', async () => {
  const starts = Array.from({ length: 240 }, (_, at) => at / 24);
  const { picker, seen } = videoOf(starts, { quick: 0.6 });
  const near = await picker.near(7.8);
  expect([near.isExact, near.frame?.at, seen.decoded]).toEqual([true, 187, 8]);
  near.frame?.close();
  const key = await picker.key(7.8);
  expect([key?.at, seen.decoded]).toEqual([180, 9]);
  key?.close();
  expect(seen.open).toBe(0);
});
