import { createRandom } from '../pixels/random.ts';
import type { MouthShape } from './mouth-shape.ts';

/** Pose of a whole face in one frame. */
export interface Pose {
  mouth: MouthShape;
  /** 0 as photographed, 1 closed. */
  blink: number;
  /** 0 to 1. */
  browsUp: number;
  /** Of the head, in widths of the face. */
  aside: number;
  down: number;
  /** Of the head, in radians: roll clockwise in the picture, yaw to the right, pitch downwards. */
  roll: number;
  yaw: number;
  pitch: number;
}

export type LivelyStyle = 'normal' | 'calm' | 'active';

/** How much the head moves. */
const MOTION: Record<LivelyStyle, number> = { calm: 0.3, normal: 1, active: 1.9 };
/** The largest swings at `normal`: radians, and widths of the face. */
const SWING = { roll: 0.016, yaw: 0.05, pitch: 0.035, aside: 0.008, nod: 0.03 };
/** Breaths a second, and how far the head rises with one. */
const BREATH = { hertz: 0.26, rise: 0.0035 };
/** Seconds between two blinks: people who talk blink every two to six. */
const BLINKS = { least: 1.9, spread: 3.8, first: 0.7, twice: 0.12, againAfter: 0.36 };
/** Lids close faster than they open; seconds from the start of a blink, and how far they are closed. */
const LIDS = [
  [0, 0],
  [0.07, 0.85],
  [0.1, 1],
  [0.14, 1],
  [0.22, 0.5],
  [0.34, 0],
] as const;

/**
 * Poses of a face that speaks these shapes: the mouth as given, the rest at random, the same for the same
 * seed.
 */
export function liven(
  mouths: readonly MouthShape[],
  { framesPerSecond, style, seed }: { framesPerSecond: number; style: LivelyStyle; seed: number },
): Pose[] {
  const random = createRandom(seed);
  const seconds = mouths.length / framesPerSecond;
  const motion = MOTION[style];
  const [roll, yaw, pitch, aside, brows] = [0.31, 0.24, 0.36, 0.22, 0.5].map((hertz) =>
    wander(random, seconds, hertz),
  ) as [Wander, Wander, Wander, Wander, Wander];
  const blinks = blinkTimes(random, seconds);
  const stress = stressOf(mouths, framesPerSecond);
  return mouths.map((mouth, frame) => {
    const time = (frame + 0.5) / framesPerSecond;
    // The film begins and ends as the photograph is.
    const settled = Math.min(1, time / 0.6, (seconds - time) / 0.6);
    const swing = motion * Math.max(0, settled);
    const stressed = stress[frame] ?? 0;
    return {
      mouth,
      blink: Math.max(0, ...blinks.map((begin) => lidsAt(time - begin))),
      browsUp: Math.max(0, stressed - 0.35 + 0.35 * brows(time)) * Math.min(1, 0.4 + motion / 2),
      aside: swing * SWING.aside * aside(time),
      down: -BREATH.rise * Math.sin(2 * Math.PI * BREATH.hertz * time) * Math.max(0, settled),
      roll: swing * SWING.roll * roll(time),
      yaw: swing * SWING.yaw * yaw(time),
      pitch: swing * (SWING.pitch * pitch(time) + SWING.nod * stressed),
    };
  });
}

type Wander = (time: number) => number;

/** A smooth path between -1 and 1 that changes direction about this many times a second. */
function wander(random: () => number, seconds: number, hertz: number): Wander {
  const knots = Array.from({ length: Math.ceil(seconds * hertz * 2) + 4 }, () => 2 * random() - 1);
  return (time) => {
    const at = time * hertz * 2;
    const from = Math.floor(at);
    const share = at - from;
    const eased = share * share * share * (share * (share * 6 - 15) + 10);
    const [one = 0, other = 0] = [knots[from], knots[from + 1]];
    return one + (other - one) * eased;
  };
}

function blinkTimes(random: () => number, seconds: number): number[] {
  const times: number[] = [];
  for (let at = BLINKS.first + random() * 1.6; at < seconds; at += BLINKS.least + random() * BLINKS.spread) {
    times.push(at);
    if (random() < BLINKS.twice) times.push(at + BLINKS.againAfter);
  }
  return times;
}

function lidsAt(time: number): number {
  const next = LIDS.findIndex(([at]) => at > time);
  if (next <= 0) return 0;
  const [[from, one], [to, other]] = [LIDS[next - 1] ?? LIDS[0], LIDS[next] ?? LIDS[0]];
  return one + ((other - one) * (time - from)) / (to - from);
}

/** Emphasis, where speech is louder than its surroundings: there people nod and lift their brows. */
function stressOf(mouths: readonly MouthShape[], framesPerSecond: number): number[] {
  const mean = (frame: number, reach: number) => {
    const [from, to] = [Math.max(0, frame - reach), Math.min(mouths.length, frame + reach + 1)];
    let sum = 0;
    for (let at = from; at < to; at += 1) sum += mouths[at]?.open ?? 0;
    return sum / (to - from);
  };
  const [near, far] = [Math.round(framesPerSecond * 0.12), Math.round(framesPerSecond * 0.8)];
  return mouths.map((_, frame) => Math.max(0, Math.min(1, (mean(frame, near) - mean(frame, far)) * 3.2)));
}
