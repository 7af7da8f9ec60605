import { styles as en } from '../en/styles.ts';
import { styles as zh } from '../zh/styles.ts';

/** What styles are called, for pages without a tool's texts. */
export const styleTexts = { en, zh };
