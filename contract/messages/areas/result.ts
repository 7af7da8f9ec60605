import { result as en } from '../en/result.ts';
import { result as zh } from '../zh/result.ts';

/** What is shown beside a result. Loaded with the first result, not with the editor. */
export const resultTexts = { en, zh };
