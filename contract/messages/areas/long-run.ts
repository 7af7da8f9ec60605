import { longRun as en } from '../en/long-run.ts';
import { longRun as zh } from '../zh/long-run.ts';

/** Long runs. Loaded with the first result of a video tool. */
export const longRunTexts = { en, zh };
