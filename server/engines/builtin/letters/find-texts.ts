import type { TextLine, TextReader } from '../../../ocr/text-reader.ts';
import type { Picture } from '../pixels/picture.ts';
import { insidePicture } from './ink.ts';
import type { Rectangle } from './pieces.ts';

/** Detected lettering, in whole pixels of the picture. */
export interface FoundText extends Rectangle {
  text: string;
  /** From 0 to 1. */
  sure: number;
}

/** A line of fewer letters, with Chinese ones counted twice, counts only with this confidence. */
const LONG_ENOUGH = 3;
const SHORT_BUT_SURE = 0.9;

/**
 * Finds lettering and reads it, in English and Chinese: in the whole picture, or in a region that the user
 * drew, which is read at a higher resolution and accepts short texts too. In reading order.
 * @throws ModelFailure
 */
export async function findTexts(
  reader: TextReader,
  picture: Picture,
  region?: Rectangle,
): Promise<FoundText[]> {
  const lines = await reader.read(picture, { area: region });
  return lines
    .filter((line) => region !== undefined || isText(line))
    .map(({ text, sure, box }) => ({ ...insidePicture(box, picture), text, sure }));
}

/** Whether a recognised text is real: texture yields short texts by chance, hardly ever long ones. */
function isText({ text, sure }: TextLine): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const chinese = text.match(/[\u3400-\u9fff]/gu)?.length ?? 0;
  return letters + chinese >= LONG_ENOUGH || (letters > 0 && sure >= SHORT_BUT_SURE);
}
