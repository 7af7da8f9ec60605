import { z } from 'zod';
import { BUSY_MS, isOutOfQuota, leavesOpen, retryAfterMs, wasNeverSent } from '../provider-answers.ts';
import { parseJson, readText } from '../read-answer.ts';

/** URL of Model Studio, and the key of the operator's account. */
export interface DashscopeSettings {
  key: string;
  /** Without a trailing slash, such as `https://dashscope-intl.aliyuncs.com/api/v1`. */
  baseUrl: string;
  /** Whether the key belongs to Beijing, the region of the models for a single kind of edit. */
  china?: boolean;
}

/** Input pictures, as URLs that the provider can read or as data URLs. */
export interface EditRequest {
  model: string;
  prompt: string;
  pictures: readonly string[];
  /** The boxes to edit in each picture: left, top, right, bottom in its pixels. */
  boxes?: readonly (readonly (readonly number[])[])[];
  /** Pixels of the results, `width*height`. */
  size: string;
  count: number;
  /** True for a series of different pictures that belong together. */
  series?: boolean;
  /** 0 to 2147483647 */
  seed: number;
}

/** The outcome of a submit. */
export type Submitted =
  | { state: 'accepted'; taskId: string }
  /** The provider refused, with this message; nothing was made. */
  | { state: 'refused'; code: string; message: string }
  /** Too many calls: nothing was made, and it may be retried after this many milliseconds. */
  | { state: 'busy'; afterMs: number }
  /** It is unknown whether the provider took it, so it must not be sent again. */
  | { state: 'unknown'; detail: string };

export type Polled =
  | { state: 'running'; waiting: boolean }
  /** Pictures, a video, or a transcript. */
  | { state: 'succeeded'; urls: string[] }
  | { state: 'failed'; code: string; message: string }
  /** The provider could not be polled. */
  | { state: 'away'; afterMs: number };

/**
 * Our code for a successful, charged translation that found no text: the provider reports it only in its
 * message.
 */
export const NO_TEXT = 'NoTextDetected';

const SUBMIT_MS = 60_000;
const POLL_MS = 20_000;
/** Answers are a few kilobytes. */
const ANSWER_BYTES = 1024 * 1024;

const submitAnswer = z.object({ output: z.object({ task_id: z.string().min(1) }) });
const refusal = z.object({ code: z.string(), message: z.string().default('') });
const result = z.object({
  url: z.string().optional(),
  video_url: z.string().optional(),
  transcription_url: z.string().optional(),
  code: z.string().optional(),
  message: z.string().optional(),
});
const pollAnswer = z.object({
  output: z.object({
    task_status: z.string(),
    code: z.string().optional(),
    message: z.string().optional(),
    choices: z
      .array(
        z.object({ message: z.object({ content: z.array(z.object({ image: z.string().optional() })) }) }),
      )
      .optional(),
    // A list of pictures or transcripts, or one video.
    results: z
      .union([z.array(result), result.transform((one) => [one])])
      .optional()
      .catch(undefined),
    video_url: z.string().optional(),
    // A translated picture.
    image_url: z.string().optional(),
  }),
});

/** Makes the provider resolve URLs of its storage: `oss://`. */
export const STORED = { 'x-dashscope-ossresourceresolve': 'enable' };

/** Endpoint of the models that draw and edit from a prompt. */
export const EDIT_PATH = '/services/aigc/image-generation/generation';
/** Endpoint of the models for a single kind of edit. */
export const IMAGE_PATH = '/services/aigc/image2image/image-synthesis';

/** The calls of Model Studio's asynchronous tasks. */
export interface DashscopeClient {
  /**
   * @param body as documented for the model at this path
   * @param isStored true if it names files in the provider's storage
   */
  submit(path: string, body: object, isStored?: boolean): Promise<Submitted>;
  /** @throws Error for a task that is done without a result */
  poll(taskId: string): Promise<Polled>;
  /** Cancels a task that has not begun yet. Never throws. */
  cancel(taskId: string): Promise<void>;
}

