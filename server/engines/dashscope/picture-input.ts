import sharp from 'sharp';
import type { DecodeBudget } from '../../decoding/decode-budget.ts';
import { openCost } from '../../decoding/decode-cost.ts';
import { DECODER, type ImageFacts, pixelsOf, readImageFacts } from '../../decoding/decoder.ts';
import type { DecodeOwner } from '../../decoding/fair-queue.ts';
import { AppError } from '../../http/app-error.ts';

/** A picture as it is handed over. */
export interface PictureInput {
  /** `data:image/...;base64,...` */
  data: string;
  width: number;
  height: number;
  /** What lengths of the original are multiplied with to be lengths of this one. */
  scale: number;
}

/** Whose turns the decodes take, and of which budget; without one nobody counts. */
export interface Turns {
  decoding: DecodeBudget | undefined;
  owner: DecodeOwner | undefined;
}

/** A run has a time limit of its own: within it, it waits for a decoder, in milliseconds. */
const DECODE_WAIT_MS = 4 * 60 * 1000;

/** The provider takes sides from 240 to 8000 pixels; more than this is detail that it does not use. */
const LONGEST = 2048;
const SHORTEST = 240;

/**
 * Reads a picture file, upright and without its metadata, and brings it to a size that the provider takes.
 * @throws AppError image_unreadable, image_too_heavy, images_busy
 */
export async function readPictureInput(path: string, turns: Turns): Promise<PictureInput> {
  return decode(path, turns, (facts) => sizedInput(path, facts));
}

async function sizedInput(path: string, facts: ImageFacts): Promise<PictureInput> {
  const { hasAlpha } = facts;
  const { width } = facts.autoOrient;
  const height = facts.pageHeight ?? facts.autoOrient.height;
  const longest = Math.max(width, height);
  const shortest = Math.min(width, height);
  const scale = longest > LONGEST ? LONGEST / longest : shortest < SHORTEST ? SHORTEST / shortest : 1;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const sized = sharp(path, DECODER)
    .autoOrient()
    .resize({ ...size, fit: 'fill' })
    .toColourspace('srgb');
  const encoded = hasAlpha
    ? await sized.png().toBuffer()
    : await sized.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
  const type = hasAlpha ? 'image/png' : 'image/jpeg';
  return { data: `data:${type};base64,${encoded.toString('base64')}`, ...size, scale };
}

/** The box around the white of a mask file, in its pixels: left, top, right, bottom; undefined where it is all black. */
export async function boxOfMask(
  path: string,
  turns: Turns,
): Promise<[number, number, number, number] | undefined> {
  const { data, info } = await decode(path, turns, () =>
    sharp(path, DECODER)
      .autoOrient()
      .flatten({ background: '#000000' })
      .toColourspace('b-w')
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  let [left, top, right, bottom] = [info.width, info.height, -1, -1];
  for (let at = 0; at < data.length; at += 1) {
    if ((data[at] as number) < 128) continue;
    const x = at % info.width;
    const y = (at - x) / info.width;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return right < 0 ? undefined : [left, top, right, bottom];
}

async function decode<Value>(
  path: string,
  { decoding, owner = { organisationId: '', userId: '' } }: Turns,
  work: (facts: ImageFacts) => Promise<Value>,
): Promise<Value> {
  const facts = await readImageFacts(path).catch(unreadable);
  const begin = () => work(facts).catch(unreadable);
  if (!decoding) return begin();
  const charge = { bytes: openCost(facts), pixels: pixelsOf(facts) };
  return decoding.run({ ...charge, owner, waitMs: DECODE_WAIT_MS }, begin);
}

function unreadable(cause: unknown): never {
  throw new AppError('image_unreadable', { cause });
}
