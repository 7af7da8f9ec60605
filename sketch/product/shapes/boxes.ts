import { hollow, roundCorners, smoothCurve, solid, turned } from '../profile.ts';
import { anyOf, arc, cylinder, type Distance, roundedBox, type Solid, tube } from '../solid.ts';

/** Boxes, soap and candles. Heights are in scene units; a mug is one unit high. */

/** A bar of soap or the like: low, with well rounded edges. */
export function bar(): Solid {
  return {
    parts: [{ slot: 'body', distance: roundedBox(0.55, 0.17, 0.36, 0, 0.14) }],
    height: 0.34,
    radius: 0.67,
    top: 0.34,
  };
}

export function box(variant: number): Solid {
  const half = 0.42 + 0.2 * variant;
  return {
    parts: [{ slot: 'body', distance: roundedBox(0.5, half, 0.4, 0, 0.03) }],
    height: half * 2,
    radius: 0.66,
    top: half * 2,
  };
}

export function giftBox(): Solid {
  const body = anyOf(roundedBox(0.5, 0.39, 0.5, 0, 0.015), roundedBox(0.54, 0.1, 0.54, 0.75, 0.015));
  // The ribbon is the skin of the box, a little thicker, where it runs over the middle of a side.
  const band: Distance = (x, y, z) =>
    Math.max(body(x, y, z) - 0.008, Math.min(Math.abs(x), Math.abs(z)) - 0.09);
  const loop = (side: number) =>
    tube(
      [
        ...arc([0, 0.97, 0], [0.18 * side, 1.36, 0.1], [0.38 * side, 1.16, 0.06], 9),
        ...arc([0.38 * side, 1.16, 0.06], [0.36 * side, 0.98, 0], [0, 0.98, 0], 9).slice(1),
      ],
      0.042,
      0.042,
    );
  const tail = (side: number) =>
    tube(arc([0, 0.99, 0], [0.18 * side, 1.02, 0.22], [0.26 * side, 0.97, 0.4], 5), 0.04, 0.028);
  const tied = anyOf(loop(1), loop(-1), tail(1), tail(-1), cylinder(0.075, 0.94, 0.14, 0.05));
  // Nothing of the bow hangs below 0.925: most rays need not measure it.
  const bow: Distance = (x, y, z) => (y < 0.84 ? 0.925 - y : tied(x, y, z));
  return {
    parts: [
      {
        slot: 'body',
        distance: body,
      },
      {
        slot: 'ribbon',
        distance: anyOf(band, bow),
      },
    ],
    height: 1.3,
    radius: 0.78,
    top: 0.95,
  };
}

export function candle(): Solid {
  const outer = roundCorners([
    [0, 0],
    [0.4, 0, 0.04],
    [0.42, 0.86],
  ]);
  const wax = turned(
    solid(
      roundCorners([
        [0.36, 0.05, 0.02],
        [0.378, 0.72, 0.02],
        [0.2, 0.7, 0.1],
        [0, 0.695],
      ]),
    ),
  );
  const flame = turned(
    solid(
      smoothCurve([
        [0, 0.79],
        [0.045, 0.83],
        [0.072, 0.92],
        [0.05, 1.03],
        [0.016, 1.13],
        [0, 1.18],
      ]),
    ),
  );
  return {
    parts: [
      { slot: 'body', distance: turned(hollow(outer, 0.03, 0.05)) },
      { slot: 'wax', distance: wax },
      {
        slot: 'dark',
        distance: tube(
          [
            [0, 0.68, 0],
            [0.012, 0.83, 0],
          ],
          0.012,
          0.01,
        ),
      },
      { slot: 'flame', distance: flame },
    ],
    height: 1.2,
    radius: 0.45,
  };
}
