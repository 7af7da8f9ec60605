import { film as en } from '../en/film.ts';
import { film as zh } from '../zh/film.ts';

/** The film editor and the list of films. */
export const filmTexts = { en, zh };
