/**
 * Object remover against OpenCV's inpainting by Telea: photographs lose irregular pieces and both fill them.
 * Prints the PSNR inside the gaps (against the original) and the CPU time of both. Bars: at least 1 dB better
 * than Telea in the mean, and 1024 x 1024 with gaps of 5 % within 3 s of CPU. The sample photographs lose
 * pieces at chosen spots with the detail that lies behind removed objects: texture (cloth, fur, wood, sky)
 * and structure (stripes, edges, lattices). Then they, and further pictures given as arguments, lose pieces
 * of several shapes at random places (the same in every run), 0.5 to 5 % of their area, also over unique
 * objects. For these the energy of the gradients inside the gaps is reported too, as a share of the
 * original's: a blurry fill has almost none. Usage: npm run bench remover, or node bench/remover.ts [picture
 * or folder ...]
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { inpaint } from '../server/engines/builtin/inpaint/inpaint.ts';
import { withOpenCv } from '../server/engines/builtin/opencv/load-opencv.ts';
import { decodePicture } from '../server/engines/builtin/picture/codec.ts';
import { createMask, type Mask, type Picture } from '../server/engines/builtin/pixels/picture.ts';
import { createRandom } from '../server/engines/builtin/pixels/random.ts';
import { gradientEnergy, randomGaps } from './lib/gaps.ts';

const LONGEST = 1024;
const PIECES = 3;
const PIECE = 0.013;
const LAYOUT = 7;
/** Seeds of gaps at random places. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const TELEA_RADIUS = 5;
const BAR = { gain: 1, seconds: 3 };

/** Places in the sample photographs: centre and radius in pixels. */
type Spot = readonly [x: number, y: number, radius: number];
const SPOTS: Readonly<Record<string, { texture: readonly Spot[]; structure: readonly Spot[] }>> = {
  astronaut: {
    texture: [
      [150, 300, 32],
      [330, 60, 28],
    ],
    structure: [
      [40, 150, 30],
      [480, 285, 25],
    ],
  },
  chelsea: {
    texture: [
      [110, 180, 26],
      [400, 100, 28],
    ],
    structure: [
      [190, 60, 24],
      [300, 60, 22],
    ],
  },
  coffee: {
    texture: [
      [520, 300, 34],
      [500, 60, 30],
    ],
    structure: [
      [455, 250, 30],
      [60, 90, 28],
    ],
  },
  rocket: {
    texture: [
      [130, 80, 34],
      [400, 60, 34],
    ],
    structure: [
      [50, 200, 30],
      [590, 250, 30],
    ],
  },
};
const photos = path.resolve(import.meta.dirname, '../web/public/samples/photos');
const photo = (name: string) => path.join(photos, `${name}.webp`);

const chosen: Compared[] = [];
const random: Compared[] = [];
for (const [name, spots] of Object.entries(SPOTS))
  for (const kind of ['texture', 'structure'] as const) {
    const picture = await load(photo(name));
    chosen.push(await compare(`${name}, ${kind}`, picture, spotMask(picture, spots[kind])));
  }
for (const file of [...Object.keys(SPOTS).map(photo), ...process.argv.slice(2).flatMap(picturesIn)]) {
  const picture = await load(file);
  for (const seed of SEEDS) {
    const { mask, shape } = randomGaps(picture, seed);
    random.push(await compare(`${path.basename(file).slice(0, 16)}, ${shape}`, picture, mask));
  }
}
const square = await load(photo('astronaut'), { width: LONGEST, height: LONGEST });
const { seconds } = await measured(async () =>
  inpaint(square, pieces(square, LAYOUT, 0.05 / PIECES), { seed: 1, tick: () => undefined }),
);
const gain = mean(chosen.map((one) => one.gain));
process.stdout.write(
  `gaps at chosen spots: ${gain.toFixed(2)} dB better than Telea in the mean, ${(gain / BAR.gain).toFixed(2)} of the bar\n` +
    `gaps at random places: ${mean(random.map((one) => one.gain)).toFixed(2)} dB better than Telea in the mean, ` +
    `energy of gradients ${share(random.map((one) => one.energy))} of the photographs (Telea ${share(random.map((one) => one.theirs))})\n` +
    `1024 x 1024, gaps of 5 %: ${seconds.toFixed(2)} s of CPU, ${(seconds / BAR.seconds).toFixed(2)} of the limit\n`,
);
if (gain < BAR.gain || seconds > BAR.seconds) process.exitCode = 1;

interface Compared {
  /** By how many dB the remover is better. */
  gain: number;
  /** Energy of the gradients inside the gaps, as a share of the original's. */
  energy: number;
  theirs: number;
}

