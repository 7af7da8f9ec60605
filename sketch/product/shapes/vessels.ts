import { hollow, type ProfilePoint, roundCorners, smoothCurve, turned } from '../profile.ts';
import { anyOf, arc, cylinder, meltTogether, type Solid, sphere, tube, without } from '../solid.ts';

/** Vessels: turned on a wheel, with handles and spouts melted on. Heights are in scene units; a mug is one unit high. */

export function mug(): Solid {
  const outer = roundCorners([
    [0, 0],
    [0.43, 0, 0.06],
    [0.5, 0.25, 0.14],
    [0.5, 1.0],
  ]);
  const body = turned(hollow(outer, 0.05, 0.07));
  const loop = tube(
    [
      ...arc([0.46, 0.84, 0], [0.9, 0.92, 0], [0.87, 0.56, 0]),
      ...arc([0.87, 0.56, 0], [0.84, 0.24, 0], [0.46, 0.22, 0]).slice(1),
    ],
    0.062,
    0.062,
  );
  // The handle is cut where it would reach into the cup.
  const handle = without(loop, cylinder(0.47, 0.1, 1.2, 0.01));
  return {
    parts: [
      { slot: 'body', distance: meltTogether(body, handle, 0.06) },
      { slot: 'liquid', distance: cylinder(0.452, 0.1, 0.7, 0.005) },
    ],
    height: 1.03,
    radius: 0.93,
    top: 1.02,
  };
}

/** Three silhouettes: bellied, slender, and round like a moon jar. `variant` from 0 to 1 chooses. */
export function vase(variant: number): Solid {
  const outlines = [
    [
      [0.27, 0],
      [0.36, 0.16],
      [0.56, 0.66],
      [0.46, 1.08],
      [0.21, 1.36],
      [0.19, 1.52],
      [0.3, 1.68],
    ],
    [
      [0.24, 0],
      [0.3, 0.3],
      [0.4, 0.9],
      [0.36, 1.35],
      [0.16, 1.62],
      [0.15, 1.86],
      [0.22, 1.96],
    ],
    [
      [0.3, 0],
      [0.52, 0.24],
      [0.68, 0.64],
      [0.56, 1.04],
      [0.28, 1.24],
      [0.22, 1.3],
      [0.27, 1.4],
    ],
  ] as const;
  const outline = outlines[Math.min(2, Math.floor(variant * 3))] ?? outlines[0];
  const [, height] = outline[outline.length - 1] ?? [0, 1.6];
  const body = turned(hollow([[0, 0], ...smoothCurve(outline)], 0.04, 0.08));
  return { parts: [{ slot: 'body', distance: body }], height: height + 0.05, radius: 0.72, top: height };
}

export function bowl(): Solid {
  const outline = smoothCurve([
    [0.3, 0.06],
    [0.5, 0.13],
    [0.72, 0.34],
    [0.84, 0.62],
  ]);
  const body = turned(hollow([[0, 0], [0.28, 0], ...outline], 0.042, 0.12));
  return {
    parts: [{ slot: 'body', distance: body }],
    height: 0.66,
    radius: 0.88,
    top: 0.62,
    hollow: { floor: 0.16, radius: 0.6 },
  };
}

export function plate(): Solid {
  // Thickness is measured upwards here: a flat rim would be too thin for the grid of the profile otherwise.
  const under: ProfilePoint[] = [
    [-0.3, 0],
    [0.55, 0, 0.05],
    [0.7, 0.055, 0.12],
    [1.0, 0.125],
    [1.02, 0.145],
  ];
  const over: ProfilePoint[] = [
    [1.0, 0.162],
    [0.7, 0.098, 0.12],
    [0.56, 0.05, 0.05],
    [-0.3, 0.05],
  ];
  const body = turned([...roundCorners(under), ...roundCorners(over)]);
  return {
    parts: [{ slot: 'body', distance: body }],
    height: 0.17,
    radius: 1.05,
    top: 0.05,
    hollow: { floor: 0.05, radius: 0.6 },
  };
}

/** Straight drinking glass with a thick foot. */
export function tumbler(): Solid {
  const outer = roundCorners([
    [0, 0],
    [0.3, 0, 0.04],
    [0.38, 1.05],
  ]);
  return {
    parts: [{ slot: 'body', distance: turned(hollow(outer, 0.045, 0.12)) }],
    height: 1.07,
    radius: 0.41,
  };
}

export function jar(): Solid {
  const outer = roundCorners([
    [0, 0],
    [0.5, 0, 0.09],
    [0.5, 0.82, 0.2],
    [0.4, 0.92, 0.04],
    [0.4, 1.0],
  ]);
  const lid = turned([
    [-0.3, 0.93],
    ...roundCorners([
      [0.44, 0.93],
      [0.45, 1.16, 0.05],
      [0.3, 1.17],
    ]),
    [-0.3, 1.17],
  ]);
  return {
    parts: [
      { slot: 'body', distance: turned(hollow(outer, 0.045, 0.07)) },
      {
        slot: 'liquid',
        distance: turned([
          [-0.3, 0.08],
          ...roundCorners([
            [0.45, 0.08, 0.08],
            [0.45, 0.66],
            [0.3, 0.67],
          ]),
          [-0.3, 0.67],
        ]),
      },
      { slot: 'metal', distance: lid },
    ],
    height: 1.19,
    radius: 0.53,
    top: 1.17,
  };
}

export function teapot(): Solid {
  const outline = smoothCurve([
    [0.34, 0],
    [0.55, 0.14],
    [0.66, 0.42],
    [0.5, 0.74],
    [0.3, 0.86],
  ]);
  const body = turned([[-0.3, 0], ...outline, [-0.3, 0.87]]);
  const spout = tube(arc([-0.5, 0.3, 0], [-0.86, 0.34, 0], [-1.02, 0.86, 0]), 0.15, 0.055);
  const mouth = tube(
    [
      [-0.97, 0.74, 0],
      [-1.05, 0.96, 0],
    ],
    0.03,
    0.035,
  );
  const loop = tube(
    [
      ...arc([0.5, 0.72, 0], [1.0, 0.94, 0], [0.98, 0.5, 0]),
      ...arc([0.98, 0.5, 0], [0.9, 0.2, 0], [0.56, 0.22, 0]).slice(1),
    ],
    0.055,
    0.055,
  );
  const lid = turned([
    [-0.3, 0.84],
    ...smoothCurve([
      [0.33, 0.84],
      [0.33, 0.9],
      [0.22, 0.97],
      [0.05, 1.0],
    ]),
    [-0.3, 1.0],
  ]);
  const knob = sphere(0, 1.06, 0, 0.085);
  return {
    parts: [
      { slot: 'body', distance: meltTogether(without(meltTogether(body, spout, 0.12), mouth), loop, 0.06) },
      { slot: 'body', distance: anyOf(lid, knob) },
    ],
    height: 1.16,
    radius: 1.1,
    top: 1.0,
  };
}
