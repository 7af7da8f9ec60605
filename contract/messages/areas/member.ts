import { member as en } from '../en/member.ts';
import { member as zh } from '../zh/member.ts';

/** Header for signed-in people; loaded with it. */
export const memberTexts = { en, zh };
