import { collage as en } from '../en/collage.ts';
import { collage as zh } from '../zh/collage.ts';

/** The collage editor. Loaded with it. */
export const collageTexts = { en, zh };
