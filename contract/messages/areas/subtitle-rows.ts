import { subtitleRows as en } from '../en/subtitle-rows.ts';
import { subtitleRows as zh } from '../zh/subtitle-rows.ts';

/** Lines, what is done with them, and runs of the editors of lines. Loaded with the first of them. */
export const subtitleRowTexts = { en, zh };
