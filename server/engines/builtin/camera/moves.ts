/** The camera's position at a time, relative to the photograph's. */
export interface CameraPlace {
  /** Forward: how much the nearest parts grow, as a share. */
  forward: number;
  /** To the side and up: how far the nearest parts move, as a share of the width and of the height. */
  aside: number;
  up: number;
  /**
   * Turns with the move so that this depth (0 far, 1 near) stays in place; 0 keeps the far distance in place.
   */
  pivot: number;
  /** Share of the move that applies to all depths alike, as when the camera turns. */
  steady: number;
  /** Enlargement of everything, so that a pan shows no border. */
  reserve: number;
}

/**
 * How far the nearest parts may move relative to the farthest, as a share of the frame: beyond, cut-outs become
 * visible.
 */
const PARALLAX = 0.07;
const FORWARD = 0.24;

/** Starts and ends at rest. */
const ease = (time: number): number => time * time * time * (time * (time * 6 - 15) + 10);

/**
 * The five moves, by their number: push in, pull out, orbit, pan, crane up.
 *
 * @param time 0 at the first frame, 1 at the last
 * @param strength 0 to 1
 * @throws RangeError for an unknown move
 */
export function cameraAt(mode: number, time: number, strength: number): CameraPlace {
  const way = ease(time);
  const far = PARALLAX * (0.35 + 0.65 * strength);
  const deep = FORWARD * (0.35 + 0.65 * strength);
  const still: CameraPlace = { forward: 0, aside: 0, up: 0, pivot: 0, steady: 0, reserve: 1.035 };
  switch (mode) {
    case 0:
      return { ...still, forward: deep * way };
    case 1:
      return { ...still, forward: deep * (1 - way) };
    case 2:
      return {
        ...still,
        forward: deep * 0.15,
        aside: far * (way - 0.5),
        up: far * 0.12 * Math.sin(Math.PI * way),
        pivot: 0.6,
      };
    case 3:
      return { ...still, aside: far * (0.5 - way), steady: 0.9, reserve: 1 + far * 2 };
    case 4:
      return {
        ...still,
        forward: deep * 0.2 * way,
        up: far * (way - 0.5),
        steady: 0.5,
        reserve: 1 + far * 1.6,
      };
    default:
      throw new RangeError(`There is no camera move ${mode}`);
  }
}
