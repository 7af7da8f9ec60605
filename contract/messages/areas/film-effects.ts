import { filmEffects as en } from '../en/film-effects.ts';
import { filmEffects as zh } from '../zh/film-effects.ts';

/** Key frames, transitions, colours and blending of clips of a film. Loaded with its editor. */
export const filmEffectTexts = { en, zh };
