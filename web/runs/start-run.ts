import { fileResult } from '@inkreel/contract/api/creations.ts';
import { pollTask, type TaskRecord } from '@inkreel/contract/api/tasks.ts';
import type { Tool, toolEndpoints } from '@inkreel/contract/tools/define-tool.ts';
import type { QueryClient } from '@tanstack/react-query';
import { readAnswer, runToEnd, TaskFailed } from '../lib/answer-shapes.ts';
import { ApiError } from '../lib/api-error.ts';
import { call } from '../lib/client.ts';
import { projectOfRun } from '../lib/current-project.ts';
import { newId } from '../lib/new-id.ts';
import { isOnline, untilOnline } from '../lib/online.ts';
import { QUERY_KEYS } from '../lib/query.ts';
import { sleep } from '../lib/sleep.ts';
import { beginSubmit, cancelRun, dropRun, endSubmit, isLive, peekRun, putRun } from './run-store.ts';
import { storeResult } from './store-result.ts';
import { forgetUnsent, noteUnsent, placeholderOf, type UnsentRun } from './unsent-runs.ts';

/** Milliseconds between attempts to send a run that got no answer; a connection that comes back ends the wait. */
const PAUSES = [1000, 2000, 4000, 8000] as const;

export interface StartOptions {
  /** Idempotency key: a run that was handed over under it before is followed, not started again. */
  key?: string;
  /** Told the run's id as soon as the server has it. */
  onTaken?: (taskId: string) => void;
  /** Of a run that an earlier page prepared; else the one that is chosen now. */
  projectId?: string | null;
}

/**
 * Starts a run and follows it to its stored results. Its placeholders are in the list of runs at once.
 * Resolves when the run has ended, however it ended: the list says how. Without an answer it is sent again under the same
 * key for as long as the page lives, and by the next page after that; nothing is said to be held until the server says so.
 * Throws ApiError when the server did not take it; then nothing was held and the placeholders are gone.
 */
export async function startRun(
  client: QueryClient,
  tool: Tool,
  input: Record<string, unknown>,
  quoted: { points: number; pointsEach: number },
  fallbackMessage: string,
  { key = newId(), onTaken, projectId = projectOfRun(client) ?? null }: StartOptions = {},
): Promise<void> {
  const createdAt = new Date().toISOString();
  const unsent: UnsentRun = { key, toolId: tool.id, input, quoted, projectId, createdAt, state: 'sending' };
  const placeholder = placeholderOf(unsent);
  noteUnsent(unsent);
  putRun(client, placeholder);
  const cancelled = beginSubmit(key);
  // The browser needs an endpoint's address only; `toolEndpoints` itself would bring the schema library along.
  const endpoint = { method: 'POST', path: `/cloud/request${tool.path}`, root: false } as ReturnType<
    typeof toolEndpoints
  >[number]['endpoint'];
  const body = { ...input, ...(projectId !== null && { project_id: projectId }) };
  let taken = false;
  const submit = async (signal: AbortSignal) => {
    const data = await insist(
      () => call(endpoint, { body, idempotencyKey: key, respondAsync: true, signal }),
      cancelled,
      () => noteUnsent({ ...unsent, state: 'offline' }),
    );
    taken = true;
    forgetUnsent(key);
    const answer = readAnswer(data);
    if (answer?.shape === 1) {
      onTaken?.(answer.taskId);
      dropRun(client, key);
      putRun(client, { ...placeholder, id: answer.taskId });
      // Cancelled before there was a run to cancel. Where that comes too late, the run itself says how it ended.
      endSubmit(key);
      if (cancelled.aborted) await cancelRun(client, answer.taskId).catch(() => undefined);
    }
    return data;
  };
  // Leaving the page ends the polling with the page itself; the run goes on at the server.
  const { signal } = new AbortController();
  try {
    await runToEnd({
      submit,
      poll: {
        task: async (id) => {
          const known = peekRun(client, id);
          if (known && isLive(client)) return asPolled(known);
          return call(pollTask, { params: { id }, signal });
        },
        // No tool of the catalogue answers in shapes 3 and 4 so far.
        project: () => Promise.reject(new TaskFailed(fallbackMessage, 'TASK_FAILED')),
        trace: () => Promise.reject(new TaskFailed(fallbackMessage, 'TASK_FAILED')),
      },
      store: storeResult,
      record: async ({ url, taskId }) => {
        if (taskId) await call(fileResult, { body: { type: tool.id, url, task_id: taskId } });
      },
      refreshPoints: () => client.invalidateQueries({ queryKey: QUERY_KEYS.points }),
      signal,
      origin: location.origin,
      fallbackMessage,
      clock: { sleep },
    });
  } catch (error) {
    dropRun(client, key);
    // The project may be gone: the next look at the list says so.
    if (error instanceof ApiError && error.code === 'not_found')
      void client.invalidateQueries({ queryKey: QUERY_KEYS.projects });
    if (!taken) throw error;
  } finally {
    forgetUnsent(key);
    endSubmit(key);
  }
}

/** The stream's record in the words of shape 1. */
function asPolled({ state, results, error }: TaskRecord) {
  return {
    output: {
      task_status: state,
      results: results.map(({ file }) => ({ url: file.url })),
      ...(error ? { code: error } : {}),
    },
  };
}

/**
 * Sends until there is an answer: a request that got none is sent again.
 * @throws ApiError the server's refusal; `aborted` where the person cancelled what cannot have arrived
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
    // What may have arrived is sent until the server says which run it is; that one is cancelled then.
    if (cancelled.aborted && !mayHaveArrived) throw new ApiError('aborted');
  }
}

/** The request got no answer of the product: the network's fault, or a server that is being started. */
function isSilence(error: unknown): boolean {
  return (
    !(error instanceof ApiError) || ['network_error', 'timeout', 'unreadable_answer'].includes(error.code)
  );
}
