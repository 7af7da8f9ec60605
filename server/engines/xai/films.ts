import { type FilmAccess, type FilmFacts, type FilmProvider, WIDE } from '../aisdk/media/film-engine.ts';

/** Lengths, proportions and resolutions: @ai-sdk/xai 5.0.12, docs. */
const GROK = {
  seconds: Array.from({ length: 15 }, (_, at) => at + 1),
  ratios: ['1:1', '16:9', '9:16', '4:3', '3:4', '3:2', '2:3'],
  resolutions: () => ['480p', '720p'],
  sound: 'choice',
} as const satisfies Omit<FilmFacts, 'id'>;

/** Grok's films; each is an operation. */
export function xaiFilms({ key, baseUrl, filmModel = 'grok-imagine-video' }: FilmAccess): FilmProvider {
  const facts: FilmFacts = { ...GROK, id: filmModel };
  return {
    secrets: [key],
    prices: [],
    models: { text_to_video: facts, image_to_video: facts },
    connect: async (fetch) => {
      const { createXai } = await import('@ai-sdk/xai');
      const provider = createXai({ apiKey: key, baseURL: baseUrl, fetch });
      return (id) => provider.video(id);
    },
    options: ({ ratio, resolution, sound, animates }) => ({
      // A picture keeps its aspect ratio; another one would stretch it.
      ...(animates ? {} : { aspectRatio: ratio }),
      resolution: WIDE[resolution],
      generateAudio: sound,
    }),
    baseUrl,
  };
}
