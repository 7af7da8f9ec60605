import { errors as en } from '../en/errors.ts';
import { errors as zh } from '../zh/errors.ts';

/** The words of the error catalogue. Loaded when the studio is idle, and with the first failure. */
export const errorTexts = { en, zh };