/** Fills the gaps by both and prints the figures. */
async function compare(name: string, picture: Picture, mask: Mask): Promise<Compared> {
  const telea = await measured(() => fillByTelea(picture, mask));
  const ours = await measured(async () => inpaint(picture, mask, { seed: 1, tick: () => undefined }));
  const [theirs, mine] = [psnrInside(picture, telea.value, mask), psnrInside(picture, ours.value, mask)];
  process.stdout.write(
    `${name.slice(0, 24).padEnd(24)} Telea ${theirs.toFixed(2)} dB ${telea.seconds.toFixed(2)} s, ` +
      `remover ${mine.toFixed(2)} dB ${ours.seconds.toFixed(2)} s, ${(mine - theirs).toFixed(2)} dB better\n`,
  );
  const before = gradientEnergy(picture, mask);
  return {
    gain: mine - theirs,
    energy: gradientEnergy(ours.value, mask) / before,
    theirs: gradientEnergy(telea.value, mask) / before,
  };
}

/** The geometric mean of shares, for printing. */
function share(values: readonly number[]): string {
  return Math.exp(mean(values.map(Math.log))).toFixed(2);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function picturesIn(name: string): string[] {
  if (!fs.statSync(name).isDirectory()) return [name];
  return fs.readdirSync(name).map((file) => path.join(name, file));
}

async function load(file: string, size?: { width: number; height: number }): Promise<Picture> {
  const resized = sharp(file).resize({
    ...(size ?? { width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true }),
  });
  return decodePicture(await resized.png().toBuffer());
}

/** Blobs with an uneven outline, the same for the same layout and size. */
function pieces({ width, height }: Picture, layout: number, share = PIECE): Mask {
  const random = createRandom(layout);
  const mask = createMask(width, height);
  for (let piece = 0; piece < PIECES; piece += 1) {
    const aspect = 0.5 + random() * 1.2;
    const across = Math.sqrt(((share * width * height) / Math.PI) * aspect);
    const down = across / aspect;
    const x = across + 20 + random() * (width - 2 * across - 40);
    const y = down + 20 + random() * (height - 2 * down - 40);
    blob(mask, { x, y, across, down }, random);
  }
  return mask;
}

function spotMask({ width, height }: Picture, spots: readonly Spot[]): Mask {
  const mask = createMask(width, height);
  for (const [x, y, radius] of spots) blob(mask, { x, y, across: radius, down: radius }, createRandom(x));
  return mask;
}

/** Marks an ellipse with an uneven outline. */
function blob(
  { width, data }: Mask,
  { x, y, across, down }: { x: number; y: number; across: number; down: number },
  random: () => number,
): void {
  const [one, other] = [random() * 6, random() * 6];
  for (let at = 0; at < data.length; at += 1) {
    const toX = ((at % width) - x) / across;
    const toY = (Math.floor(at / width) - y) / down;
    const angle = Math.atan2(toY, toX);
    const edge = 1 + 0.15 * Math.sin(3 * angle + one) + 0.1 * Math.sin(5 * angle + other);
    if (Math.hypot(toX, toY) < edge) data[at] = 255;
  }
}

function fillByTelea(picture: Picture, mask: Mask): Promise<Picture> {
  const { width, height } = picture;
  return withOpenCv((cv, keep) => {
    const source = keep(new cv.Mat(height, width, cv.CV_8UC4));
    source.data.set(picture.data);
    const colours = keep(new cv.Mat());
    cv.cvtColor(source, colours, cv.COLOR_RGBA2RGB);
    const gaps = keep(new cv.Mat(height, width, cv.CV_8UC1));
    gaps.data.set(mask.data);
    const filled = keep(new cv.Mat());
    cv.inpaint(colours, gaps, filled, TELEA_RADIUS, cv.INPAINT_TELEA);
    const back = keep(new cv.Mat());
    cv.cvtColor(filled, back, cv.COLOR_RGB2RGBA);
    return { width, height, data: new Uint8ClampedArray(back.data) };
  });
}

async function measured<Value>(work: () => Promise<Value>): Promise<{ value: Value; seconds: number }> {
  const before = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(before);
  return { value, seconds: (user + system) / 1e6 };
}

function psnrInside(wanted: Picture, got: Picture, mask: Mask): number {
  let sum = 0;
  let count = 0;
  mask.data.forEach((meant, at) => {
    if (meant === 0) return;
    for (let channel = 0; channel < 3; channel += 1)
      sum += ((wanted.data[at * 4 + channel] as number) - (got.data[at * 4 + channel] as number)) ** 2;
    count += 3;
  });
  return 10 * Math.log10((255 * 255 * count) / sum);
}
