import { createMask, type Mask, type Picture } from '../../server/engines/builtin/pixels/picture.ts';
import { createRandom } from '../../server/engines/builtin/pixels/random.ts';

const SHAPES = ['disc', 'blob', 'rectangle', 'stroke'] as const;
/** Share of a picture that is lost, minimum and maximum. */
const SHARE = [0.005, 0.05] as const;
/** Pixels that stay between a gap and the border of the picture. */
const BORDER = 8;
/** Noise below which a picture has no gradients worth a ratio. */
const CALM = 0.5;

/** One to three gaps of one shape at random places, 0.5 to 5 % of the picture; the same for the same seed and size. */
export function randomGaps({ width, height }: Picture, seed: number): { mask: Mask; shape: string } {
  const random = createRandom(seed * 7919 + width);
  const shape = SHAPES[seed % SHAPES.length] as (typeof SHAPES)[number];
  const mask = createMask(width, height);
  const count = 1 + Math.floor(random() * 3);
  const area = (SHARE[0] * (SHARE[1] / SHARE[0]) ** random() * width * height) / count;
  for (let gap = 0; gap < count; gap += 1) {
    if (shape === 'stroke') stroke(mask, area, random);
    else piece(mask, area, shape, random);
  }
  return { mask, shape };
}

function piece(
  mask: Mask,
  area: number,
  shape: Exclude<(typeof SHAPES)[number], 'stroke'>,
  random: () => number,
) {
  const aspect = shape === 'disc' ? 1 : 0.5 + random() * 1.5;
  const across = Math.sqrt((area / (shape === 'rectangle' ? 4 : Math.PI)) * aspect);
  const down = across / aspect;
  const centreX = between(across + BORDER, mask.width - across - BORDER, random);
  const centreY = between(down + BORDER, mask.height - down - BORDER, random);
  const [one, other] = [random() * 6, random() * 6];
  for (let at = 0; at < mask.data.length; at += 1) {
    const x = ((at % mask.width) - centreX) / across;
    const y = (Math.floor(at / mask.width) - centreY) / down;
    const angle = Math.atan2(y, x);
    const uneven =
      shape === 'blob' ? 0.18 * Math.sin(3 * angle + one) + 0.12 * Math.sin(5 * angle + other) : 0;
    const far = shape === 'rectangle' ? Math.max(Math.abs(x), Math.abs(y)) : Math.hypot(x, y);
    if (far < 1 + uneven) mask.data[at] = 255;
  }
}

/** A brush drawn along a wavy line. */
function stroke(mask: Mask, area: number, random: () => number): void {
  const brush = Math.max(5, Math.sqrt(area) * (0.22 + 0.15 * random()));
  const length = area / (2 * brush);
  let x = between(40, mask.width - 40, random);
  let y = between(40, mask.height - 40, random);
  let angle = random() * 2 * Math.PI;
  for (let step = 0; step < length; step += 1) {
    angle += (random() - 0.5) * 0.12;
    x += Math.cos(angle);
    y += Math.sin(angle);
    if (Math.min(x, y, mask.width - x, mask.height - y) < BORDER) angle += 0.5;
    for (let row = Math.max(0, Math.ceil(y - brush)); row < Math.min(mask.height, y + brush); row += 1)
      for (
        let column = Math.max(0, Math.ceil(x - brush));
        column < Math.min(mask.width, x + brush);
        column += 1
      )
        if (Math.hypot(column - x, row - y) < brush) mask.data[row * mask.width + column] = 255;
  }
}

function between(least: number, most: number, random: () => number): number {
  return least + random() * Math.max(0, most - least);
}

/** Mean squared step from pixel to pixel inside the gaps: how much texture there is. */
export function gradientEnergy({ width, data }: Picture, mask: Mask): number {
  let sum = 0;
  let count = 0;
  const isIn = (at: number) => mask.data[at] === 255;
  mask.data.forEach((_, at) => {
    if (!isIn(at) || !isIn(at + 1) || !isIn(at + width)) return;
    count += 1;
    for (let channel = 0; channel < 3; channel += 1) {
      const here = data[at * 4 + channel] as number;
      sum += (here - (data[(at + 1) * 4 + channel] as number)) ** 2;
      sum += (here - (data[(at + width) * 4 + channel] as number)) ** 2;
    }
  });
  return Math.max(CALM, sum / Math.max(1, count));
}
