import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Polled } from '../aisdk/operations.ts';
import { type Outcome, plainDetail, type Ticket } from '../aisdk/outcome.ts';
import type { Money } from '../cost.ts';
import type { EngineTest } from '../define-engine.ts';
import { type Posted, postOnce } from '../hosted/post-once.ts';
import { sendFile } from '../hosted/send-file.ts';
import type { HostedProvider } from '../hosted/serve-calls.ts';
import { BUSY_MS } from '../provider-answers.ts';
import { meaningOfCall, meaningOfWork } from './refusals.ts';
import { appSign } from './sign.ts';
import { asTranscript } from './transcript.ts';

export interface GhostcutSettings {
  appKey: string;
  appSecret: string;
  /** Such as `https://api.zhaoli.com`, without a trailing slash. */
  baseUrl: string;
  /** Cost of one of the account's points for the operator; undefined: unknown. */
  pointPrice?: Money | undefined;
}

/** The body of a work, as `work/free` takes it. */
export interface GhostcutWork {
  urls: readonly [string];
  /** `ONLY_ASR` answers with subtitles instead of a video. */
  wyTaskType?: string;
  sourceLang?: string | undefined;
  [name: string]: unknown;
}

/** The body of a picture's translation: api-guide/81-image-processing.md. */
export interface GhostcutPicture {
  /** JSON with the `url` of the picture. */
  downloadInfo: string;
  translateOn: number;
  srcLang: string;
  tgtLang: string;
  commodityFilterOn: number;
  synthesisOn: number;
}

export type GhostcutBody = GhostcutWork | GhostcutPicture;

/** A public voice: api-guide/32-public-voice-characters.md. */
export type GhostcutVoice = z.output<typeof voice>;

const GATEWAY = '/v-w-c/gateway/ve';
const WORK = `${GATEWAY}/work/free`;
const STATUS = `${GATEWAY}/work/status`;
const PICTURE = `${GATEWAY}/image/translate`;
const PICTURE_STATUS = `${PICTURE}/query`;
const UPLOAD = `${GATEWAY}/file/upload/policy/apply`;
const POINTS = `${GATEWAY}/point/query`;
const VOICES = `${GATEWAY}/voicecharacter/aggregate/list`;

const OK = 1000;
/** How long a call may take, in milliseconds. */
const CALL_MS = 30_000;
const ANSWER_BYTES = 1024 * 1024;
/** The list has several hundred voices, each with several languages and samples. */
const VOICES_BYTES = 16 * 1024 * 1024;
/**
 * Minimum interval between polls of a work, in milliseconds: the maximum delay in noticing its end. The provider
 * recommends five minutes, or a callback, which would need a URL that it can reach.
 */
const ASK_MS = 30_000;

const envelope = z.object({
  code: z.number(),
  msg: z.string().nullish(),
  body: z.unknown().optional(),
});
/** Ids of works may exceed the exact range of numbers: the text of the answer counts. */
const id = z.union([z.string().min(1), z.number().transform(String)]);
const taken = z.object({ dataList: z.array(z.object({ id })).min(1) });
const works = z.object({
  content: z.array(
    z.object({
      processStatus: z.number(),
      videoUrl: z.string().nullish(),
      srcSrtUrl: z.string().nullish(),
      errorDetail: z.string().nullish(),
      paidPoint: z.number().nullish(),
      processStatusEnum: z.object({ description: z.string().nullish() }).nullish(),
    }),
  ),
});
const picture = z.object({
  status: z.number(),
  result: z.object({ output_url: z.string().nullish() }).nullish(),
  taskStatusEnum: z.object({ description: z.string().nullish() }).nullish().catch(undefined),
});
const form = z.object({
  accessid: z.string(),
  base64CallbackBody: z.string(),
  dir: z.string(),
  host: z.string(),
  policy: z.string(),
  signature: z.string(),
  urlPrefix: z.string(),
});
const points = z.object({ pointAssets: z.array(z.object({ pointBalance: z.number().nullish() })) });
const voice = z.object({
  id,
  voiceType: z.number(),
  voiceCharacterNameZh: z.string().nullish(),
  voiceCharacterNameEn: z.string().nullish(),
  supportLanguageList: z
    .array(
      z.object({
        voiceCharacterLanguage: z.string(),
        voiceCharacterLocale: z.string().nullish(),
        demoUrl: z.string().nullish(),
      }),
    )
    .nullish(),
});
const voices = z.array(voice);

/** Options for tests. */
export interface ClientOptions {
  now?: () => number;
  callMs?: number;
}

/** GhostCut's interface: works, which are polled, file uploads, and its voices. */
export interface GhostcutClient extends HostedProvider<GhostcutBody> {
  /** Puts a file into the provider's storage, where it stays for some weeks. @returns its URL there */
  send(
    file: string,
    as: { extension: string; kind?: 'video' | 'image'; signal?: AbortSignal | undefined },
  ): Promise<string>;
  /** The public voices of a language, or of all. */
  voices(language: string | undefined, signal?: AbortSignal): Promise<readonly GhostcutVoice[]>;
  /** Points of the account. */
  points(signal: AbortSignal): Promise<number>;
}

