import { dubbing as en } from '../en/dubbing.ts';
import { dubbing as zh } from '../zh/dubbing.ts';

/** The editor of dubbed videos. Loaded with it. */
export const dubbingTexts = { en, zh };
