import type { SubtitleArea } from '@inkreel/contract/tools/capabilities.ts';
import { expect, test } from 'vitest';
import { areaAround, areaSigns, moveArea, NUBS, pressAreaKey, sizeArea } from './area-edits.ts';
import { type AreaTool, areasAfter, beginGesture, continueGesture } from './area-gesture.ts';

const FRAME = { width: 1000, height: 500 };
const LINE: SubtitleArea = { mode: 'remove', left: 0.1, top: 0.8, width: 0.8, height: 0.1 };
const CLOCK: SubtitleArea = {
  mode: 'keep',
  left: 0.05,
  top: 0.05,
  width: 0.2,
  height: 0.1,
  start: 2,
  end: 4,
};

/** Presses, drags over the points and releases. */
function drag(
  tool: AreaTool,
  [from, ...to]: [{ x: number; y: number }, ...{ x: number; y: number }[]],
  { picked, time = 3 }: { picked?: number; time?: number } = {},
) {
  const areas = [LINE, CLOCK];
  let gesture = beginGesture({ areas, picked, tool, time, reach: { x: 0.01, y: 0.02 } }, from);
  for (const point of to) gesture &&= continueGesture(gesture, point);
  return gesture && areasAfter(areas, gesture, to.at(-1) ?? from, FRAME);
}

test('tools draw a box to remove and a box to keep', () => {
  const corners: [{ x: number; y: number }, { x: number; y: number }] = [
    { x: 0.5, y: 0.6 },
    { x: 0.3, y: 0.4 },
  ];
  const box = { left: 0.3, top: 0.4, width: 0.2, height: 0.2 };
  expect(drag('remove', corners)?.[2]).toEqual({ mode: 'remove', ...box });
  expect(drag('keep', corners)?.[2]).toEqual({ mode: 'keep', ...box });
  // A click is not an area, and a drawn box ends at the edge of the frame.
  expect(
    drag('remove', [
      { x: 0.5, y: 0.5 },
      { x: 0.505, y: 0.5 },
    ]),
  ).toHaveLength(2);
  expect(
    drag('remove', [
      { x: 0.9, y: 0.9 },
      { x: 1.4, y: 2 },
    ])?.[2],
  ).toMatchObject({ width: 0.1, height: 0.1 });
});

test('the move tool moves the area under the pointer, within the frame, at the times at which it applies', () => {
  expect(
    drag('move', [
      { x: 0.5, y: 0.85 },
      { x: 0.9, y: 0.2 },
    ])?.[0],
  ).toMatchObject({ left: 0.2, top: 0.15 });
  expect(
    drag('move', [
      { x: 0.1, y: 0.1 },
      { x: 0.2, y: 0.2 },
    ])?.[1],
  ).toMatchObject({ left: 0.15, top: 0.15 });
  expect(
    drag(
      'move',
      [
        { x: 0.1, y: 0.1 },
        { x: 0.2, y: 0.2 },
      ],
      { time: 5 },
    ),
  ).toBeUndefined();
});

test('each nub moves its own edges, and leaves a box that can be grabbed again', () => {
  const by = { x: 0.05, y: -0.05 };
  const sized = NUBS.map((nub) => sizeArea(LINE, nub, by, FRAME));
  expect(sized.map(({ left, top, width, height }) => [left, top, width, height])).toEqual([
    [0.15, 0.75, 0.75, 0.15],
    [0.1, 0.75, 0.8, 0.15],
    [0.1, 0.75, 0.85, 0.15],
    [0.15, 0.8, 0.75, 0.1],
    [0.1, 0.8, 0.85, 0.1],
    [0.15, 0.8, 0.75, 0.05],
    [0.1, 0.8, 0.8, 0.05],
    [0.1, 0.8, 0.85, 0.05],
  ]);
  expect(sizeArea(LINE, { x: 1, y: 1 }, { x: -2, y: -2 }, FRAME)).toMatchObject({
    width: 0.008,
    height: 0.016,
  });
  // A nub takes precedence over the tool: the picked area is sized instead of a new one drawn.
  const sizing = drag(
    'keep',
    [
      { x: 0.905, y: 0.91 },
      { x: 0.955, y: 0.96 },
    ],
    { picked: 0 },
  );
  expect(sizing).toEqual([{ ...LINE, width: 0.85, height: 0.15 }, CLOCK]);
});

test('arrows move by a pixel or ten, with Alt they size, and other keys are left alone', () => {
  const press = (key: string, held: { shiftKey?: boolean; altKey?: boolean } = {}) =>
    pressAreaKey(LINE, { key, shiftKey: false, altKey: false, ...held }, FRAME);
  expect(press('ArrowRight')).toEqual({ ...LINE, left: 0.101 });
  expect(press('ArrowUp', { shiftKey: true })).toEqual({ ...LINE, top: 0.78 });
  expect(press('ArrowDown', { altKey: true })).toEqual({ ...LINE, height: 0.102 });
  expect(press('a')).toBeUndefined();
});

test('no rounding leads out of the frame', () => {
  for (let at = 0; at < 500; at++) {
    const drawn = areaAround(
      [
        { x: at / 777, y: at / 997 },
        { x: 1, y: 1 },
      ],
      'remove',
      FRAME,
    );
    if (!drawn) throw new Error('nothing was drawn');
    const moved = moveArea(drawn, { x: 0.1 + at / 333, y: at / 333 });
    for (const { left, top, width, height } of [drawn, moved])
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1);
  }
});

test('areas to remove are numbered, those to keep are K', () => {
  expect(areaSigns([LINE, CLOCK, LINE])).toEqual(['1', 'K', '2']);
});
