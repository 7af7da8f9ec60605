import type { Price } from '../prices.ts';

/** Answers with pictures report their cost. No price was found for films and transcripts. */
export const XAI_PRICES: readonly Price[] = [
  {
    model: 'grok-4.20-non-reasoning',
    source:
      'https://docs.x.ai/developers/models/grok-4.20-0309-non-reasoning, as in https://github.com/Wei-Shaw/model-price-repo (2026-07-24)',
    read: '2026-11-23',
    currency: 'USD',
    rule: { kind: 'tokens', text: 1_250_000, made: 2_500_000 },
  },
  {
    model: 'grok-tts',
    source: 'https://docs.x.ai/developers/models/text-to-speech, as of 2026-04-15',
    read: '2026-11-23',
    currency: 'USD',
    rule: { kind: 'each', unit: 'character', micros: 4_200_000, of: 1_000_000 },
  },
];
