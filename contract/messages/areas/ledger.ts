import { ledger as en } from '../en/ledger.ts';
import { ledger as zh } from '../zh/ledger.ts';

/** Credits details beyond the ledger itself: filters, chart, orders, invoice. Loaded with its area, not with the first page. */
export const ledgerTexts = { en, zh };
