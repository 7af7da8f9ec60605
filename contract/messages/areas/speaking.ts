import { speaking as en } from '../en/speaking.ts';
import { speaking as zh } from '../zh/speaking.ts';

/** Lip sync and retalk. Loaded with the tools that make somebody speak. */
export const speakingTexts = { en, zh };
