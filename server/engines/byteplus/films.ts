import { z } from 'zod';
import type { FilmAccess, FilmFacts, FilmProvider, Resolution } from '../aisdk/media/film-engine.ts';
import { askProvider, type Operations } from '../aisdk/operations.ts';
import { BYTEPLUS_PRICES } from './prices.ts';

/** Seedance: https://docs.byteplus.com/en/docs/ModelArk/1520757, create a video generation task. */
const SEEDANCE = {
  seconds: Array.from({ length: 9 }, (_, at) => at + 4),
  ratios: ['16:9', '9:16', '1:1', '4:3', '3:4', '21:9'],
  resolutions: () => ['480p', '720p'],
  sound: 'choice',
  lastFrame: true,
} as const satisfies Omit<FilmFacts, 'id'>;
/** Sizes by which the package selects resolutions. */
const SIZES: Readonly<Record<Resolution, `${number}x${number}`>> = {
  '480p': '864x480',
  '720p': '1280x720',
  '1080p': '1920x1080',
};

const task = z.object({ id: z.string().min(1) });
const state = z.object({
  status: z.string(),
  content: z.object({ video_url: z.url().nullish() }).nullish(),
  error: z.object({ code: z.string().nullish(), message: z.string().nullish() }).nullish(),
});

/** Tasks: https://docs.byteplus.com/en/docs/ModelArk/1521309, query a task. Its package would wait for them. */
function tasks(baseUrl: string): Operations {
  return {
    ticketOf: (answer) => {
      const known = task.safeParse(answer);
      return known.success ? { id: known.data.id } : undefined;
    },
    poll: async ({ id }, ask) => {
      const asked = await ask(`${baseUrl}/contents/generations/tasks/${encodeURIComponent(String(id))}`);
      if (asked.state === 'away') return asked;
      if (asked.status >= 400)
        return { state: 'failed', status: asked.status, detail: 'the task is unknown' };
      const { status, content, error } = state.parse(asked.json);
      if (status === 'queued' || status === 'running')
        return { state: 'running', waiting: status === 'queued' };
      if (status === 'succeeded' && content?.video_url)
        return { state: 'succeeded', urls: [content.video_url] };
      const detail = `${error?.code ?? status}: ${error?.message ?? ''}`;
      return { state: 'failed', status: /Sensitive|Policy|Risk/u.test(detail) ? 422 : 500, detail };
    },
  };
}

/** Seedance's films; each is a task. */
export function byteplusFilms({
  key,
  baseUrl,
  filmModel = 'seedance-1-5-pro-251215',
}: FilmAccess): FilmProvider {
  const facts: FilmFacts = { ...SEEDANCE, id: filmModel };
  return {
    secrets: [key],
    prices: BYTEPLUS_PRICES,
    models: { text_to_video: facts, image_to_video: facts },
    connect: async (fetch) => {
      const { createByteDance } = await import('@ai-sdk/bytedance');
      const provider = createByteDance({ apiKey: key, baseURL: baseUrl, fetch });
      return (id) => provider.video(id);
    },
    options: ({ ratio, resolution, sound }) => ({
      aspectRatio: ratio,
      resolution: SIZES[resolution],
      generateAudio: sound,
      providerOptions: { bytedance: { watermark: false } },
    }),
    baseUrl,
    operations: {
      kind: tasks(baseUrl),
      ask: askProvider(baseUrl, { authorization: `Bearer ${key}` }),
    },
  };
}
