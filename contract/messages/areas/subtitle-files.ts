import { subtitleFiles as en } from '../en/subtitle-files.ts';
import { subtitleFiles as zh } from '../zh/subtitle-files.ts';

/** How a subtitle file was read. Loaded with the first file. */
export const subtitleFileTexts = { en, zh };
