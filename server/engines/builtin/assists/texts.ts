import { findTexts } from '../letters/find-texts.ts';
import { decodePicture } from '../picture/codec.ts';

/** What the editor asks: which picture, and where in it (picture pixels) where the person drew a region. */
interface Question {
  image_url: string;
  region?: { x: number; y: number; width: number; height: number };
}

/** A box of lettering that was found, in picture pixels. */
interface TextFound {
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
  /** 0 to 100 */
  confidence: number;
  /** `#rrggbb` of the letters, where it can be told. */
  color?: string;
}

/** Finds the lettering of a picture and reads it, in English and Chinese. */
export default async function texts(
  input: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, Uint8Array>>,
): Promise<{ texts: TextFound[] }> {
  const { image_url: address, region } = input as unknown as Question;
  const bytes = files[address];
  if (!bytes) throw new Error('the picture to be read was not handed over');
  const found = await findTexts(await decodePicture(bytes), region);
  return { texts: found.map((text) => ({ ...text, confidence: Math.round(text.confidence) })) };
}
