import { z } from 'zod';
import type { Polled } from '../aisdk/operations.ts';
import { type Outcome, plainDetail, type Ticket } from '../aisdk/outcome.ts';
import type { EngineTest } from '../define-engine.ts';
import { type Posted, postOnce } from '../hosted/post-once.ts';
import type { HostedProvider } from '../hosted/serve-calls.ts';
import { BUSY_MS } from '../provider-answers.ts';
import { isBusy, isTrouble, refusalOf } from './refusals.ts';
import { canonicalQuery, signCall } from './sign.ts';

export interface VisualSettings {
  accessKey: string;
  secretKey: string;
  /** Such as `https://visual.volcengineapi.com`, without a trailing slash. */
  baseUrl: string;
}

/** A submit: the action and its parameters. `req_key` selects the service. */
export interface VisualCall {
  action: string;
  json: { req_key: string; [name: string]: unknown };
}

/** Starts a work that is polled later. */
export const SUBMIT = 'CVSync2AsyncSubmitTask';
const RESULT = 'CVSync2AsyncGetResult';
const VERSION = '2022-08-31';
const REGION = 'cn-north-1';
const SERVICE = 'cv';
/** Results are kept for an hour at their URL, so they are fetched as soon as they are done. */
const RESULT_WISHES = JSON.stringify({ return_url: true, logo_info: { add_logo: false } });

/** Pictures and short videos in base64. */
const ANSWER_BYTES = 64 * 1024 * 1024;
/** A polled work is described in a few lines. */
const TICKET_BYTES = 1024 * 1024;
/** How long a call may take, in milliseconds: works with a direct answer take up to half a minute. */
const CALL_MS = 120_000;
const POLL_MS = 20_000;

const known = z.object({
  code: z.number(),
  message: z.string().nullish(),
  data: z
    .object({
      binary_data_base64: z.array(z.string()).nullish(),
      image_urls: z.array(z.string()).nullish(),
      task_id: z.string().nullish(),
      status: z.string().nullish(),
    })
    .nullish(),
});
type Known = z.output<typeof known>;
/** Refusals of the gateway: the key, its signature, its permissions. */
const turnedAway = z.object({
  ResponseMetadata: z.object({ Error: z.object({ Code: z.string(), Message: z.string().default('') }) }),
});

const OK = 10000;

interface SignedPost {
  action: string;
  json: object;
  timeoutMs: number;
  at: Date;
  signal?: AbortSignal | undefined;
}

function postSigned(
  { accessKey, secretKey, baseUrl }: VisualSettings,
  { action, json, timeoutMs, at, signal }: SignedPost,
): Promise<Posted> {
  const query = { Action: action, Version: VERSION };
  const body = JSON.stringify(json);
  const headers = { 'content-type': 'application/json', host: new URL(baseUrl).host };
  const credentials = { accessKey, secretKey, region: REGION, service: SERVICE };
  const signature = signCall(credentials, { method: 'POST', headers, query, body, at });
  const { host: _, ...sent } = headers;
  return postOnce(`${baseUrl}/?${canonicalQuery(query)}`, {
    headers: { ...sent, ...signature },
    body,
    limit: action === SUBMIT ? TICKET_BYTES : ANSWER_BYTES,
    timeoutMs,
    signal,
  });
}

/** Whether the keys are accepted: polls a non-existent work, which is free. */
export async function testVisual(settings: VisualSettings, signal: AbortSignal): Promise<EngineTest> {
  const json = { req_key: 'saliency_seg', task_id: '0' };
  const posted = await postSigned(settings, {
    action: RESULT,
    json,
    timeoutMs: POLL_MS,
    at: new Date(),
    signal,
  });
  const plain = (said: string) => plainDetail(new Error(said), [settings.secretKey, settings.accessKey]);
  if (posted.state !== 'answer') return { ok: false, said: plain(posted.detail) };
  const away = turnedAway.safeParse(posted.json);
  if (away.success) {
    const { Code, Message } = away.data.ResponseMetadata.Error;
    return { ok: false, said: plain(`${Code} ${Message}`) };
  }
  const { success, data } = known.safeParse(posted.json);
  if (!success) return { ok: false, said: plain(`${posted.status} ${posted.text}`) };
  return {
    ok: posted.status === 200,
    said: plain(`${data.code} ${data.data?.status ?? data.message ?? ''}`),
  };
}

/** Options for tests. */
export interface ClientOptions {
  now?: () => Date;
  callMs?: number;
  pollMs?: number;
}

