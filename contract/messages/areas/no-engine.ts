import { noEngine as en } from '../en/no-engine.ts';
import { noEngine as zh } from '../zh/no-engine.ts';

/** Shown if no engine serves a tool. */
export const noEngineTexts = { en, zh };
