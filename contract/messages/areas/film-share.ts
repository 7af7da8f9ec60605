import { filmShare as en } from '../en/film-share.ts';
import { filmShare as zh } from '../zh/film-share.ts';

/** The page of a shared film, its dialog, and its comments in the editor. Loaded with any of them. */
export const filmShareTexts = { en, zh };
