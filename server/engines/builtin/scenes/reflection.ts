import type { Picture } from '../pixels/picture.ts';
import type { Ground } from './scene.ts';

/** Height up to which the subject is reflected, as a share of its height. */
const REACH = 0.6;
/** Height above the foot, as a share of the subject's height, from which nothing is mirrored. */
const LIFTED = 0.22;

/**
 * Draws the subject's mirror image into the ground below it, in place: column by column from the subject's lower end,
 * so that round feet stay closed, fading downwards and blurred horizontally by the ground's roughness.
 *
 * @param left,top position of the subject's upper left corner in the scene
 */
export function reflect(scene: Picture, subject: Picture, left: number, top: number, ground: Ground): void {
  if (ground.gloss <= 0) return;
  const ends = lowest(subject);
  const foot = Math.max(...ends);
  if (foot < 0) return;
  const reach = subject.height * REACH;
  for (let x = 0; x < subject.width; x += 1) {
    const end = ends[x] as number;
    // Parts above the ground do not touch their mirror image: they are left out, and the rest fades towards them.
    const near = 1 - (foot - end) / (subject.height * LIFTED);
    if (end < 0 || near <= 0) continue;
    const column = left + x;
    if (column < 0 || column >= scene.width) continue;
    for (let down = 1; down < reach; down += 1) {
      const row = top + end + down;
      const from = end + 1 - down;
      if (row >= scene.height || from < 0) break;
      if (row < 0) continue;
      const fade = ground.gloss * near * (1 - down / reach) ** (1.5 + ground.roughness * 3);
      mix(
        scene,
        4 * (row * scene.width + column),
        subject,
        x,
        from,
        Math.round(ground.roughness * down * 0.35),
        fade,
      );
    }
  }
}

/** Lowest row that is more than half opaque in each column; -1 if there is none. */
function lowest({ width, height, data }: Picture): number[] {
  return Array.from({ length: width }, (_, x) => {
    for (let y = height - 1; y >= 0; y -= 1) if ((data[4 * (y * width + x) + 3] as number) > 127) return y;
    return -1;
  });
}

function mix(
  scene: Picture,
  to: number,
  subject: Picture,
  x: number,
  y: number,
  blur: number,
  strength: number,
): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  let cover = 0;
  let count = 0;
  const step = Math.max(1, blur >> 1);
  for (let column = x - blur; column <= x + blur; column += step) {
    count += 1;
    if (column < 0 || column >= subject.width) continue;
    const at = 4 * (y * subject.width + column);
    const alpha = (subject.data[at + 3] as number) / 255;
    red += (subject.data[at] as number) * alpha;
    green += (subject.data[at + 1] as number) * alpha;
    blue += (subject.data[at + 2] as number) * alpha;
    cover += alpha;
  }
  if (cover === 0) return;
  const share = (cover / count) * strength;
  [red, green, blue].forEach((sum, channel) => {
    scene.data[to + channel] = (scene.data[to + channel] as number) * (1 - share) + (sum / cover) * share;
  });
}
