import { member as en } from '../en/member.ts';
import { member as zh } from '../zh/member.ts';

/** Header of whoever is signed in. Loaded with it. */
export const memberTexts = { en, zh };