/** Volcengine's visual interface: works with a direct answer, and polled ones. */
export function createVisualClient(
  { accessKey, secretKey, baseUrl }: VisualSettings,
  fetchResult: (url: string) => Promise<Uint8Array>,
  { now = () => new Date(), callMs = CALL_MS, pollMs = POLL_MS }: ClientOptions = {},
): HostedProvider<VisualCall> {
  const plain = (said: string) => plainDetail(new Error(said), [secretKey, accessKey]);
  const post = (action: string, json: object, timeoutMs: number, signal?: AbortSignal) =>
    postSigned({ accessKey, secretKey, baseUrl }, { action, json, timeoutMs, at: now(), signal });
  const outcomeOf = async (posted: Posted): Promise<Outcome> => {
    if (posted.state !== 'answer') return { ...posted, detail: plain(posted.detail) };
    const away = turnedAway.safeParse(posted.json);
    if (away.success) {
      const { Code, Message } = away.data.ResponseMetadata.Error;
      return { state: 'refused', status: 403, detail: plain(`${Code} ${Message}`) };
    }
    const { success, data: answer } = known.safeParse(posted.json);
    if (!success) return { state: 'unknown', detail: plain(`answered ${posted.status}: ${posted.text}`) };
    if (answer.code === OK) return madeOf(answer);
    const detail = plain(`${answer.code} ${answer.message ?? ''}`);
    if (isBusy(answer.code)) return { state: 'busy', afterMs: BUSY_MS, detail };
    return refusalOf(answer.code, detail);
  };
  const madeOf = async ({ data }: Known): Promise<Outcome> => {
    if (data?.task_id) return { state: 'taken', ticket: { task: data.task_id } };
    const files = filesOf(data);
    const urls = files.length > 0 ? [] : (data?.image_urls ?? []);
    try {
      const images = [...files, ...(await Promise.all(urls.map(fetchResult)))];
      if (images.length > 0) return { state: 'answered', images };
      return { state: 'unknown', detail: 'answered without a result' };
    } catch (error) {
      return { state: 'unknown', detail: plainDetail(error, [secretKey, accessKey]) };
    }
  };
  return {
    submit: async ({ action, json }, signal) => {
      const ended = action === SUBMIT ? undefined : signal;
      const outcome = await outcomeOf(await post(action, json, callMs, ended));
      if (outcome.state !== 'taken') return outcome;
      return { state: 'taken', ticket: { ...outcome.ticket, work: json.req_key } };
    },
    poll: async ({ task, work }: Ticket) => {
      const asked = { req_key: work, task_id: task, req_json: RESULT_WISHES };
      const posted = await post(RESULT, asked, pollMs);
      if (posted.state === 'busy') return { state: 'away', afterMs: posted.afterMs };
      if (posted.state !== 'answer') return { state: 'away', afterMs: BUSY_MS };
      // The key or its permissions are refused, not the work.
      if (turnedAway.safeParse(posted.json).success) return { state: 'away', afterMs: BUSY_MS };
      const { success, data: answer } = known.safeParse(posted.json);
      if (success && (isBusy(answer.code) || isTrouble(answer.code)))
        return { state: 'away', afterMs: BUSY_MS };
      if (success && answer.code === OK) return stateOf(answer);
      const outcome = await outcomeOf(posted);
      if (outcome.state === 'refused') return { ...outcome, state: 'failed' };
      // A proxy answered: the work continues, and is charged.
      return { state: 'away', afterMs: BUSY_MS };
    },
  };
}

function stateOf({ data }: Known): Polled {
  switch (data?.status) {
    case 'in_queue':
      return { state: 'running', waiting: true };
    case 'generating':
      return { state: 'running', waiting: false };
    case 'done': {
      const urls = data.image_urls ?? [];
      const files = urls.length > 0 ? [] : filesOf(data);
      if (urls.length + files.length === 0) throw new Error('Volcengine finished a work without a result');
      return { state: 'succeeded', urls, files };
    }
    case 'not_found':
    case 'expired':
      return { state: 'failed', status: 404, detail: `the work is ${data.status}` };
    default:
      throw new Error(`Volcengine says that a work is ${JSON.stringify(data?.status)}`);
  }
}

const filesOf = (data: Known['data']): Uint8Array[] =>
  (data?.binary_data_base64 ?? []).map((base64) => Buffer.from(base64, 'base64'));