export function createGhostcutClient(
  { appKey, appSecret, baseUrl, pointPrice }: GhostcutSettings,
  fetchResult: (url: string) => Promise<Uint8Array>,
  { now = Date.now, callMs = CALL_MS }: ClientOptions = {},
): GhostcutClient {
  const asked = new Map<string, number>();
  const plain = (said: unknown) => plainDetail(said, [appSecret, appKey]);
  const post = (path: string, json: object, limit = ANSWER_BYTES, signal?: AbortSignal): Promise<Posted> => {
    const body = JSON.stringify(json);
    const headers = { 'content-type': 'application/json', AppKey: appKey, AppSign: appSign(body, appSecret) };
    return postOnce(`${baseUrl}${path}`, {
      headers,
      body,
      limit,
      timeoutMs: callMs,
      signal,
      parse: parseExact,
    });
  };
  /** @throws Error if the answer is not a success */
  const ask = async <Shape extends z.ZodType>(
    shape: Shape,
    ...[path, json, limit, signal]: Parameters<typeof post>
  ): Promise<z.output<Shape>> => {
    const posted = await post(path, json, limit, signal);
    if (posted.state !== 'answer') throw new Error(plain(posted.detail));
    const said = envelope.safeParse(posted.json);
    const known = said.data?.code === OK ? shape.safeParse(said.data.body) : undefined;
    if (known?.success) return known.data;
    throw new Error(plain(said.success ? saidOf(said.data) : `answered ${posted.status}: ${posted.text}`));
  };
  return {
    submit: async (work) => {
      if ('downloadInfo' in work) return pictureOutcomeOf(await post(PICTURE, work), plain);
      const outcome = outcomeOf(await post(WORK, work), plain);
      if (outcome.state !== 'taken' || work.wyTaskType !== 'ONLY_ASR') return outcome;
      return { ...outcome, ticket: { ...outcome.ticket, heard: work.sourceLang } };
    },
    poll: async ({ work, heard, picture: image }: Ticket): Promise<Polled> => {
      const which = image === undefined ? String(work) : `picture ${String(image)}`;
      const before = asked.get(which);
      if (before !== undefined && now() - before < ASK_MS) return { state: 'running', waiting: false };
      asked.set(which, now());
      const wanted = typeof heard === 'string' ? 'srcSrtUrl' : 'videoUrl';
      const polled =
        image === undefined
          ? stateOf(await post(STATUS, { idWorks: [which] }), plain, { pointPrice, wanted })
          : pictureStateOf(await post(PICTURE_STATUS, { id: asNumber(String(image)) }), plain);
      if (polled.state !== 'running' && polled.state !== 'away') asked.delete(which);
      if (polled.state !== 'succeeded' || typeof heard !== 'string') return polled;
      const texts = await Promise.all(polled.urls.map(fetchResult));
      return { ...polled, urls: [], files: texts.map((text) => asTranscript(text, heard)) };
    },
    // The provider cannot stop a work that has begun.
    cancel: async ({ work, picture: image }) =>
      void asked.delete(image === undefined ? String(work) : `picture ${String(image)}`),
    send: async (file, { extension, kind = 'video', signal }) => {
      const apply = { nonce: randomUUID(), materialFileType: kind };
      const { host, dir, urlPrefix, ...given } = await ask(form, UPLOAD, apply, ANSWER_BYTES, signal);
      const name = `input.${extension}`;
      const fields = {
        key: `${dir}${name}`,
        OSSAccessKeyId: given.accessid,
        policy: given.policy,
        signature: given.signature,
        callback: given.base64CallbackBody,
        success_action_status: '200',
      };
      const rules = { base: baseUrl, isStorage: (at: string) => at.endsWith('.aliyuncs.com'), signal };
      const answer = await sendFile(file, { url: host, fields, name }, rules);
      if (!/"Status"\s*:\s*"OK"/iu.test(answer)) throw new Error(plain(`the storage said ${answer}`));
      return `${urlPrefix}${name}`;
    },
    voices: (language, signal) =>
      ask(
        voices,
        VOICES,
        language === undefined ? {} : { voiceCharacterLanguage: language },
        VOICES_BYTES,
        signal,
      ),
    points: async (signal) => {
      const body = { notZero: true, isValid: true };
      const { pointAssets } = await ask(points, POINTS, body, ANSWER_BYTES, signal);
      return pointAssets.reduce((sum, { pointBalance }) => sum + (pointBalance ?? 0), 0);
    },
  };
}

/** Reads the points of the account, which is free. */
export async function testGhostcut(settings: GhostcutSettings, signal: AbortSignal): Promise<EngineTest> {
  const { points: ask } = createGhostcutClient(settings, () =>
    Promise.reject(new Error('nothing is fetched')),
  );
  try {
    return { ok: true, said: `${Math.round((await ask(signal)) * 10) / 10} points` };
  } catch (error) {
    return { ok: false, said: plainDetail(error, [settings.appSecret, settings.appKey]) };
  }
}

