import { line as en } from '../en/line.ts';
import { line as zh } from '../zh/line.ts';

/** Where a queued run is in the line. Loaded with the first run that waits. */
export const lineTexts = { en, zh };
