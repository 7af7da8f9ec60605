/**
 * The browser side of the six answer shapes of a tool call (specification, section 4; decisions, Shape 1 to 6).
 * One function follows a run from its submit to its stored result; everything outside comes in as a parameter.
 */
import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import { ERRORS, type ErrorCode } from '@inkreel/contract/errors.ts';
import { POLL_MEDIA_MS, POLL_TASK_MS, REQUEST_TIMEOUT_MS } from '@inkreel/contract/limits.ts';

/** A result as an answer carries it: an address, or the bytes themselves as base64. */
type Delivered = { url: string } | { base64: string };

/** What a tool call answered, told apart by its data alone. */
export type Answer =
  | { shape: 1; taskId: string }
  | { shape: 3; projectId: string }
  | { shape: 4; traceId: string }
  | { shape: 2 | 5 | 6; delivered: Delivered[] };

interface TaskPoll {
  output: {
    task_status: string;
    results?: readonly { url: string }[] | undefined;
    code?: string | undefined;
    message?: string | undefined;
  };
}
interface ProjectPoll {
  body: {
    content: readonly { idProject: string | number; processStatus: number; videoUrl?: string | undefined }[];
  };
}
interface TracePoll {
  status: number;
  url?: string | undefined;
}

export interface RunToEnd {
  /** Sends the run; answers the envelope's data. */
  submit: (signal: AbortSignal) => Promise<unknown>;
  /** The specification's polling paths; each answers the envelope's data. */
  poll: {
    task: (id: string, signal: AbortSignal) => Promise<TaskPoll>;
    project: (id: string, signal: AbortSignal) => Promise<ProjectPoll>;
    trace: (id: string, signal: AbortSignal) => Promise<TracePoll>;
  };
  /** Uploads a foreign result to this product's storage and answers its address there. */
  store: (delivered: Delivered, signal: AbortSignal) => Promise<string>;
  /** Files the usage record; skipped with `noSave`. */
  record: (usage: { url: string; taskId: string | null }) => Promise<void>;
  refreshPoints: () => Promise<void>;
  /** Aborting it stops the polling; the run on the server goes on. */
  signal: AbortSignal;
  /** Origin of this product, to know its own files. */
  origin: string;
  noSave?: boolean;
  /** Answers what the call returned, unread (specification, section 4: "detect"). */
  detect?: boolean;
  /** What a failure says where the server gave no message. */
  fallbackMessage: string;
  clock: { sleep: (milliseconds: number, signal: AbortSignal) => Promise<void> };
}

export interface RunEnd {
  /** Addresses in this product's storage, in the order of the candidates. */
  urls: string[];
  taskId: string | null;
  /** The submit's answer as it came. */
  raw: unknown;
}

/** A run that ended without a result. `code` is the server's, or TASK_FAILED. */
export class TaskFailed extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.name = 'TaskFailed';
    this.code = code;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry === 'string' && entry !== '');
/** Ids arrive as strings or numbers: large integers are kept as strings (specification, section 7). */
const idText = (value: unknown): string | undefined =>
  typeof value === 'number' ? String(value) : texts(value)[0];

/** Which of the six shapes this data is; undefined for anything else. */
export function readAnswer(data: unknown): Answer | undefined {
  if (typeof data === 'string' || Array.isArray(data)) {
    const urls = texts(data);
    return urls.length > 0 ? { shape: 6, delivered: urls.map((url) => ({ url })) } : undefined;
  }
  if (!isRecord(data)) return undefined;
  const { output, body } = data;
  const taskId = isRecord(output) ? idText(output['task_id']) : undefined;
  if (taskId) return { shape: 1, taskId };
  if (isRecord(body)) {
    const projectId = idText(body['idProject']);
    if (projectId) return { shape: 3, projectId };
  }
  if (typeof body === 'number' || (typeof body === 'string' && /^\d+$/.test(body)))
    return { shape: 4, traceId: String(body) };
  return readDelivered(data);
}

function readDelivered(data: Record<string, unknown>): Answer | undefined {
  const small = data['data'];
  if ('request_id' in data && isRecord(small)) {
    const delivered = [
      ...texts(small['binary_data_base64']).map((base64) => ({ base64 })),
      ...texts(small['image_urls']).map((url) => ({ url })),
    ];
    return delivered.length > 0 ? { shape: 2, delivered } : undefined;
  }
  const large = data['Data'];
  if ('RequestId' in data && isRecord(large)) {
    const urls = texts(large['ImageURL']);
    return urls.length > 0 ? { shape: 5, delivered: urls.map((url) => ({ url })) } : undefined;
  }
  return undefined;
}

