import { filmActions as en } from '../en/film-actions.ts';
import { filmActions as zh } from '../zh/film-actions.ts';

/** Tools as actions on a clip of a film. Loaded with them. */
export const filmActionTexts = { en, zh };
