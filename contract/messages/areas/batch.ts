import { batch as en } from '../en/batch.ts';
import { batch as zh } from '../zh/batch.ts';

/** Many pictures with the same settings. Loaded with the table of a batch. */
export const batchTexts = { en, zh };
