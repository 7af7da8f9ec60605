import type { FilmFacts, FilmProvider } from '../aisdk/media/film-engine.ts';
import { REPLICATE_PRICES } from './prices.ts';

/** Its fields: https://replicate.com/bytedance/seedance-2.0, schema. */
const SEEDANCE = {
  seconds: Array.from({ length: 11 }, (_, at) => at + 5),
  ratios: ['16:9', '9:16', '1:1', '4:3', '3:4'],
  resolutions: () => ['480p', '720p'],
  sound: 'choice',
} as const satisfies Omit<FilmFacts, 'id'>;

/** Replicate's films; each is a prediction. */
export function replicateFilms({
  key,
  baseUrl,
  film: filmModel = 'bytedance/seedance-2.0',
}: {
  key: string;
  baseUrl: string;
  film: string | undefined;
}): FilmProvider {
  const facts: FilmFacts = { ...SEEDANCE, id: filmModel };
  return {
    secrets: [key],
    prices: REPLICATE_PRICES,
    models: { text_to_video: facts, image_to_video: facts },
    connect: async (fetch) => {
      const { createReplicate } = await import('@ai-sdk/replicate');
      const provider = createReplicate({ apiToken: key, baseURL: baseUrl, fetch });
      return (id) => provider.video(id);
    },
    options: ({ ratio, resolution, sound }) => ({
      aspectRatio: ratio,
      providerOptions: { replicate: { resolution, generate_audio: sound } },
    }),
    baseUrl,
  };
}
