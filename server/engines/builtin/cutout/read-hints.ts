import { decodeMask } from '../picture/codec.ts';
import type { Mask, Picture } from '../pixels/picture.ts';
import { type Box, type CutOutHints, isPainted } from './hints.ts';

/** The input properties of a `strokes` field. */
export interface StrokesInput {
  keep_url?: string | undefined;
  erase_url?: string | undefined;
  /** In pixels of the picture. */
  box?: Box | undefined;
}

/** Reads the user's hints; masks without a stroke count as none. */
export async function readHints(
  { keep_url, erase_url, box }: StrokesInput,
  files: Readonly<Record<string, Uint8Array>>,
  picture: Pick<Picture, 'width' | 'height'>,
): Promise<CutOutHints> {
  const read = async (address: string | undefined): Promise<Mask | undefined> => {
    const bytes = address === undefined ? undefined : files[address];
    const mask = bytes && (await decodeMask(bytes, picture));
    return isPainted(mask) ? mask : undefined;
  };
  const inside = box && box.left < picture.width && box.top < picture.height ? box : undefined;
  return { keep: await read(keep_url), erase: await read(erase_url), box: inside };
}
