import { download as en } from '../en/download.ts';
import { download as zh } from '../zh/download.ts';

/** The download dialog. Loaded when somebody opens it. */
export const downloadTexts = { en, zh };
