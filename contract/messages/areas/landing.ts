import { landing as en } from '../en/landing.ts';
import { landing as zh } from '../zh/landing.ts';

/** The pages that explain a tool. Loaded with them. */
export const landingTexts = { en, zh };
