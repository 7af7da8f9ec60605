import { expect, test } from 'vitest';
import { moveOverCells, pressCell } from './cell-gesture.ts';

const pressed = pressCell('a', { x: 100, y: 100 });

test('a press that hardly moves does nothing', () => {
  expect(moveOverCells(pressed, { x: 102, y: 101 }, 'a', 4)).toEqual({ gesture: pressed, moved: undefined });
});

test('a drag within its cell moves the picture, across a gap too', () => {
  const { gesture, moved } = moveOverCells(pressed, { x: 130, y: 90 }, 'a', 4);
  expect(moved).toEqual({ x: 30, y: -10 });
  expect(moveOverCells(gesture, { x: 150, y: 90 }, undefined, 4)).toMatchObject({
    gesture: { phase: 'panning' },
    moved: { x: 50, y: -10 },
  });
});

test('a drag over another cell offers the swap, and the picture returns to its position', () => {
  const over = moveOverCells(pressed, { x: 300, y: 100 }, 'b', 4);
  expect(over).toEqual({
    gesture: { cellId: 'a', start: { x: 100, y: 100 }, phase: 'swapping', targetId: 'b' },
    moved: undefined,
  });
  expect(moveOverCells(over.gesture, { x: 500, y: 100 }, undefined, 4)).toMatchObject({
    gesture: { phase: 'swapping', targetId: undefined },
    moved: undefined,
  });
  const back = moveOverCells(over.gesture, { x: 120, y: 100 }, 'a', 4);
  expect(back).toMatchObject({ gesture: { phase: 'panning', targetId: undefined }, moved: { x: 20, y: 0 } });
});
