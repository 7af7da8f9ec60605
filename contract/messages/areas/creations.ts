import { creations as en } from '../en/creations.ts';
import { creations as zh } from '../zh/creations.ts';

/** My creation: the list of a user's results. Loaded with it. */
export const creationsTexts = { en, zh };
