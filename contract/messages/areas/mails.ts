import { mails as en } from '../en/mails.ts';
import { mails as zh } from '../zh/mails.ts';

/** What is sent by e-mail. Only the server reads it. Loaded with its area, not with the first page. */
export const mailsTexts = { en, zh };
