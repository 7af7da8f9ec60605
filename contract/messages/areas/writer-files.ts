import { writerFiles as en } from '../en/writer-files.ts';
import { writerFiles as zh } from '../zh/writer-files.ts';

/** Files that texts come from and become. */
export const writerFileTexts = { en, zh };
