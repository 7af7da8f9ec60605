import { storyboard as en } from '../en/storyboard.ts';
import { storyboard as zh } from '../zh/storyboard.ts';

/** The storyboard of a story, and its animatic. Loaded with them. */
export const storyboardTexts = { en, zh };
