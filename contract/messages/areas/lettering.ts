import { lettering as en } from '../en/lettering.ts';
import { lettering as zh } from '../zh/lettering.ts';

/** The canvas of the image translator. Loaded with it. */
export const letteringTexts = { en, zh };
