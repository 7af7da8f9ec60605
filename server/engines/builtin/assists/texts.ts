import { findTexts } from '../letters/find-texts.ts';
import { decodeForGlance } from '../picture/codec.ts';

/** What the editor asks: which picture, and where in it (picture pixels) where the person drew boxes. */
interface Question {
  image_url: string;
  boxes?: { left: number; top: number; width: number; height: number }[];
}

/** A box of lettering that was found, in whole picture pixels. */
interface TextFound {
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
  original: string;
  /** `#rrggbb` of the letters, where it can be told. */
  color?: string;
}

/** Finds the lettering of a picture, or of parts of it, and reads it, in English and Chinese. */
export default async function texts(
  input: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, Uint8Array>>,
): Promise<{ texts: TextFound[] }> {
  const { image_url: address, boxes } = input as unknown as Question;
  const bytes = files[address];
  if (!bytes) throw new Error('the picture to be read was not handed over');
  const { picture, factor } = await decodeForGlance(bytes);
  const regions = boxes?.map(({ left, top, width, height }) => ({
    x: left / factor,
    y: top / factor,
    width: width / factor,
    height: height / factor,
  }));
  const found = [];
  for (const region of regions ?? [undefined]) found.push(...(await findTexts(picture, region)));
  return {
    texts: found.map(({ text, x, y, width, height, color }) => ({
      x: Math.round(x * factor),
      y: Math.round(y * factor),
      width: Math.round(width * factor),
      height: Math.round(height * factor),
      text,
      original: text,
      ...(color === undefined ? {} : { color }),
    })),
  };
}
