import {
  type FilmAccess,
  type FilmFacts,
  type FilmProvider,
  type Resolution,
} from '../aisdk/media/film-engine.ts';
import { MINIMAX_PRICES } from './prices.ts';

const RATIOS = ['21:9', '16:9', '4:3', '1:1', '3:4', '9:16'] as const;
const upTo15 = (shortest: number) => Array.from({ length: 16 - shortest }, (_, at) => at + shortest);

/**
 * Lengths, aspect ratios and sizes: @ai-sdk/minimax 3.0.45, its source. It has no option for sound.
 */
const MODELS: readonly FilmFacts[] = [
  {
    id: 'MiniMax-H3',
    seconds: upTo15(4),
    ratios: RATIOS,
    resolutions: () => ['720p', '1080p'],
    sound: 'never',
    lastFrame: true,
  },
  {
    id: 'MiniMax-H3-Max',
    seconds: upTo15(5),
    ratios: RATIOS,
    resolutions: () => ['480p', '720p'],
    sound: 'never',
    lastFrame: true,
  },
];

/** Its sizes are tiers: the next larger one is taken. */
const TIERS: Readonly<Record<Resolution, string>> = { '480p': '480P', '720p': '768P', '1080p': '2K' };

/** MiniMax's films; each is an operation. */
export function minimaxFilms({ key, baseUrl, filmModel = 'MiniMax-H3' }: FilmAccess): FilmProvider {
  const [usual] = MODELS as [FilmFacts];
  const facts = MODELS.find(({ id }) => id === filmModel) ?? { ...usual, id: filmModel };
  return {
    secrets: [key],
    prices: MINIMAX_PRICES,
    models: { text_to_video: facts, image_to_video: facts },
    connect: async (fetch) => {
      const { createMiniMax } = await import('@ai-sdk/minimax');
      const provider = createMiniMax({ apiKey: key, videoBaseURL: baseUrl, fetch });
      return (id) => provider.video(id);
    },
    options: ({ ratio, resolution, animates }) => ({
      // A picture keeps its aspect ratio.
      ...(animates ? {} : { aspectRatio: ratio }),
      providerOptions: { minimax: { resolution: TIERS[resolution] } },
    }),
    baseUrl,
  };
}
