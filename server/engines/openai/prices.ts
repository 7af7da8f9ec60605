import type { Price } from '../prices.ts';

const list = { currency: 'USD', read: '2026-11-22' } as const;
const tokens = (text: number, picture: number, made: number) =>
  ({ kind: 'tokens', text, picture, made }) as const;

/**
 * US dollars for a million tokens: text, input pictures, and output. Voices and transcripts other than Whisper's are
 * priced by tokens of sound, which answers do not report: they have no entry, nor do the newest image models, for which
 * no list was found.
 */
export const OPENAI_PRICES: readonly Price[] = [
  {
    currency: 'USD',
    read: '2026-11-23',
    model: 'whisper-1',
    source: 'OpenAI, pricing, 0.006 USD a minute; https://openrouter.ai/openai/whisper-1/api',
    rule: { kind: 'each', unit: 'second', micros: 6_000, of: 60 },
  },
  {
    currency: 'USD',
    read: '2026-11-23',
    model: 'gpt-5.4-mini',
    source:
      'https://developers.openai.com/api/docs/pricing, as in https://github.com/api-evangelist/openai, plans (2026-05-04)',
    rule: { kind: 'tokens', text: 750_000, made: 4_500_000 },
  },
  {
    ...list,
    model: 'gpt-image-2.5-sunburst',
    source: 'OpenAI, pricing, as of 2026-09-09; https://apifox.com/apiskills/gpt-image-2-5-api-cn/',
    rule: tokens(5_000_000, 8_000_000, 30_000_000),
  },
  {
    ...list,
    model: 'gpt-image-2.5-flare',
    source: 'OpenAI, pricing, as of 2026-09-09; https://apifox.com/apiskills/gpt-image-2-5-api-cn/',
    rule: tokens(5_000_000, 8_000_000, 30_000_000),
  },
  {
    ...list,
    model: 'gpt-image-2',
    source: 'OpenAI, pricing; https://docs.laozhang.ai/en/api-capabilities/gpt-image-2-5.md',
    rule: tokens(5_000_000, 8_000_000, 30_000_000),
  },
  {
    ...list,
    model: 'gpt-image-1.5',
    source:
      'OpenAI, pricing; https://community.openai.com/t/what-is-the-difference-between-image-generation-and-output-of-image-tokens/1371851',
    rule: tokens(5_000_000, 8_000_000, 32_000_000),
  },
  {
    ...list,
    model: 'gpt-image-1-mini',
    source: 'https://developers.openai.com/api/docs/models/gpt-image-1-mini',
    rule: tokens(2_000_000, 2_500_000, 8_000_000),
  },
  {
    ...list,
    model: 'gpt-image-1',
    source: 'OpenAI, model page; https://www.burncloud.com/aiapi-detail/gpt-image-1.html',
    rule: tokens(5_000_000, 10_000_000, 40_000_000),
  },
];
