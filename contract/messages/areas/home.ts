import { home as en } from '../en/home.ts';
import { home as zh } from '../zh/home.ts';

/** The home page. Loaded with it. */
export const homeTexts = { en, zh };
