import sharp from 'sharp';
import { DECODER, type ImageFacts } from '../../decoding/decoder.ts';
import { type DecodeTurns, inDecodeTurn } from '../decode-turn.ts';

/** A picture in the form that is sent. */
export interface PictureInput {
  /** `data:image/...;base64,...` */
  data: string;
  width: number;
  height: number;
  /** Factor from lengths of the original to lengths of this one. */
  scale: number;
}

/** The provider takes sides from 240 to 8000 pixels; it does not use more detail than this. */
const LONGEST = 2048;
const SHORTEST = 240;

/**
 * Reads a picture file, upright and without its metadata, and scales it to a size that the provider takes.
 * @throws AppError image_unreadable, image_too_heavy, images_busy
 */
export async function readPictureInput(path: string, turns: DecodeTurns): Promise<PictureInput> {
  return inDecodeTurn(path, turns, (facts) => sizedInput(path, facts));
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

/**
 * The box around the white of a mask file, in its pixels: left, top, right, bottom; undefined if it is all
 * black.
 */
export async function boxOfMask(
  path: string,
  turns: DecodeTurns,
): Promise<[number, number, number, number] | undefined> {
  const { data, info } = await inDecodeTurn(path, turns, () =>
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
