import { type FilmAccess, type FilmFacts, type FilmProvider, WIDE } from '../aisdk/media/film-engine.ts';
import { GOOGLE_PRICES } from './prices.ts';

/** Veo: https://ai.google.dev/gemini-api/docs/video; it always makes sound, and 1080p only in eight seconds. */
const VEO = {
  seconds: [4, 6, 8],
  ratios: ['16:9', '9:16'],
  resolutions: (seconds: number) => (seconds === 8 ? ['720p', '1080p'] : ['720p']),
  sound: 'always',
  lastFrame: true,
} as const satisfies Omit<FilmFacts, 'id'>;

/** Veo's films; each is an operation. */
export function googleFilms({
  key,
  baseUrl,
  filmModel = 'veo-3.1-generate-preview',
}: FilmAccess): FilmProvider {
  const facts: FilmFacts = { ...VEO, id: filmModel };
  return {
    secrets: [key],
    prices: GOOGLE_PRICES,
    models: { text_to_video: facts, image_to_video: facts },
    connect: async (fetch) => {
      const { createGoogle } = await import('@ai-sdk/google');
      const provider = createGoogle({ apiKey: key, baseURL: baseUrl, fetch });
      return (id) => provider.video(id);
    },
    options: ({ ratio, resolution }) => ({ aspectRatio: ratio, resolution: WIDE[resolution] }),
    baseUrl,
  };
}
