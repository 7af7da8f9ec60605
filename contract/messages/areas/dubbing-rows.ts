import { dubbingRows as en } from '../en/dubbing-rows.ts';
import { dubbingRows as zh } from '../zh/dubbing-rows.ts';

/** The speech of lines in the editor of dubbed videos. Loaded with the lines. */
export const dubbingRowTexts = { en, zh };
