import { account as en } from '../en/account.ts';
import { account as zh } from '../zh/account.ts';

/** The account page and the views of the sign-in dialog beyond signing in. Loaded with its area, not with the first page. */
export const accountTexts = { en, zh };
