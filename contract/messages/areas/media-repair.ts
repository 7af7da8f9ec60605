import { mediaRepair as en } from '../en/media-repair.ts';
import { mediaRepair as zh } from '../zh/media-repair.ts';

/** The dialog in which a sound or video is made to fit. Loaded with it. */
export const mediaRepairTexts = { en, zh };
