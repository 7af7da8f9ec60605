import { ERRORS, type ErrorCode } from '../errors.ts';
import { POLL_MEDIA_MS, POLL_TASK_MS, REQUEST_TIMEOUT_MS } from '../limits.ts';
import { ANSWERS, type AnswerShape } from './answers.ts';
import type { OutputOf, ParamsOf, SentBodyOf } from './endpoint.ts';
import { pollProjects, pollTask, pollTranslation, submitted } from './tasks.ts';

type PollEndpoint = typeof pollProjects | typeof pollTask | typeof pollTranslation;

export interface AnswerCaller {
  /** Calls an endpoint and answers the envelope's data; errors carry the catalogue's code as `code`. */
  call: <E extends PollEndpoint>(
    endpoint: E,
    sent: { params?: ParamsOf<E>; body?: SentBodyOf<E> },
  ) => Promise<OutputOf<E>>;
  /** Waits this many milliseconds; throwing ends the polling, but not the run on the server. */
  sleep: (milliseconds: number) => Promise<void>;
}

/** A run that ended without a result. `code` is the server's, or TASK_FAILED (specification, section 4). */
export class RunFailed extends Error {
  readonly code: string;

  constructor({ code = 'TASK_FAILED', message = code }: { code?: string; message?: string } = {}) {
    super(message);
    this.name = 'RunFailed';
    this.code = code;
  }
}

/**
 * Follows a tool call from its answer to the addresses of its results, in candidate order, for programs that
 * call tools over the API. The studio follows its own runs by their record.
 * @param shape the endpoint's, from `toolEndpoints`
 * @param data the submit's answer, as the envelope had it
 * @throws RunFailed if the run failed or was cancelled; ZodError if the answer is not of that shape; the error of
 *   `call` if a retry would not help, or nothing has answered for as long as a request may take
 */
export async function followAnswer(
  shape: AnswerShape,
  data: unknown,
  caller: AnswerCaller,
): Promise<readonly string[]> {
  // What a call with `Prefer: respond-async` answers, whatever the shape.
  const run = submitted.safeParse(data);
  if (run.success) return pollRun(run.data.output.task_id, caller);
  switch (shape) {
    case 1:
      throw run.error;
    case 2:
      return ANSWERS[2].parse(data).data.image_urls;
    case 3:
      return pollProject(ANSWERS[3].parse(data).body.idProject, caller);
    case 4:
      return pollNumber(ANSWERS[4].parse(data).body, caller);
    case 5:
      return [ANSWERS[5].parse(data).Data.ImageURL];
    case 6:
      return ANSWERS[6].parse(data);
  }
}

function pollRun(id: string, caller: AnswerCaller): Promise<readonly string[]> {
  return pollUntil(caller, POLL_TASK_MS, async () => {
    const {
      task_status,
      results = [],
      code,
      message,
    } = (await caller.call(pollTask, { params: { id } })).output;
    if (task_status === 'SUCCEEDED') return results.map(({ url }) => url);
    if (task_status === 'FAILED' || task_status === 'CANCELED')
      throw new RunFailed({ ...(code && { code }), ...(message && { message }) });
    return undefined;
  });
}

function pollProject(id: string, caller: AnswerCaller): Promise<readonly string[]> {
  return pollUntil(caller, POLL_MEDIA_MS, async () => {
    const { body } = await caller.call(pollProjects, { body: { id_projects: [id] } });
    const project = body.content.find(({ idProject }) => idProject === id);
    return project && resultOf(project.processStatus, project.videoUrl);
  });
}

function pollNumber(id: number, caller: AnswerCaller): Promise<readonly string[]> {
  return pollUntil(caller, POLL_MEDIA_MS, async () => {
    const { status, url } = await caller.call(pollTranslation, { body: { id } });
    return resultOf(status, url);
  });
}

/**
 * Shapes 3 and 4: 1 is done, above is failed, below is in progress. The specification says so for shape 3 and
 * names only 1 for shape 4.
 */
function resultOf(status: number, url: string | undefined): readonly string[] | undefined {
  if (status < 1) return undefined;
  if (status > 1 || url === undefined) throw new RunFailed();
  return [url];
}

/**
 * Polls every `interval` milliseconds; a poll without an answer is repeated, for at most the request timeout.
 */
async function pollUntil<Value>(
  { sleep }: AnswerCaller,
  interval: number,
  ask: () => Promise<Value | undefined>,
): Promise<Value> {
  let silent = 0;
  for (;;) {
    await sleep(interval);
    try {
      const value = await ask();
      if (value !== undefined) return value;
      silent = 0;
    } catch (error) {
      silent += interval;
      if (error instanceof RunFailed || isFinal(error) || silent >= REQUEST_TIMEOUT_MS) throw error;
    }
  }
}

/** The server answered, and a retry would not change it. Anything else is a network error. */
function isFinal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && code in ERRORS && !ERRORS[code as ErrorCode].retryable;
}
