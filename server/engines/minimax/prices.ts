import type { Price } from '../prices.ts';

const list = { read: '2026-11-23', currency: 'USD' } as const;

/** US dollars. Films of 720p and 1080p are priced as 768P and 2K; two input frames cost nothing. */
export const MINIMAX_PRICES: readonly Price[] = [
  {
    ...list,
    model: 'minimax-m3',
    source: 'https://platform.minimax.io/docs/guides/pricing-paygo.md',
    rule: { kind: 'tokens', text: 300_000, made: 1_200_000, most: 512_000 },
  },
  {
    ...list,
    model: 'MiniMax-H3',
    source:
      'https://platform.minimax.io/docs/guides/pricing-paygo as of 2026-10-24, in https://docs.laozhang.ai/en/announcements/minimax-h3-2026-10.md',
    rule: { kind: 'film', micros: { '720p': 80_000, '1080p': 130_000 } },
  },
];
