import { noEngine as en } from '../en/no-engine.ts';
import { noEngine as zh } from '../zh/no-engine.ts';

/** What is said where no engine does a tool. */
export const noEngineTexts = { en, zh };
