import type { Price } from '../prices.ts';

/** Pictures and films tell their cost with each answer; speech does not. */
export const XAI_PRICES: readonly Price[] = [
  {
    model: 'grok-tts',
    source: 'https://docs.x.ai/developers/models/text-to-speech, as of 2026-04-15',
    read: '2026-11-23',
    currency: 'USD',
    rule: { kind: 'each', unit: 'character', micros: 4_200_000, of: 1_000_000 },
  },
];
