import { player as en } from '../en/player.ts';
import { player as zh } from '../zh/player.ts';

/** Buttons of a video or a sound that plays. Loaded with it. */
export const playerTexts = { en, zh };
