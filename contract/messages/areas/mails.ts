import { mails as en } from '../en/mails.ts';
import { mails as zh } from '../zh/mails.ts';

/** E-mails. Only the server reads this. */
export const mailsTexts = { en, zh };
