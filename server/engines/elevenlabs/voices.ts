import type { Voice } from '@inkreel/contract/speech.ts';
import { z } from 'zod';
import { atMost } from '../aisdk/guarded-fetch.ts';

const LIST_BYTES = 4 * 1024 * 1024;
const listed = z.object({
  voices: z.array(z.object({ voice_id: z.string(), name: z.string(), preview_url: z.string().nullish() })),
});

/**
 * The voices of an account: https://elevenlabs.io/docs/api-reference/voices/search. They speak the language of any
 * text.
 * @throws Error if it does not answer as documented
 */
export async function listVoices(baseUrl: string, key: string, signal: AbortSignal): Promise<Voice[]> {
  const answer = await fetch(`${baseUrl}/v1/voices`, {
    headers: { accept: 'application/json', 'xi-api-key': key },
    redirect: 'error',
    signal,
  });
  if (!answer.ok) throw new Error(`ElevenLabs answered ${answer.status}`);
  const body = answer.body?.pipeThrough(atMost(LIST_BYTES)) ?? null;
  const { voices } = listed.parse(JSON.parse(await new Response(body).text()));
  return voices.map(({ voice_id: id, name, preview_url: sample }) => ({
    id,
    name: { en: name, zh: name },
    languages: [],
    ...(sample ? { sample } : {}),
  }));
}