const saidOf = ({ code, msg }: z.output<typeof envelope>): string => `${code} ${msg ?? ''}`.trim();

type Plain = (said: unknown) => string;

/** Outcome of a video's submit. */
const outcomeOf = (posted: Posted, plain: Plain): Outcome =>
  submitOutcome(posted, plain, (body) => {
    const work = taken.safeParse(body).data?.dataList[0]?.id;
    return work === undefined ? undefined : { work };
  });

/** Outcome of a picture's submit: the whole body of the answer is its id. */
const pictureOutcomeOf = (posted: Posted, plain: Plain): Outcome =>
  submitOutcome(posted, plain, (body) => {
    const { data } = id.safeParse(body);
    return data === undefined ? undefined : { picture: data };
  });

function submitOutcome(
  posted: Posted,
  plain: Plain,
  ticketOf: (body: unknown) => Ticket | undefined,
): Outcome {
  if (posted.state !== 'answer') return { ...posted, detail: plain(posted.detail) };
  const { success, data: said } = envelope.safeParse(posted.json);
  if (!success) return { state: 'unknown', detail: plain(`answered ${posted.status}: ${posted.text}`) };
  const ticket = said.code === OK ? ticketOf(said.body) : undefined;
  if (ticket !== undefined) return { state: 'taken', ticket, cost: { basis: 'unknown' } };
  const detail = plain(saidOf(said));
  const meaning = meaningOfCall(said.code);
  // It answered: the run is not sent again, but not unconfirmed either.
  return meaning
    ? { state: 'refused', ...meaning, detail }
    : { state: 'unknown', code: 'task_engine_stopped', detail };
}

/** State of a work; `wanted` is the field of its result. */
function stateOf(
  posted: Posted,
  plain: (said: unknown) => string,
  { pointPrice, wanted }: { pointPrice: Money | undefined; wanted: 'videoUrl' | 'srcSrtUrl' },
): Polled {
  if (posted.state === 'busy') return { state: 'away', afterMs: posted.afterMs };
  const said = posted.state === 'answer' ? envelope.safeParse(posted.json).data : undefined;
  const known = said?.code === OK ? works.safeParse(said.body).data : undefined;
  const [work] = known?.content ?? [];
  // A proxy answered, or the provider has an error: the work continues, and is charged.
  if (!work) return refusedOf(said, plain) ?? { state: 'away', afterMs: BUSY_MS };
  const { processStatus: status, errorDetail, paidPoint, processStatusEnum } = work;
  const url = work[wanted];
  if (status < 1) return { state: 'running', waiting: status < 0 };
  if (status > 1) {
    const why = errorDetail || processStatusEnum?.description || '';
    return { state: 'failed', ...meaningOfWork(status), detail: plain(`${status} ${why}`.trim()) };
  }
  if (!url) throw new Error(`GhostCut finished a work without its ${wanted}`);
  const told =
    pointPrice && typeof paidPoint === 'number'
      ? { ...pointPrice, micros: Math.round(pointPrice.micros * paidPoint) }
      : undefined;
  return { state: 'succeeded', urls: [url], ...(told ? { told } : {}) };
}

/** State of a picture's translation. Numbers above 1 are not documented: they count as failures of the provider. */
function pictureStateOf(posted: Posted, plain: Plain): Polled {
  if (posted.state === 'busy') return { state: 'away', afterMs: posted.afterMs };
  const said = posted.state === 'answer' ? envelope.safeParse(posted.json).data : undefined;
  const known = said?.code === OK ? picture.safeParse(said.body).data : undefined;
  if (!known) return refusedOf(said, plain) ?? { state: 'away', afterMs: BUSY_MS };
  const { status, result, taskStatusEnum } = known;
  if (status < 1) return { state: 'running', waiting: status < 0 };
  if (status > 1) {
    const detail = plain(`${status} ${taskStatusEnum?.description ?? ''}`.trim());
    return { state: 'failed', status: 500, retryable: false, detail };
  }
  if (!result?.output_url) throw new Error('GhostCut finished a picture without its output_url');
  return { state: 'succeeded', urls: [result.output_url] };
}

/** A picture's id as a number, as documented; one beyond the exact range as its text. */
const asNumber = (number: string): number | string =>
  Number.isSafeInteger(Number(number)) ? Number(number) : number;

/** A work that the provider no longer knows; an expired key is not a reason to give a work up. */
function refusedOf(
  said: z.output<typeof envelope> | undefined,
  plain: (said: unknown) => string,
): Polled | undefined {
  if (said?.code !== 3003) return undefined;
  return { state: 'failed', status: 404, detail: plain(saidOf(said)) };
}

/** Parses JSON, with whole numbers beyond the exact range as their text. */
function parseExact(text: string): unknown {
  const exact = (_name: string, value: unknown, context?: { source?: string }): unknown =>
    Number.isInteger(value) && !Number.isSafeInteger(value) ? (context?.source ?? value) : value;
  return JSON.parse(text, exact);
}
