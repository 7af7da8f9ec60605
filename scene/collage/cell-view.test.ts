import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CellView, panInCell, pictureRect, pinchInCell, WHOLE_VIEW, zoomInCell } from './cell-view.ts';

const cell = { width: 300, height: 300 };
const picture = { width: 600, height: 400 };

test('a whole view fills the cell from the middle', () => {
  expect(pictureRect(WHOLE_VIEW, cell, picture)).toEqual({ x: -75, y: 0, width: 450, height: 300 });
});

test('a pan follows the pointer until the picture ends', () => {
  const lies = pictureRect(panInCell(WHOLE_VIEW, { x: 20, y: 40 }, cell, picture), cell, picture);
  expect(lies.x).toBeCloseTo(-55);
  expect(lies.y).toBeCloseTo(0);
  expect(panInCell(WHOLE_VIEW, { x: 900, y: 0 }, cell, picture)).toEqual({ zoom: 1, x: 0, y: 0.5 });
});

test('zooming keeps the point under the pointer in place', () => {
  const view: CellView = { zoom: 1.5, x: 0.3, y: 0.6 };
  const at = { x: 120, y: 200 };
  const point = (shown: CellView) => {
    const lies = pictureRect(shown, cell, picture);
    return [(at.x - lies.x) / lies.width, (at.y - lies.y) / lies.height];
  };
  const zoomed = zoomInCell(view, 3, at, cell, picture);
  expect(zoomed.zoom).toBe(3);
  expect(point(zoomed)[0]).toBeCloseTo(point(view)[0] ?? 0);
  expect(point(zoomed)[1]).toBeCloseTo(point(view)[1] ?? 0);
  expect(zoomInCell(view, 99, at, cell, picture).zoom).toBe(8);
});

test('a pinch zooms, and two fingers moving together pan', () => {
  const view = { zoom: 2, x: 0.5, y: 0.5 };
  const pinched = pinchInCell(
    view,
    [
      { x: 140, y: 150 },
      { x: 160, y: 150 },
    ],
    [
      { x: 150, y: 150 },
      { x: 190, y: 150 },
    ],
    cell,
    picture,
  );
  expect(pinched.zoom).toBe(4);
  const lies = pictureRect(pinched, cell, picture);
  // The middle of the picture stays between the fingers, 20 to the right.
  expect(lies.x + lies.width / 2).toBeCloseTo(170);
});

test('no gesture leaves a part of the cell empty', () => {
  const side = fc.integer({ min: 10, max: 3000 });
  const size = fc.record({ width: side, height: side });
  const push = fc.double({ min: -4000, max: 4000, noNaN: true });
  const gesture = fc.record({ zoom: fc.double({ min: 0.1, max: 20, noNaN: true }), x: push, y: push });
  fc.assert(
    fc.property(size, size, fc.array(gesture, { maxLength: 8 }), (frame, shown, gestures) => {
      let view = WHOLE_VIEW;
      for (const { zoom, x, y } of gestures) {
        view = zoomInCell(panInCell(view, { x, y }, frame, shown), zoom, { x: y, y: x }, frame, shown);
        const lies = pictureRect(view, frame, shown);
        expect(Math.max(lies.x, lies.y)).toBeLessThanOrEqual(1e-6);
        expect(lies.x + lies.width).toBeGreaterThanOrEqual(frame.width - 1e-6);
        expect(lies.y + lies.height).toBeGreaterThanOrEqual(frame.height - 1e-6);
      }
    }),
    { numRuns: 300 },
  );
});
