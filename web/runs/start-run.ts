import type { SubmitEndpoint } from '@inkreel/contract/api/answers.ts';
import type { RunTarget } from '@inkreel/contract/api/run-target.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { PartWish } from '@inkreel/contract/tools/quote-run.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';
import { call } from '../lib/client.ts';
import { projectOfRun } from '../lib/current-project.ts';
import { newId } from '../lib/new-id.ts';
import { isOnline, untilOnline } from '../lib/online.ts';
import { QUERY_KEYS } from '../lib/query.ts';
import { beginSubmit, cancelRun, dropRun, endSubmit, putRun } from './run-store.ts';
import { forgetUnsent, noteUnsent, placeholderOf, type UnsentRun } from './unsent-runs.ts';

/** Milliseconds between attempts to send a run that got no answer; a connection that comes back ends the wait. */
const PAUSES = [1000, 2000, 4000, 8000] as const;

export interface StartOptions {
  /** Idempotency key: a run already submitted under it is followed, not started again. */
  key?: string;
  /** The project of a run that an earlier page prepared; by default the one that is chosen now. */
  projectId?: string | null;
  /** The one engine to use; without it the server chooses. */
  engine?: string | undefined;
  /** Path that starts it, of a step of the tool; by default the tool's. */
  path?: string | undefined;
  /** The part of a document that gets its result. */
  target?: RunTarget | undefined;
  /** Only the first five seconds, or the rest after the sample with this id. */
  part?: PartWish | undefined;
}

/**
 * Submits a run to the server and returns its id. Its placeholder is in the list of runs at once and becomes the run,
 * whose record the event stream keeps up to date from there on (`follow-events.ts`). Without an answer it is sent again
 * under the same key for as long as the page lives, and by the next page after that; no points are shown as held until
 * the server confirms it.
 * @throws ApiError when the server did not accept it; then nothing was held and the placeholder is gone
 */
export async function startRun(
  client: QueryClient,
  tool: Tool,
  input: Record<string, unknown>,
  quoted: { points: number; pointsEach: number },
  {
    key = newId(),
    projectId = projectOfRun(client) ?? null,
    engine,
    path,
    target,
    part = {},
  }: StartOptions = {},
): Promise<string> {
  const createdAt = new Date().toISOString();
  const about = { key, toolId: tool.id, input, quoted, projectId, createdAt };
  const { sample, restOf } = part;
  const unsent: UnsentRun = {
    ...about,
    engine,
    path,
    target,
    part,
    state: 'sending',
  };
  const placeholder = placeholderOf(unsent);
  noteUnsent(unsent);
  putRun(client, placeholder);
  const cancelled = beginSubmit(key);
  const answered = () => {
    forgetUnsent(key);
    endSubmit(key);
    dropRun(client, key);
  };
  try {
    const body = {
      ...input,
      project_id: projectId ?? undefined,
      engine,
      target,
      sample: sample || undefined,
      rest_of: restOf,
      expected_points: quoted.points,
    };
    const taskId = await insist(
      () => submit(path ?? `/cloud/request${tool.path}`, body, key),
      cancelled,
      () => noteUnsent({ ...unsent, state: 'offline' }),
    );
    answered();
    putRun(client, { ...placeholder, id: taskId });
    // Cancelled before there was a run to cancel. If that is too late, the run shows its outcome.
    if (cancelled.aborted) await cancelRun(client, taskId).catch(() => undefined);
    return taskId;
  } catch (error) {
    answered();
    // The project may be gone, the engine closed, or the price changed: the next read of the list shows it.
    if (error instanceof ApiError && error.code === 'not_found')
      void client.invalidateQueries({ queryKey: QUERY_KEYS.projects });
    if (error instanceof ApiError && (error.code === 'engine_not_open' || error.code === 'price_changed')) {
      void client.invalidateQueries({ queryKey: QUERY_KEYS.siteFacts });
      void client.invalidateQueries({ queryKey: QUERY_KEYS.pointConfig });
    }
    throw error;
  }
}

/**
 * Sends a run once and returns its id, without waiting for results: the stream brings them.
 * @throws ApiError
 */
async function submit(path: string, body: Record<string, unknown>, key: string): Promise<string> {
  // The browser only needs an endpoint's address; `toolEndpoints` itself would also load the schema library.
  const endpoint = { method: 'POST', path, root: false } as SubmitEndpoint;
  const answer = await call(endpoint, { body, idempotencyKey: key, respondAsync: true });
  const taskId = (answer as Partial<typeof answer> | null)?.output?.task_id;
  if (taskId === undefined) throw new ApiError('unreadable_answer');
  return taskId;
}

/**
 * Sends until there is an answer: a request that got none is sent again.
 * @throws ApiError the server's refusal; `aborted` if the person cancelled what cannot have arrived
 */
async function insist<Value>(
  send: () => Promise<Value>,
  cancelled: AbortSignal,
  onSilence: () => void,
): Promise<Value> {
  let mayHaveArrived = false;
  for (let attempt = 0; ; attempt += 1) {
    // Without any connection nothing is sent.
    if (isOnline()) {
      try {
        return await send();
      } catch (error) {
        if (!isSilence(error)) throw error;
        mayHaveArrived = true;
      }
    }
    onSilence();
    await untilOnline(
      mayHaveArrived ? new AbortController().signal : cancelled,
      PAUSES[attempt] ?? PAUSES.at(-1),
    );
    // A request that may have arrived is repeated until the server reports its run, which is then cancelled.
    if (cancelled.aborted && !mayHaveArrived) throw new ApiError('aborted');
  }
}

/** The request got no answer from the product: the network failed, or the server is being started. */
function isSilence(error: unknown): boolean {
  return (
    !(error instanceof ApiError) || ['network_error', 'timeout', 'unreadable_answer'].includes(error.code)
  );
}
