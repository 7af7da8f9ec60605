import { hollow, type ProfilePoint, roundCorners, solid, turned } from '../profile.ts';
import { anyOf, arc, cylinder, type Distance, roundedBox, type Solid, tube } from '../solid.ts';

/** Bottles, tins and tubes. Heights are in scene units; a mug is one unit high. */

const lathe = (points: readonly ProfilePoint[]): Distance => turned(solid(roundCorners(points)));

/** A swing of two outlines: a wine bottle with shoulders or a slender drinks bottle. */
export function bottle(variant: number): Solid {
  const tall = variant > 0.5;
  const outline: ProfilePoint[] = tall
    ? [
        [0.36, 0, 0.06],
        [0.37, 1.05, 0.26],
        [0.135, 1.42, 0.2],
        [0.13, 1.82],
        [0.1, 1.84],
      ]
    : [
        [0.4, 0, 0.08],
        [0.42, 0.86, 0.36],
        [0.16, 1.22, 0.24],
        [0.14, 1.56],
        [0.1, 1.58],
      ];
  const top = tall ? 1.82 : 1.56;
  const inner = outline.map(
    ([r, h, rounding]): ProfilePoint => [
      Math.max(0.02, r - 0.045),
      Math.max(0.07, Math.min(h, top - 0.42)),
      rounding ?? 0,
    ],
  );
  return {
    parts: [
      { slot: 'body', distance: lathe(outline) },
      { slot: 'liquid', distance: lathe(inner.slice(0, 3)) },
      {
        slot: 'metal',
        distance: lathe([
          [0.155, top - 0.13, 0.015],
          [0.155, top + 0.13, 0.03],
          [0, top + 0.14],
        ]),
      },
      {
        slot: 'label',
        distance: turned([
          [tall ? 0.362 : 0.408, 0.26],
          [tall ? 0.376 : 0.424, 0.26],
          [tall ? 0.378 : 0.426, 0.78],
          [tall ? 0.362 : 0.408, 0.78],
        ]),
      },
    ],
    height: top + 0.17,
    radius: 0.45,
    top: top + 0.14,
  };
}

/** Flacon of thick glass: square, round-shouldered or a disc. */
export function perfume(variant: number): Solid {
  const round = variant > 0.6;
  const glass = round
    ? lathe([
        [0.38, 0, 0.1],
        [0.46, 0.5, 0.3],
        [0.42, 0.98, 0.16],
        [0.13, 1.06],
      ])
    : roundedBox(0.46, 0.53, 0.25, 0, 0.05);
  const inner = round
    ? lathe([
        [0.3, 0.14, 0.1],
        [0.38, 0.5, 0.26],
        [0.36, 0.74],
        [0.3, 0.75],
      ])
    : roundedBox(0.38, 0.32, 0.17, 0.13, 0.035);
  return {
    parts: [
      { slot: 'body', distance: glass },
      { slot: 'liquid', distance: inner },
      {
        slot: 'metal',
        distance: anyOf(
          cylinder(0.13, 1.05, 0.1, 0.015),
          round ? cylinder(0.2, 1.14, 0.34, 0.03) : roundedBox(0.2, 0.18, 0.17, 1.13, 0.025),
        ),
      },
    ],
    height: 1.52,
    radius: 0.54,
    top: 1.48,
  };
}

/** Vacuum flask: straight body, shoulder, screw cap. */
export function flask(): Solid {
  return {
    parts: [
      {
        slot: 'body',
        distance: lathe([
          [0.36, 0, 0.05],
          [0.36, 1.12, 0.14],
          [0.27, 1.26, 0.05],
          [0.27, 1.3],
          [0, 1.3],
        ]),
      },
      {
        slot: 'metal',
        distance: lathe([
          [0.285, 1.29],
          [0.29, 1.6, 0.06],
          [0.1, 1.62],
          [0, 1.62],
        ]),
      },
    ],
    height: 1.66,
    radius: 0.4,
  };
}

/** Lotion bottle with a pump. */
export function pumpBottle(): Solid {
  const spout = tube(arc([0, 1.5, 0], [0.12, 1.52, 0], [0.32, 1.46, 0], 6), 0.05, 0.035);
  return {
    parts: [
      {
        slot: 'body',
        distance: lathe([
          [0.36, 0, 0.06],
          [0.36, 1.0, 0.16],
          [0.15, 1.12, 0.06],
          [0.15, 1.2],
          [0, 1.2],
        ]),
      },
      {
        slot: 'label',
        distance: turned([
          [0.352, 0.3],
          [0.366, 0.3],
          [0.366, 0.74],
          [0.352, 0.74],
        ]),
      },
      {
        slot: 'metal',
        distance: anyOf(
          cylinder(0.17, 1.12, 0.17, 0.02),
          cylinder(0.05, 1.25, 0.22, 0.01),
          cylinder(0.12, 1.44, 0.09, 0.03),
          spout,
        ),
      },
    ],
    height: 1.56,
    radius: 0.41,
  };
}

export function lipstick(): Solid {
  const bullet = lathe([
    [0.125, 1.02],
    [0.125, 1.36, 0.05],
    [0.07, 1.52, 0.05],
    [0, 1.53],
  ]);
  // The slanted cut that every new lipstick has.
  const cut: Distance = (x, y, z) => Math.max(bullet(x, y, z), (y - 1.4) * 0.82 + x * 0.57);
  return {
    parts: [
      {
        slot: 'dark',
        distance: lathe([
          [0.2, 0, 0.02],
          [0.2, 0.66, 0.02],
          [0, 0.66],
        ]),
      },
      {
        slot: 'metal',
        distance: lathe([
          [0.185, 0.66],
          [0.185, 0.74, 0.01],
          [0.155, 0.75, 0.01],
          [0.155, 1.1, 0.015],
          [0, 1.1],
        ]),
      },
      { slot: 'body', distance: cut },
    ],
    height: 1.55,
    radius: 0.24,
  };
}

export function can(): Solid {
  const end: ProfilePoint[] = [
    [0.32, 0.02],
    [0.35, 0.0, 0.01],
    [0.42, 0.1, 0.03],
  ];
  const body = lathe([...end, [0.42, 1.2, 0.04], [0.36, 1.32]]);
  const rim = turned(
    hollow(
      roundCorners([
        [0, 1.2],
        [0.36, 1.3],
        [0.375, 1.36, 0.01],
      ]),
      0.022,
      1.31,
    ),
  );
  const tab = roundedBox(0.06, 0.012, 0.12, 1.325, 0.01);
  return {
    parts: [
      { slot: 'body', distance: body },
      { slot: 'metal', distance: anyOf(rim, (x, y, z) => tab(x, y, z - 0.08)) },
    ],
    height: 1.4,
    radius: 0.45,
    top: 1.36,
  };
}

/** Cosmetics tube standing on its cap: round below, flat at the crimp. */
export function squeezeTube(): Solid {
  const body: Distance = (x, y, z) => {
    const share = Math.min(1, Math.max(0, (y - 0.28) / 1.3));
    const halfX = 0.3 + 0.08 * share;
    const halfZ = 0.3 * (1 - share * share) + 0.018;
    const ring = Math.sqrt((x / halfX) ** 2 + (z / halfZ) ** 2);
    const side = (ring - 1) * Math.min(halfX, halfZ) * 0.75;
    return Math.max(side, y - 1.6, 0.26 - y) - 0.012;
  };
  return {
    parts: [
      { slot: 'body', distance: body },
      { slot: 'metal', distance: cylinder(0.27, 0, 0.27, 0.03) },
    ],
    height: 1.64,
    radius: 0.44,
  };
}
