import { z } from 'zod';
import type { Retirement } from '../retirements.ts';

/**
 * https://developers.openai.com/api/docs/deprecations, and the notes in the package `openai` 7.59.0. Speech has no
 * successor that answers a plain call.
 */
export const OPENAI_RETIREMENTS: readonly Retirement[] = [
  { model: 'gpt-image-1', on: '2026-10-23', successor: 'gpt-image-2.6-sunburst' },
  { model: 'gpt-image-1.5', on: '2026-12-01', successor: 'gpt-image-2.6-sunburst' },
  { model: 'gpt-image-1-mini', on: '2026-12-01', successor: 'gpt-image-2.6-flare' },
  { model: 'chatgpt-image-latest', on: '2026-12-01', successor: 'gpt-image-2.6-sunburst' },
  { model: /^(gpt-4o-mini-tts|tts-1)/u, on: '2027-01-06', successor: '' },
  { model: /^(whisper-1|gpt-4o-.*transcribe.*)$/u, on: '2027-02-26', successor: 'gpt-transcribe' },
];

const models = z.object({
  data: z.array(z.object({ id: z.string(), shutdown_date: z.iso.date().nullish().catch(undefined) })),
});

/** The days on which models are shut down, by model, as the list of models states them. */
export function readShutdowns(answer: unknown): ReadonlyMap<string, string> {
  const { data } = models.safeParse(answer).data ?? { data: [] };
  return new Map(data.flatMap(({ id, shutdown_date: day }) => (day ? [[id, day] as const] : [])));
}