/** A client that talks to the provider over HTTP. */
export function createDashscopeClient({ key, baseUrl }: DashscopeSettings): DashscopeClient {
  const call = (path: string, init: RequestInit, limitMs: number) =>
    fetch(`${baseUrl}${path}`, {
      ...init,
      redirect: 'error',
      headers: { authorization: `Bearer ${key}`, accept: 'application/json', ...init.headers },
      signal: AbortSignal.timeout(limitMs),
    });
  return {
    submit: async (path, body, isStored = false) => {
      const headers = {
        'content-type': 'application/json',
        'x-dashscope-async': 'enable',
        ...(isStored ? STORED : {}),
      };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      let answer: Response;
      try {
        answer = await call(path, init, SUBMIT_MS);
      } catch (error) {
        return wasNeverSent(error) ? { state: 'busy', afterMs: BUSY_MS } : unknown(error);
      }
      const text = await readText(answer, ANSWER_BYTES);
      const isBusy = answer.status === 429 || answer.status === 503;
      if (isBusy && !isOutOfQuota(text)) return { state: 'busy', afterMs: retryAfterMs(answer) };
      const accepted = submitAnswer.safeParse(parseJson(text));
      if (answer.ok && accepted.success) return { state: 'accepted', taskId: accepted.data.output.task_id };
      const refused = refusal.safeParse(parseJson(text));
      if (answer.status >= 400 && answer.status < 500 && refused.success)
        return { state: 'refused', ...refused.data };
      return unknown(`answered ${answer.status}: ${text.slice(0, 200)}`);
    },
    poll: async (taskId) => {
      let answer: Response;
      try {
        answer = await call(`/tasks/${encodeURIComponent(taskId)}`, { method: 'GET' }, POLL_MS);
      } catch {
        return { state: 'away', afterMs: BUSY_MS };
      }
      if (leavesOpen(answer.status)) return { state: 'away', afterMs: retryAfterMs(answer) };
      const text = await readText(answer, ANSWER_BYTES);
      const known = pollAnswer.safeParse(parseJson(text));
      if (answer.ok && known.success) return stateOf(known.data.output);
      const refused = refusal.safeParse(parseJson(text));
      if (!answer.ok && refused.success) return { state: 'failed', ...refused.data };
      // A proxy answered. The task may well be done, and is charged, so it is polled again.
      return { state: 'away', afterMs: BUSY_MS };
    },
    cancel: async (taskId) => {
      await call(`/tasks/${encodeURIComponent(taskId)}/cancel`, { method: 'POST' }, POLL_MS).catch(
        () => undefined,
      );
    },
  };
}

/** The body of a task of the models that draw and edit from a prompt. */
export function editBody({ model, prompt, pictures, boxes, size, count, seed, series }: EditRequest) {
  const content = [...pictures.map((image) => ({ image })), { text: prompt }];
  const boxed = boxes ? { bbox_list: boxes } : {};
  const sequence = series ? { enable_sequential: true } : {};
  return {
    model,
    input: { messages: [{ role: 'user', content }] },
    parameters: { size, n: count, seed, watermark: false, ...boxed, ...sequence },
  };
}

function stateOf(output: z.output<typeof pollAnswer>['output']): Polled {
  const { task_status: status, code = status, message = '' } = output;
  switch (status) {
    case 'PENDING':
    case 'SUSPENDED':
      return { state: 'running', waiting: true };
    case 'RUNNING':
    case 'PRE-PROCESSING':
    case 'POST-PROCESSING':
      return { state: 'running', waiting: false };
    case 'SUCCEEDED': {
      const parts = (output.choices ?? []).flatMap((choice) => choice.message.content);
      const results = output.results ?? [];
      const urls = [
        ...parts.map(({ image }) => image),
        ...results.map(({ url, video_url, transcription_url }) => url ?? video_url ?? transcription_url),
        output.video_url,
        output.image_url,
      ].filter((url) => url !== undefined);
      if (/no text detected/iu.test(message)) return { state: 'failed', code: NO_TEXT, message };
      // Each picture or file of a task may fail by itself.
      const [failed] = results.filter((result) => result.code !== undefined);
      if (urls.length === 0 && failed?.code)
        return { state: 'failed', code: failed.code, message: failed.message ?? '' };
      if (urls.length === 0) throw new Error('Model Studio finished a task without a result');
      return { state: 'succeeded', urls };
    }
    default:
      // FAILED, CANCELED, and UNKNOWN for a task that the provider no longer knows.
      return { state: 'failed', code, message };
  }
}

function unknown(cause: unknown): Submitted {
  return { state: 'unknown', detail: String(cause) };
}
