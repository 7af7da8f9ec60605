import { type ProfilePoint, roundCorners, smoothCurve, solid, turned } from '../profile.ts';
import { anyOf, arc, type Distance, roundedBox, type Solid, sphere, tube } from '../solid.ts';

/** Fruit and household things. Heights are in scene units; a mug is one unit high. */

export function apple(): Solid {
  const flesh = turned(
    solid(
      smoothCurve([
        [0.02, 0.07],
        [0.12, 0.02],
        [0.26, 0.03],
        [0.39, 0.2],
        [0.45, 0.44],
        [0.39, 0.67],
        [0.24, 0.77],
        [0.1, 0.73],
        [0.02, 0.64],
      ]),
    ),
  );
  // Five soft lobes towards the foot, as real apples have.
  const lobed: Distance = (x, y, z) => {
    const round = flesh(x, y, z) * 0.94;
    if (round > 0.08 || y > 0.62) return round;
    const a = (x * x) / (x * x + z * z + 1e-9);
    // Cosine of five times the angle around the core, written in the square of its cosine.
    const five = Math.sqrt(a) * Math.sign(x) * (16 * a * a - 20 * a + 5);
    return round + 0.02 * (0.62 - y) * (1 - five);
  };
  const leaf: Distance = (x, y, z) => {
    if (y < 0.6) return Math.max(0.72 - y, 0.1);
    const u = (x - 0.17) * 0.9 + (y - 0.92) * 0.35;
    const v = (y - 0.92) * 0.9 - (x - 0.17) * 0.4 + 1.6 * u * u;
    const width = 0.075 * (1 - (u / 0.16) ** 2);
    return Math.max(Math.abs(z) - Math.max(width, 0), Math.abs(v) - 0.007, Math.abs(u) - 0.15) * 0.6;
  };
  return {
    parts: [
      { slot: 'body', distance: lobed },
      { slot: 'stem', distance: tube(arc([0, 0.64, 0], [0.0, 0.8, 0], [0.07, 0.96, 0.02], 5), 0.016, 0.024) },
      { slot: 'leaf', distance: leaf },
    ],
    height: 1.02,
    radius: 0.47,
  };
}

export function ball(): Solid {
  return { parts: [{ slot: 'body', distance: sphere(0, 0.5, 0, 0.5) }], height: 1, radius: 0.5 };
}

export function lamp(): Solid {
  const foot = turned(
    solid(
      roundCorners([
        [0.34, 0, 0.02],
        [0.34, 0.05, 0.02],
        [0.06, 0.09, 0.05],
        [0.03, 0.3],
        [0.03, 1.1],
      ]),
    ),
  );
  const belly = turned(
    solid(
      smoothCurve([
        [0.05, 0.16],
        [0.22, 0.34],
        [0.2, 0.6],
        [0.04, 0.86],
      ]),
    ),
  );
  const shade = turned([
    [0.56, 0.98],
    [0.58, 0.98],
    [0.36, 1.68],
    [0.34, 1.68],
  ]);
  return {
    parts: [
      { slot: 'body', distance: belly },
      { slot: 'metal', distance: foot },
      { slot: 'glow', distance: shade },
      { slot: 'flame', distance: sphere(0, 1.24, 0, 0.12) },
    ],
    height: 1.72,
    radius: 0.62,
  };
}

export function speaker(variant: number): Solid {
  const half = 0.58 + 0.16 * variant;
  const drive = (height: number, radius: number): ProfilePoint[] => [
    [radius, height],
    [radius * 0.9, height + 0.03, 0.01],
    [radius * 0.4, height - 0.05, 0.05],
    [0, height - 0.02],
  ];
  // Loudspeaker cones are turned about the z axis: the profile's height runs along +z.
  const facing =
    (distance: Distance, centre: number): Distance =>
    (x, y, z) =>
      distance(x, z, y - centre);
  const woofer = turned(solid(roundCorners(drive(0.37, 0.27))));
  const tweeter = turned(solid(roundCorners(drive(0.37, 0.13))));
  return {
    parts: [
      { slot: 'body', distance: roundedBox(0.42, half, 0.36, 0, 0.06) },
      { slot: 'dark', distance: anyOf(facing(woofer, half * 0.68), facing(tweeter, half * 1.5)) },
      { slot: 'metal', distance: anyOf(ring(0.285, 0.368, half * 0.68), ring(0.145, 0.368, half * 1.5)) },
    ],
    height: half * 2,
    radius: 0.58,
    top: half * 2,
  };
}

/** Ring in the x/y plane around (0, `centre`, `depth`). */
function ring(radius: number, depth: number, centre: number): Distance {
  return (x, y, z) => {
    const across = Math.sqrt(x * x + (y - centre) ** 2) - radius;
    return Math.sqrt(across * across + (z - depth) ** 2) - 0.018;
  };
}
