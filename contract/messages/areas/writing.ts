import { writing as en } from '../en/writing.ts';
import { writing as zh } from '../zh/writing.ts';

/** Help of a language model: at prompt fields, with lettering, and in the chat. Loaded with the first of them. */
export const writingTexts = { en, zh };
