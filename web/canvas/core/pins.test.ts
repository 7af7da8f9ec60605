import { describe, expect, test } from 'vitest';
import { type Edges, PIN_RADIUS, type Pin, placePins } from './pins.ts';

const picture = { width: 1000, height: 500 };
const frame = { width: 600, height: 400 };
/** The picture fills the width: it lies from 50 to 350 px of the height. */
const fitted = { scale: 0.6, x: 0, y: 0 };
const place = { left: 0.5, top: 0.4, width: 0.1, height: 0.2 };
const pinsOf = (places: Parameters<typeof placePins>[0], view = fitted, taken: Edges[] = []) =>
  placePins(places, { view, picture, frame, taken });
const overlaps = ({ x, y }: Pin, { left, top, right, bottom }: Edges) =>
  x + PIN_RADIUS > left && x - PIN_RADIUS < right && y + PIN_RADIUS > top && y - PIN_RADIUS < bottom;

describe('a pin', () => {
  test('lies at the upper left corner of its place', () => {
    expect(pinsOf([place])).toEqual([
      { at: 0, x: 300, y: 170, area: { left: 300, top: 170, right: 360, bottom: 230 } },
    ]);
  });

  test('follows zoom and pan', () => {
    const [pin] = pinsOf([place], { scale: 1, x: -40, y: 30 });
    expect(pin).toMatchObject({ x: 260, y: 180 });
  });

  test('stays within the window while part of its place is visible, and disappears with the last of it', () => {
    const corner = { left: 0, top: 0, width: 0.3, height: 0.3 };
    expect(pinsOf([corner], { scale: 1, x: 0, y: 0 })[0]).toMatchObject({ x: PIN_RADIUS, y: PIN_RADIUS });
    expect(pinsOf([corner], { scale: 1, x: -300, y: 0 })).toEqual([]);
  });

  test('keeps the number of its note if others have no place or are out of sight', () => {
    const away = { left: 0, top: 0, width: 0.1, height: 0.1 };
    expect(pinsOf([null, away, place], { scale: 2, x: 0, y: 0 }).map(({ at }) => at)).toEqual([2]);
  });
});

describe('pins', () => {
  test.each([
    ['a line from top to bottom', { left: 278, top: 0, right: 322, bottom: 400 }],
    ['a button', { left: 250, top: 150, right: 400, bottom: 200 }],
  ])('avoid %s', (_name, control) => {
    const [pin] = pinsOf([place], fitted, [control]);
    expect(pin && overlaps(pin, control)).toBe(false);
    // It moves no further than necessary.
    expect(Math.hypot((pin?.x ?? 0) - 300, (pin?.y ?? 0) - 170)).toBeLessThanOrEqual(46);
  });

  test('avoid other pins, also at the same corner', () => {
    const pins = pinsOf([place, place, { ...place, left: 0.51 }]);
    for (const [index, pin] of pins.entries())
      for (const other of pins.slice(index + 1))
        expect(Math.max(Math.abs(pin.x - other.x), Math.abs(pin.y - other.y))).toBeGreaterThanOrEqual(
          2 * PIN_RADIUS,
        );
  });

  test('stay in place if the window has no room to avoid a control', () => {
    const [pin] = pinsOf([place], fitted, [{ left: 0, top: 0, right: 600, bottom: 400 }]);
    expect(pin).toMatchObject({ x: 300, y: 170 });
  });
});
