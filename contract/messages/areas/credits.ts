import { credits as en } from '../en/credits.ts';
import { credits as zh } from '../zh/credits.ts';

/** The lines of the ledger, and the dialog that points are short. Loaded with them. */
export const creditsTexts = { en, zh };
