import type { Language } from '@inkreel/contract/site.ts';

/** Title of the invoice page: it is needed before the page's own texts. */
export const INVOICE_TITLES: Record<Language, string> = { en: 'Invoice', zh: '账单' };
