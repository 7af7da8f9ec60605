import { payment as en } from '../en/payment.ts';
import { payment as zh } from '../zh/payment.ts';

/** Payment dialogs, test wallet, expiry alert. Loaded with them, not with the pricing page. */
export const paymentTexts = { en, zh };
