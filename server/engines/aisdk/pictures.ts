import sharp, { type Sharp } from 'sharp';
import { DECODER } from '../../decoding/decoder.ts';
import type { Sides } from '../instructions/instruction.ts';
import { type Canvas, type Place, type Size, scalePlace } from './canvas.ts';

/** A mask of one byte a pixel: 255 where the picture may change. */
export interface Mask extends Size {
  data: Uint8Array;
}

const RED = { r: 255, g: 0, b: 0 };
const GREY = { r: 128, g: 128, b: 128, alpha: 1 };

/** A picture file opened upright, in sRGB. */
const openPicture = (path: string): Sharp => sharp(path, DECODER).autoOrient().toColourspace('srgb');

/**
 * Writes a picture with margins.
 * @param filling `mirror` continues the picture, `grey` marks the margins as empty
 */
export async function padPicture(
  path: string,
  sides: Sides,
  filling: 'mirror' | 'grey',
  to: string,
): Promise<void> {
  const how = filling === 'mirror' ? { extendWith: 'mirror' as const } : { background: GREY };
  const flat = openPicture(path).flatten({ background: GREY });
  await flat
    .extend({ ...sides, ...how })
    .png({ compressionLevel: 1 })
    .toFile(to);
}

/** The mask of a padded picture: its margins. */
export async function maskOfPad({ left, top, right, bottom }: Sides, inside: Size): Promise<Mask> {
  const size = { width: inside.width + left + right, height: inside.height + top + bottom };
  const black = { create: { ...inside, channels: 3 as const, background: '#000' } };
  const white = sharp({ create: { ...size, channels: 3, background: '#fff' } });
  return rawMask(white.composite([{ input: black, left, top }]));
}

/**
 * Reads a mask file in the size of its picture; grey becomes black or white.
 * @param grow pixels by which its white grows
 */
export async function readMask(path: string, size: Size, grow: number): Promise<Mask> {
  const plain = openPicture(path)
    .flatten({ background: '#000' })
    .resize({ ...size, fit: 'fill', kernel: 'nearest' });
  const mask = await rawMask(plain);
  if (grow === 0) return mask;
  const blurred = await blur(mask, grow);
  // How far white spreads in that blur: about as many pixels.
  return {
    ...mask,
    data: blurred.map((value, at) => (value > 40 || (mask.data[at] as number) > 0 ? 255 : 0)),
  };
}

async function rawMask(picture: Sharp): Promise<Mask> {
  // The library applies composites and conversions in its order, not in that of the calls: hence two steps.
  const flat = await picture.png({ compressionLevel: 1 }).toBuffer();
  const { data, info } = await sharp(flat)
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: data.map((value) => (value < 128 ? 0 : 255)), width: info.width, height: info.height };
}

const ofMask = ({ data, width, height }: Mask) => sharp(data, { raw: { width, height, channels: 1 } });

async function blur(mask: Mask, sigma: number): Promise<Uint8Array> {
  return ofMask(mask).blur(Math.max(0.3, sigma)).toColourspace('b-w').raw().toBuffer();
}

/** A picture as a model gets it: whole in the canvas, with mirrored margins. */
export async function fitPicture(path: string, canvas: Canvas, place: Place): Promise<Buffer> {
  const { left, top, width, height } = place;
  return openPicture(path)
    .resize({ width, height, fit: 'fill' })
    .extend({
      left,
      top,
      right: canvas.width - left - width,
      bottom: canvas.height - top - height,
      extendWith: 'mirror',
    })
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** The mask in the canvas, black in its margins. */
async function fitMask(mask: Mask, canvas: Canvas, { left, top, width, height }: Place): Promise<Mask> {
  const data = await ofMask(mask)
    .resize({ width, height, fit: 'fill', kernel: 'nearest' })
    .extend({
      left,
      top,
      right: canvas.width - left - width,
      bottom: canvas.height - top - height,
      background: '#000',
    })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { data, width: canvas.width, height: canvas.height };
}

/** The mask as a model gets it: pixels that may change are white, or transparent. */
export async function sentMask(
  mask: Mask,
  polarity: 'transparent' | 'white',
  canvas: Canvas,
  place: Place,
): Promise<Buffer> {
  const fitted = await fitMask(mask, canvas, place);
  if (polarity === 'white') return ofMask(fitted).png().toBuffer();
  const { width, height } = canvas;
  const kept = { ...fitted, data: fitted.data.map((value) => 255 - value) };
  const alpha = await ofMask(kept).png().toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#000' } })
    .joinChannel(alpha)
    .png()
    .toBuffer();
}

/** A copy of a picture with the area of the mask painted red, for models that take no mask. */
export async function markedCopy(
  picture: Uint8Array,
  mask: Mask,
  canvas: Canvas,
  place: Place,
): Promise<Buffer> {
  const fitted = await fitMask(mask, canvas, place);
  const { width, height } = canvas;
  const alpha = await ofMask(fitted).png().toBuffer();
  const red = await sharp({ create: { width, height, channels: 3, background: RED } })
    .joinChannel(alpha)
    .png()
    .toBuffer();
  return sharp(picture)
    .flatten({ background: GREY })
    .composite([{ input: red }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** How a model's picture is processed. */
export interface Finish {
  canvas: Canvas;
  /** Place of the edited picture in the canvas; without it the canvas is cropped to the aspect ratio of the target. */
  place?: Place | undefined;
  target: Size;
  /** Restores the pixels that may not change. */
  kept?: { base: string; mask: Mask; feather: number } | undefined;
}

/**
 * Crops a picture that a model made to the requested part, and restores the protected pixels: outside the mask every
 * pixel is the original one, and inside it the two blend along the edge.
 *
 * @param made the model's file, opened within its decode turn
 * @throws Error if it is not a picture
 */
export async function finishPicture(
  made: string,
  { canvas, place, target, kept }: Finish,
  to: string,
): Promise<void> {
  const { autoOrient: found } = await sharp(made, DECODER).metadata();
  const size = { width: found.width, height: found.height };
  const open = openPicture(made);
  const upright = place
    ? open.extract(scalePlace(place, canvas, size)).resize({ ...target, fit: 'fill' })
    : open.resize({ ...target, fit: 'cover' });
  if (!kept) return void (await upright.png({ compressionLevel: 6 }).toFile(to));
  const alpha = await softEdge(kept.mask, kept.feather);
  const { width, height } = kept.mask;
  const plain = await upright.removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  const changed = await sharp(plain)
    .joinChannel(Buffer.from(alpha), { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  await openPicture(kept.base)
    .composite([{ input: changed }])
    .png({ compressionLevel: 6 })
    .toFile(to);
}

/** Opacity of the new picture: 0 outside the mask, full a few pixels inside. */
async function softEdge(mask: Mask, feather: number): Promise<Uint8Array> {
  const blurred = await blur(mask, feather);
  return blurred.map((value, at) => Math.min(mask.data[at] as number, Math.max(0, 2 * value - 255)));
}
