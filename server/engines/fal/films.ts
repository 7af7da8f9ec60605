import { z } from 'zod';
import type { FilmFacts, FilmModel, FilmProvider } from '../aisdk/media/film-engine.ts';
import { askProvider } from '../aisdk/operations.ts';
import { FAL_PRICES } from './prices.ts';
import { falQueue, viaQueue } from './queue.ts';

/** Its fields: https://fal.ai/models/fal-ai/kling-video/v4/text-to-video/llms.txt */
const KLING: FilmFacts = {
  id: 'fal-ai/kling-video/v4/text-to-video',
  seconds: Array.from({ length: 28 }, (_, at) => at + 3),
  ratios: ['16:9', '9:16', '1:1'],
  resolutions: () => ['720p', '1080p'],
  sound: 'never',
};
const filmed = z.object({ video: z.object({ url: z.url() }) });

/** fal's films; each is a request in its queue. */
export function falFilms({
  key,
  baseUrl,
  film: filmModel = KLING.id,
}: {
  key: string;
  baseUrl: string;
  film: string | undefined;
}): FilmProvider {
  return {
    secrets: [key],
    prices: FAL_PRICES,
    failuresAreFree: true,
    models: { text_to_video: { ...KLING, id: filmModel } },
    connect: async (fetch) => {
      const { createFal } = await import('@ai-sdk/fal');
      const provider = createFal({ apiKey: key, fetch: viaQueue(wholeSeconds(fetch), baseUrl) });
      // The package is built with an older release of the SDK's types.
      return (id) => provider.video(id) as FilmModel;
    },
    options: ({ ratio, resolution }) => ({ aspectRatio: ratio, providerOptions: { fal: { resolution } } }),
    baseUrl,
    operations: {
      kind: falQueue((answer) => ({ urls: [filmed.parse(answer).video.url] })),
      ask: askProvider(baseUrl, { authorization: `Key ${key}` }),
    },
  };
}

/** The package writes seconds as `5s`; Kling takes the number. */
function wholeSeconds(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const body: Record<string, unknown> = JSON.parse(String(init?.body));
    return fetch(input, {
      ...init,
      body: JSON.stringify({ ...body, duration: Number.parseInt(String(body['duration']), 10) }),
    });
  };
}
