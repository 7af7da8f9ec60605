// Enlarging by the built-in engine against sharp's Lanczos: photographs are reduced, enlarged again both ways, and compared
// with themselves. Usage: node bench/upscaler.ts [photo ...]
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { enlarge } from '../server/engines/builtin/enlarge/enlarge.ts';
import { lightnessOf } from '../server/engines/builtin/enlarge/noise.ts';
import { decodePicture, encodePng } from '../server/engines/builtin/picture/codec.ts';
import type { Picture } from '../server/engines/builtin/pixels/picture.ts';

const photos = path.resolve(import.meta.dirname, '../web/public/samples/photos');
const asked = process.argv.slice(2);
const files =
  asked.length > 0
    ? asked
    : ['astronaut', 'chelsea', 'coffee', 'rocket'].map((name) => path.join(photos, `${name}.webp`));
/** Longest side at which photographs are compared: larger ones are reduced first. */
const SIDE = 1024;
const FACTORS = [2, 4];
/** The default of the form. */
const CRISPNESS = 0.3;
const calm = () => {};

/** Peak signal to noise of the colours, in dB. */
function psnr(truth: Picture, other: Picture): number {
  let sum = 0;
  for (let at = 0; at < truth.data.length; at += 1)
    if (at % 4 < 3) sum += ((truth.data[at] as number) - (other.data[at] as number)) ** 2;
  return 10 * Math.log10((255 * 255) / (sum / ((truth.data.length / 4) * 3)));
}

/** Structural similarity of the lightness: mean over windows of 8 x 8 pixels, every 4. */
function ssim(truth: Picture, other: Picture): number {
  const [one, two] = [lightnessOf(truth).data, lightnessOf(other).data];
  let total = 0;
  let count = 0;
  for (let top = 0; top + 8 <= truth.height; top += 4)
    for (let left = 0; left + 8 <= truth.width; left += 4) {
      let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
      for (let y = top; y < top + 8; y += 1)
        for (let x = left; x < left + 8; x += 1) {
          const p = one[y * truth.width + x] as number;
          const q = two[y * truth.width + x] as number;
          a += p;
          b += q;
          aa += p * p;
          bb += q * q;
          ab += p * q;
        }
      const [meanA, meanB] = [a / 64, b / 64];
      const [spreadA, spreadB] = [aa / 64 - meanA ** 2, bb / 64 - meanB ** 2];
      const both = ab / 64 - meanA * meanB;
      total +=
        ((2 * meanA * meanB + 6.5025) * (2 * both + 58.5225)) /
        ((meanA ** 2 + meanB ** 2 + 6.5025) * (spreadA + spreadB + 58.5225));
      count += 1;
    }
  return total / count;
}

async function compare(file: string, factor: number) {
  const bytes = fs.readFileSync(file);
  const reduced = await sharp(bytes)
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  // Cropped to whole blocks of the factor, so that both start from the same pixels.
  const [width, height] = [reduced.info.width, reduced.info.height].map((side) => side - (side % 8)) as [
    number,
    number,
  ];
  const cut = await sharp(reduced.data).extract({ left: 0, top: 0, width, height }).png().toBuffer();
  const truth = await decodePicture(cut);
  const small = await sharp(cut)
    .resize(width / factor, height / factor, { fit: 'fill' })
    .png()
    .toBuffer();
  const theirs = await decodePicture(
    await sharp(small).resize(width, height, { fit: 'fill', kernel: 'lanczos3' }).png().toBuffer(),
  );
  const source = await decodePicture(small);
  const before = process.cpuUsage();
  const ours = enlarge(source, { width, height }, CRISPNESS, calm);
  const cpu = process.cpuUsage(before).user / 1e3;
  await encodePng(ours);
  return {
    psnr: [psnr(truth, ours), psnr(truth, theirs)] as const,
    ssim: [ssim(truth, ours), ssim(truth, theirs)] as const,
    milliseconds: cpu / ((width * height) / 1e6),
  };
}

console.log(
  'photo                     factor   PSNR ours  sharp   gain    SSIM ours  sharp   ratio   CPU ms a megapixel',
);
let least = Number.POSITIVE_INFINITY;
let leastRatio = Number.POSITIVE_INFINITY;
for (const file of files)
  for (const factor of FACTORS) {
    const found = await compare(file, factor);
    const gain = found.psnr[0] - found.psnr[1];
    const ratio = found.ssim[0] / found.ssim[1];
    least = Math.min(least, gain);
    leastRatio = Math.min(leastRatio, ratio);
    console.log(
      `${path.basename(file).padEnd(26)}${String(factor).padEnd(9)}${found.psnr[0].toFixed(2).padEnd(11)}${found.psnr[1].toFixed(2).padEnd(8)}${`+${gain.toFixed(2)}`.padEnd(8)}${found.ssim[0].toFixed(4).padEnd(11)}${found.ssim[1].toFixed(4).padEnd(8)}${ratio.toFixed(3).padEnd(8)}${found.milliseconds.toFixed(0)}`,
    );
  }
console.log(
  `least gain ${least.toFixed(2)} dB, least ratio of SSIM ${leastRatio.toFixed(3)} (bar: above 0 and above 1)`,
);
if (least <= 0 || leastRatio <= 1) process.exitCode = 1;
