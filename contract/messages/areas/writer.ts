import { writer as en } from '../en/writer.ts';
import { writer as zh } from '../zh/writer.ts';

/** The writer: its list of texts, and the editor of one. Loaded with it. */
export const writerTexts = { en, zh };
