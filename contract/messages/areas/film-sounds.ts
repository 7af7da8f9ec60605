import { filmSounds as en } from '../en/film-sounds.ts';
import { filmSounds as zh } from '../zh/film-sounds.ts';

/** Music and sound effects of the film editor. Loaded with their panel. */
export const filmSoundTexts = { en, zh };
