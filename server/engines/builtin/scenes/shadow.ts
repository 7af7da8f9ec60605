import type { Mask, Plane } from '../pixels/picture.ts';
import { blurLevels } from './blur-levels.ts';
import type { Ground, SceneLight, Size } from './scene.ts';

/** A subject's alpha within a scene: its mask, and the position of its upper left corner. */
export interface Standing {
  alpha: Mask;
  left: number;
  top: number;
  /** Row of the scene on which its foot stands. */
  foot: number;
}

/** Shadows are soft: they are computed at this size and enlarged. */
const SIDE = 560;
/** Lamps nearer to the plane of the subject than this would stretch its shadow to a line. */
const LEAST_DEPTH = 0.4;
/** Share of the subject's height, from its foot up, that touches the ground. */
const FOOT = 0.12;
/** Darkness directly at the foot, whatever the lamp, and of the wide soft shadow around it. */
const CLOSE = 0.72;
const AROUND = 0.36;

/**
 * Darkening of each pixel of the scene, 0 to 1, at a reduced size: by the shadow of the subject on the ground, modelled
 * as an upright card, and by the contact shadow at its foot.
 */
export function shadowOf(standing: Standing, size: Size, ground: Ground, light: SceneLight): Plane {
  const factor = Math.min(1, SIDE / Math.max(size.width, size.height));
  const width = Math.max(1, Math.round(size.width * factor));
  const height = Math.max(1, Math.round(size.height * factor));
  const card = cardOf(standing, width, height, factor);
  const horizon = ground.horizon * factor;
  const focal = ground.focal * factor;
  const foot = standing.foot * factor;
  const out: Plane = { width, height, data: new Float32Array(width * height) };
  if (foot > horizon + 2) throwShadow(out, card, { horizon, focal, foot }, light);
  touch(out, card, foot);
  return out;
}

/** The subject's alpha at the size of the shadow, 0 to 1. */
function cardOf({ alpha, left, top }: Standing, width: number, height: number, factor: number): Plane {
  const card: Plane = { width, height, data: new Float32Array(width * height) };
  const step = 1 / factor;
  for (let y = 0; y < height; y += 1) {
    const from = Math.max(0, Math.floor(y * step) - top);
    const to = Math.min(alpha.height, Math.ceil((y + 1) * step) - top);
    for (let x = 0; x < width; x += 1) {
      const first = Math.max(0, Math.floor(x * step) - left);
      const last = Math.min(alpha.width, Math.ceil((x + 1) * step) - left);
      let sum = 0;
      let count = 0;
      for (let row = from; row < to; row += 1)
        for (let column = first; column < last; column += 1) {
          sum += alpha.data[row * alpha.width + column] as number;
          count += 1;
        }
      if (count > 0) card.data[y * width + x] = sum / count / 255;
    }
  }
  return card;
}

/** Eye height is the unit of length: the ground at a row lies `focal / (row - horizon)` away. */
function throwShadow(
  out: Plane,
  card: Plane,
  { horizon, focal, foot }: { horizon: number; focal: number; foot: number },
  light: SceneLight,
): void {
  const { width, height } = out;
  const levels = blurLevels(card);
  const [right, up, away] = light.toward;
  const depth = Math.abs(away) < LEAST_DEPTH ? Math.sign(away || -1) * LEAST_DEPTH : away;
  const own = focal / (foot - horizon);
  for (let y = Math.max(0, Math.ceil(horizon + 1)); y < height; y += 1) {
    const there = focal / (y + 0.5 - horizon);
    const way = (own - there) / depth;
    if (way < 0) continue;
    const rise = foot - (way * up * focal) / own;
    const softness = (1.2 + (way * light.softness * focal) / own) * 1.1;
    // The longer a shadow is, the more the surrounding light fills it.
    const fade = 1 / (1 + (way * 0.9) ** 2);
    for (let x = 0; x < width; x += 1) {
      const across = ((x + 0.5 - width / 2) * there) / focal + way * right;
      const column = width / 2 + (across * focal) / own;
      out.data[y * width + x] = levels.at(column, rise, softness) * fade * light.strength;
    }
  }
}

/** Contact shadow: a narrow dark line, and a wide soft one. */
function touch(out: Plane, card: Plane, foot: number): void {
  const { width, height } = out;
  const sole: Plane = { width, height, data: new Float32Array(width * height) };
  let top = height;
  let left = width;
  let right = 0;
  for (let at = 0; at < card.data.length; at += 1) {
    if ((card.data[at] as number) < 0.5) continue;
    top = Math.min(top, Math.floor(at / width));
    left = Math.min(left, at % width);
    right = Math.max(right, at % width);
  }
  const tall = Math.max(2, foot - top) * FOOT;
  for (let x = left; x <= right; x += 1) {
    for (let y = Math.min(height - 1, Math.ceil(foot)); y >= Math.max(0, foot - tall); y -= 1) {
      const value = card.data[y * width + x] as number;
      if (value < 0.5) continue;
      // A part that ends higher up floats: its shadow is fainter.
      const near = Math.min(1, 1.7 * (1 - (foot - y) / (tall + 1)));
      for (let row = y; row > Math.max(0, y - Math.max(2, tall * 0.6)); row -= 1)
        sole.data[row * width + x] = Math.max(sole.data[row * width + x] as number, near);
      break;
    }
  }
  const levels = blurLevels(sole);
  const wide = Math.max(3, (right - left) * 0.09);
  const narrow = Math.max(1.2, (right - left) * 0.018);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const close = levels.at(x + 0.5, y + 0.5 - narrow * 0.4, narrow);
      const around = levels.at(x + 0.5, y + 0.5 - wide * 0.25, wide);
      const open =
        (1 - (out.data[at] as number)) *
        (1 - Math.min(1, close) * CLOSE) *
        (1 - Math.min(1, around) * AROUND);
      out.data[at] = 1 - open;
    }
  }
}
