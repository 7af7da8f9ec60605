import { pricing as en } from '../en/pricing.ts';
import { pricing as zh } from '../zh/pricing.ts';

/** Pricing page and dialog. Loaded with its area, not with the first page. */
export const pricingTexts = { en, zh };
