import { studio as en } from '../en/studio.ts';
import { studio as zh } from '../zh/studio.ts';

/** Tools, runs, results and errors. Loaded with the first part of a page that does something. */
export const studioTexts = { en, zh };