/** True for addresses of this product's own storage, which are never uploaded again. */
export function isStored(url: string, origin: string): boolean {
  if (url.startsWith(FILE_PATH_PREFIX)) return true;
  return URL.canParse(url) && url.startsWith(`${origin}${FILE_PATH_PREFIX}`);
}

/**
 * Submits a run and follows it to its stored result: read the shape, poll where it asks for it, store what is not
 * stored yet, file the usage record, refresh the points.
 *
 * Throws `TaskFailed` when the run failed or answered in no known shape, the submit's own error when that was refused,
 * and the signal's reason when the caller cancels.
 */
export async function runToEnd(run: RunToEnd): Promise<RunEnd> {
  const raw = await run.submit(run.signal);
  run.signal.throwIfAborted();
  if (run.detect) return { urls: [], taskId: null, raw };
  const answer = readAnswer(raw);
  if (!answer) throw new TaskFailed(run.fallbackMessage, 'TASK_FAILED');
  const taskId = answer.shape === 1 ? answer.taskId : null;
  try {
    const delivered = await collect(run, answer);
    const urls: string[] = [];
    for (const one of delivered) {
      const stored = 'url' in one && isStored(one.url, run.origin);
      const url = stored ? one.url : await run.store(one, run.signal);
      urls.push(url);
      if (!run.noSave) await run.record({ url, taskId });
    }
    return { urls, taskId, raw };
  } finally {
    // A failed run gave its points back, so the balance has changed in either case.
    if (!run.signal.aborted) await run.refreshPoints();
  }
}

function collect(run: RunToEnd, answer: Answer): Promise<Delivered[]> {
  const failed = (message?: string, code?: string) =>
    new TaskFailed(message || run.fallbackMessage, code || 'TASK_FAILED');
  switch (answer.shape) {
    case 1:
      return pollUntil(run, POLL_TASK_MS, async () => {
        const { output } = await run.poll.task(answer.taskId, run.signal);
        if (output.task_status === 'SUCCEEDED') return (output.results ?? []).map(({ url }) => ({ url }));
        // CANCELED is ours: a run that the user cancelled elsewhere ends here as well.
        if (output.task_status === 'FAILED' || output.task_status === 'CANCELED')
          throw failed(output.message, output.code);
        return undefined;
      });
    case 3:
      return pollUntil(run, POLL_MEDIA_MS, async () => {
        const { body } = await run.poll.project(answer.projectId, run.signal);
        const project = body.content.find(({ idProject }) => String(idProject) === answer.projectId);
        if (project && project.processStatus > 1) throw failed();
        if (project?.processStatus !== 1) return undefined;
        if (!project.videoUrl) throw failed();
        return [{ url: project.videoUrl }];
      });
    case 4:
      return pollUntil(run, POLL_MEDIA_MS, async () => {
        const { status, url } = await run.poll.trace(answer.traceId, run.signal);
        // The specification names only status 1; anything above means failure, as in shape 3.
        if (status > 1 || (status === 1 && !url)) throw failed();
        return status === 1 && url ? [{ url }] : undefined;
      });
    default:
      return Promise.resolve(answer.delivered);
  }
}

/** Asks every `interval` milliseconds; a poll that got no answer is asked again, for at most the request timeout. */
async function pollUntil<Value>(
  run: RunToEnd,
  interval: number,
  ask: () => Promise<Value | undefined>,
): Promise<Value> {
  let silent = 0;
  for (;;) {
    await run.clock.sleep(interval, run.signal);
    run.signal.throwIfAborted();
    try {
      const value = await ask();
      if (value !== undefined) return value;
      silent = 0;
    } catch (error) {
      run.signal.throwIfAborted();
      silent += interval;
      if (error instanceof TaskFailed || isFinal(error) || silent >= REQUEST_TIMEOUT_MS) throw error;
    }
  }
}

/** The server answered, and asking again would not change it. Anything else is the network's doing. */
function isFinal(error: unknown): boolean {
  const code = isRecord(error) ? error['code'] : undefined;
  return typeof code === 'string' && code in ERRORS && !ERRORS[code as ErrorCode].retryable;
}
