import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** A picture as it is handed over. */
export interface PictureInput {
  /** `data:image/...;base64,...` */
  data: string;
  width: number;
  height: number;
  /** What lengths of the original are multiplied with to be lengths of this one. */
  scale: number;
}

/** The provider takes sides from 240 to 8000 pixels; more than this is detail that it does not use. */
const LONGEST = 2048;
const SHORTEST = 240;

/**
 * Reads a picture file, upright and without its metadata, and brings it to a size that the provider takes.
 * @throws Error for a file that is no picture
 */
export async function readPictureInput(path: string): Promise<PictureInput> {
  const bytes = await readFile(path);
  const upright = sharp(bytes).autoOrient();
  const { width, height, hasAlpha } = await sharp(await upright.toBuffer()).metadata();
  const longest = Math.max(width, height);
  const shortest = Math.min(width, height);
  const scale = longest > LONGEST ? LONGEST / longest : shortest < SHORTEST ? SHORTEST / shortest : 1;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const sized = sharp(bytes)
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
export async function boxOfMask(path: string): Promise<[number, number, number, number] | undefined> {
  const { data, info } = await sharp(await readFile(path))
    .autoOrient()
    .flatten({ background: '#000000' })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
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
