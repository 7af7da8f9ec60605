import type { Price, PriceRule } from '../prices.ts';

const entry = (model: string, source: string, rule: PriceRule): Price => ({
  model,
  source,
  read: '2026-11-22',
  currency: 'USD',
  rule,
});

/**
 * US dollars; for the model that fills masks no price was found. Failures and waiting cost nothing: fal's pricing page.
 */
export const FAL_PRICES: readonly Price[] = [
  entry(
    'fal-ai/flux-2-pro',
    'fal.ai/models/fal-ai/flux-2-pro, as in https://www.runflow.io/models/black-forest-labs/flux-2-pro',
    {
      kind: 'megapixels',
      first: 30_000,
      more: 15_000,
      sent: 0,
    },
  ),
  entry(
    'fal-ai/flux-2-pro/edit',
    'fal.ai/models/fal-ai/flux-2-pro/edit, as in https://lumenfall.ai/models/black-forest-labs/flux.2-pro',
    {
      kind: 'megapixels',
      first: 30_000,
      more: 15_000,
      sent: 15_000,
    },
  ),
  {
    ...entry(
      'fal-ai/kling-video/v4/text-to-video',
      'https://fal.ai/learn/tools/kling-api: 0.157 USD a second at 720p, 0.235 USD at 1080p',
      { kind: 'film', micros: { '720p': 157_000, '1080p': 235_000 } },
    ),
    read: '2026-11-23',
  },
];
