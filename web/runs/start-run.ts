import { fileResult } from '@inkreel/contract/api/creations.ts';
import { pollTask, type TaskRecord } from '@inkreel/contract/api/tasks.ts';
import type { Tool, toolEndpoints } from '@inkreel/contract/tools/define-tool.ts';
import type { QueryClient } from '@tanstack/react-query';
import { readAnswer, runToEnd, TaskFailed } from '../lib/answer-shapes.ts';
import { ApiError } from '../lib/api-error.ts';
import { call } from '../lib/client.ts';
import { projectOfRun } from '../lib/current-project.ts';
import { newId } from '../lib/new-id.ts';
import { QUERY_KEYS } from '../lib/query.ts';
import { sleep } from '../lib/sleep.ts';
import { beginSubmit, cancelRun, dropRun, endSubmit, isLive, peekRun, putRun } from './run-store.ts';
import { storeResult } from './store-result.ts';

/** Attempts to hand a run over while the network fails; all under one idempotency key, so one run comes of them. */
const SUBMIT_ATTEMPTS = 4;

export interface StartOptions {
  /** Idempotency key: a run that was handed over under it before is followed, not started again. */
  key?: string;
  /** Told the run's id as soon as the server has it. */
  onTaken?: (taskId: string) => void;
}

/**
 * Starts a run and follows it to its stored results. Its placeholders are in the list of runs at once.
 * Resolves when the run has ended, however it ended: the list says how. Throws ApiError (or the network's error) when
 * the server did not take it; then nothing was held and the placeholders are gone.
 */
export async function startRun(
  client: QueryClient,
  tool: Tool,
  input: Record<string, unknown>,
  quoted: { points: number; pointsEach: number },
  fallbackMessage: string,
  { key = newId(), onTaken }: StartOptions = {},
): Promise<void> {
  const projectId = projectOfRun(client);
  const placeholder = { ...draftRun(key, tool, input, quoted), project_id: projectId ?? null };
  putRun(client, placeholder);
  beginSubmit(key);
  // The browser needs an endpoint's address only; `toolEndpoints` itself would bring the schema library along.
  const endpoint = { method: 'POST', path: `/cloud/request${tool.path}`, root: false } as ReturnType<
    typeof toolEndpoints
  >[number]['endpoint'];
  const body = { ...input, ...(projectId !== undefined && { project_id: projectId }) };
  let taken = false;
  const submit = async (signal: AbortSignal) => {
    const data = await insist(
      () => call(endpoint, { body, idempotencyKey: key, respondAsync: true, signal }),
      signal,
    );
    taken = true;
    const answer = readAnswer(data);
    if (answer?.shape === 1) {
      onTaken?.(answer.taskId);
      dropRun(client, key);
      putRun(client, { ...placeholder, id: answer.taskId });
      // Cancelled before there was a run to cancel. Where that comes too late, the run itself says how it ended.
      if (endSubmit(key)) await cancelRun(client, answer.taskId).catch(() => undefined);
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

/** A run between the click and the server's answer. */
function draftRun(
  id: string,
  tool: Tool,
  input: Record<string, unknown>,
  { points, pointsEach }: { points: number; pointsEach: number },
): TaskRecord {
  const count = typeof input['count'] === 'number' ? input['count'] : 1;
  return {
    id,
    number: '',
    tool_id: tool.id,
    state: 'PENDING',
    input,
    project_id: null,
    engine: null,
    builtin: false,
    stage: null,
    progress: 0,
    candidates: Array.from({ length: count }, () => 0),
    error: null,
    results: [],
    receipt: { state: 'held', quoted: points, settled: 0, returned: 0, points_each: pointsEach, lines: [] },
    created_at: new Date().toISOString(),
    started_at: null,
    finished_at: null,
  };
}

async function insist<Value>(send: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      // An answer of the server is an answer; only a request that got none is sent again.
      if (error instanceof ApiError && error.code !== 'network_error') throw error;
      if (attempt === SUBMIT_ATTEMPTS) throw error;
      await sleep(1000 * attempt, signal);
    }
  }
}
