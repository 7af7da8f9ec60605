import { media as en } from '../en/media.ts';
import { media as zh } from '../zh/media.ts';

/** Sound and video as inputs. Loaded with the tools that take them. */
export const mediaTexts = { en, zh };
