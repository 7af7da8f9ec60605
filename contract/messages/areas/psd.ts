import { psd as en } from '../en/psd.ts';
import { psd as zh } from '../zh/psd.ts';

/** Photoshop files that become designs. */
export const psdTexts = { en, zh };
