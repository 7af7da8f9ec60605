import { z } from 'zod';
import { fetchBytes } from '../aisdk/made-files.ts';
import { type Outcome, plainDetail, type Ticket } from '../aisdk/outcome.ts';
import type { Cost } from '../cost.ts';
import type { EngineHost } from '../define-engine.ts';
import { postOnce } from '../hosted/post-once.ts';
import type { HostedProvider } from '../hosted/serve-calls.ts';
import { costByList, type Usage } from '../prices.ts';
import { type DashscopeClient, type DashscopeSettings, NO_TEXT } from './client.ts';
import { DASHSCOPE_PRICES } from './prices.ts';
import { mediaMeaningOf } from './refusals.ts';
import { asTranscript } from './transcript.ts';

/** One submit of a run that makes or reads sound or video, or translates a picture. */
export interface MediaCall {
  /** `speech` is answered directly, with a URL; the others are tasks. */
  kind: 'speech' | 'transcript' | 'video' | 'picture';
  path: string;
  body: { model: string; [name: string]: unknown };
  /** Its usage, for the price list. */
  usage?: Usage['units'];
}

/** How long the speech of a text of maximum length takes, in milliseconds. */
const SPEECH_MS = 4 * 60_000;
const ANSWER_BYTES = 1024 * 1024;

const spoken = z.object({ output: z.object({ audio: z.object({ url: z.string().min(1) }) }) });
const refusal = z.object({ code: z.string(), message: z.string().default('') });

/** Model Studio's video, speech and transcription as one provider's calls. */
export function createMediaProvider(
  client: DashscopeClient,
  { key, baseUrl }: DashscopeSettings,
  region: string | undefined,
  host: EngineHost,
): HostedProvider<MediaCall> {
  const plain = (said: unknown) => plainDetail(said, [key]);
  const refused = (code: string, message: string): Outcome => ({
    state: 'refused',
    ...mediaMeaningOf(code, message),
    detail: plain(`${code}: ${message}`),
  });
  const speak = async (
    { path, body }: MediaCall,
    cost: Cost,
    signal: AbortSignal | undefined,
  ): Promise<Outcome> => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const text = JSON.stringify(body);
    const limits = { limit: ANSWER_BYTES, timeoutMs: SPEECH_MS, signal };
    const posted = await postOnce(`${baseUrl}${path}`, { headers, body: text, ...limits });
    if (posted.state !== 'answer') return { ...posted, detail: plain(posted.detail) };
    const isOk = posted.status >= 200 && posted.status < 300;
    const made = spoken.safeParse(posted.json);
    if (isOk && made.success) return { state: 'taken', ticket: { made: made.data.output.audio.url }, cost };
    const no = refusal.safeParse(posted.json);
    if (posted.status >= 400 && posted.status < 500 && no.success)
      return refused(no.data.code, no.data.message);
    return { state: 'unknown', detail: plain(`answered ${posted.status}: ${posted.text}`) };
  };
  return {
    // Only delivered outputs are charged.
    failuresAreFree: true,
    submit: async (call, signal) => {
      const cost = costOf(call, region);
      if (call.kind === 'speech') return speak(call, cost, signal);
      const submitted = await client.submit(call.path, call.body, true);
      switch (submitted.state) {
        case 'accepted':
          return { state: 'taken', ticket: { task: submitted.taskId, kind: call.kind }, cost };
        case 'refused':
          return refused(submitted.code, submitted.message);
        case 'busy':
          return { ...submitted, detail: 'too many tasks' };
        default:
          return { ...submitted, detail: plain(submitted.detail) };
      }
    },
    poll: async ({ task, made, kind }: Ticket) => {
      if (typeof made === 'string') return { state: 'succeeded', urls: [made] };
      const polled = await client.poll(String(task));
      if (polled.state === 'failed') {
        const { code, message } = polled;
        // An empty transcript is valid too.
        if (kind === 'transcript' && code === 'SUCCESS_WITH_NO_VALID_FRAGMENT')
          return { state: 'succeeded', urls: [], files: [asTranscript({})] };
        const isBilled = code === NO_TEXT;
        const detail = plain(`${code}: ${message}`);
        return { state: 'failed', ...mediaMeaningOf(code, message), detail, isBilled };
      }
      if (polled.state !== 'succeeded' || kind !== 'transcript') return polled;
      const texts = await Promise.all(polled.urls.map((url) => fetchBytes(host, url)));
      const files = texts.map((text) => asTranscript(JSON.parse(Buffer.from(text).toString('utf8'))));
      return { state: 'succeeded', urls: [], files };
    },
    cancel: async ({ task }) => {
      if (task !== undefined) await client.cancel(String(task));
    },
  };
}

function costOf({ body: { model }, usage }: MediaCall, region: string | undefined): Cost {
  if (region === undefined || usage === undefined) return { basis: 'unknown', model };
  return costByList(DASHSCOPE_PRICES, model, { units: usage }, { at: new Date(), region });
}
