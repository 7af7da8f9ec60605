import { frameAreas as en } from '../en/frame-areas.ts';
import { frameAreas as zh } from '../zh/frame-areas.ts';

/** Areas on the frames of a video. Loaded with the tools that have them. */
export const frameAreaTexts = { en, zh };
