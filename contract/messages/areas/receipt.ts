import { receipts as en } from '../en/receipt.ts';
import { receipts as zh } from '../zh/receipt.ts';

/** What a run cost and what made it. Loaded with the first result that is shown whole. */
export const receiptTexts = { en, zh };
