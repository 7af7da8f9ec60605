import { voices as en } from '../en/voices.ts';
import { voices as zh } from '../zh/voices.ts';

/** The choice of a voice. Loaded with the first tool that speaks. */
export const voicesTexts = { en, zh };
