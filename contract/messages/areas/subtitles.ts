import { subtitles as en } from '../en/subtitles.ts';
import { subtitles as zh } from '../zh/subtitles.ts';

/** The subtitle editor. Loaded with it. */
export const subtitleTexts = { en, zh };
