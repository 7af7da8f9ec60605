import { admin as en } from '../en/admin.ts';
import { admin as zh } from '../zh/admin.ts';

/** The operators' console. Loaded with its area, not with the first page. */
export const adminTexts = { en, zh };
