import { currentPoints } from '@inkreel/contract/api/organisations.ts';
import {
  cancelTask,
  getTask,
  listTasks,
  type StreamEvent,
  type TaskRecord,
  type TaskResult,
} from '@inkreel/contract/api/tasks.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { presenceNews, tellDocumentNews } from '../documents/document-news.ts';
import { call } from '../lib/client.ts';
import type { StreamState } from '../lib/event-stream.ts';
import { QUERY_KEYS } from '../lib/query.ts';
import { useSignedIn } from '../lib/session.ts';
import { isFinished, mergeRun, mergeRuns } from './run-list.ts';
import { tellRunNews } from './run-news.ts';

const RUNS_KEY = ['runs'];
/** Of one run that is not in the list. */
const runKey = (id: string | undefined) => ['run', id];
const STREAM_KEY = ['stream-state'];
/** Prefix of every query over stored results: the history, My creation. */
export const RESULTS_KEY = ['results'];
/** First part of the keys of queries over batches. */
export const BATCHES = 'batches';
/** Runs read at first; older ones are in My creation. */
const FIRST_RUNS = 40;
const OPENING_MS = 5_000;
const NONE: readonly TaskRecord[] = [];

/** The user's runs, newest first, kept up to date by the event stream. Empty while signed out. */
export function useRuns(): { runs: readonly TaskRecord[]; loaded: boolean } {
  const client = useQueryClient();
  const signedIn = useSignedIn();
  const { data } = useQuery({
    queryKey: RUNS_KEY,
    enabled: signedIn,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const { items } = await call(listTasks, { query: { limit: FIRST_RUNS }, signal });
      // Events may have come in while the page was read.
      return mergeRuns(client.getQueryData<TaskRecord[]>(RUNS_KEY) ?? [], items);
    },
  });
  return { runs: (signedIn && data) || NONE, loaded: data !== undefined };
}

/** Reads the list again if it is older than what a page needs to open: the stream tells only what comes after it. */
export function refreshRuns(client: QueryClient): void {
  const { dataUpdatedAt = 0 } = client.getQueryState(RUNS_KEY) ?? {};
  if (dataUpdatedAt > 0 && Date.now() - dataUpdatedAt > OPENING_MS)
    void client.invalidateQueries({ queryKey: RUNS_KEY });
}

/** One run with its receipt, from the list if it is there; undefined until it has been read. */
export function useRun(id: string | undefined): TaskRecord | undefined {
  const { runs } = useRuns();
  const known = runs.find((run) => run.id === id);
  const { data } = useQuery({
    queryKey: runKey(id),
    enabled: id !== undefined && known === undefined,
    queryFn: ({ signal }) => call(getTask, { params: { id: id ?? '' }, signal }),
  });
  return known ?? data;
}

/** Stores the update of a run where every part of the page sees it. */
export function putRun(client: QueryClient, run: TaskRecord): void {
  const before = client.getQueryData<TaskRecord[]>(RUNS_KEY) ?? [];
  const known = before.find(({ id }) => id === run.id);
  client.setQueryData<TaskRecord[]>(RUNS_KEY, mergeRun(before, run));
  if (
    run.results.length !== (known?.results.length ?? 0) ||
    (isFinished(run) && !(known && isFinished(known)))
  )
    void client.invalidateQueries({ queryKey: RESULTS_KEY });
}

/** Removes a placeholder that became a run, or that was refused. */
export function dropRun(client: QueryClient, id: string): void {
  client.setQueryData<TaskRecord[]>(RUNS_KEY, (runs) => runs?.filter((run) => run.id !== id));
}

/** Takes finished runs out of the list on this page; they stay in My creation. */
export function dropFinished(client: QueryClient): void {
  client.setQueryData<TaskRecord[]>(RUNS_KEY, (runs) => runs?.filter((run) => !isFinished(run)));
}

/** A run as the page knows it at this moment. */
function peekRun(client: QueryClient, id: string): TaskRecord | undefined {
  return client.getQueryData<TaskRecord[]>(RUNS_KEY)?.find((run) => run.id === id);
}

/** Changes a result wherever the page holds its run. */
export function changeResult(client: QueryClient, result: TaskResult, changed: Partial<TaskResult>): void {
  const swap = (run: TaskRecord): TaskRecord => ({
    ...run,
    results: run.results.map((one) => (one.id === result.id ? { ...one, ...changed } : one)),
  });
  const run = peekRun(client, result.task_id);
  if (run) putRun(client, swap(run));
  client.setQueryData<TaskRecord>(runKey(result.task_id), (older) => older && swap(older));
}

/** Runs that the server has not answered for yet, by their placeholder's id, and how to cancel each. */
const submitting = new Map<string, AbortController>();

/** From here on a cancel of the placeholder aborts the signal, since there is no run yet that it could end. */
export function beginSubmit(placeholderId: string): AbortSignal {
  const cancel = new AbortController();
  submitting.set(placeholderId, cancel);
  return cancel.signal;
}

/** The server has answered, or nothing was sent. */
export function endSubmit(placeholderId: string): void {
  submitting.delete(placeholderId);
}

/** Cancels a run on the server; what was delivered stays, the rest of the points are refunded. Throws ApiError. */
export async function cancelRun(client: QueryClient, id: string): Promise<void> {
  const unsent = submitting.get(id);
  if (unsent) return unsent.abort();
  putRun(client, await call(cancelTask, { params: { id } }));
  await client.invalidateQueries({ queryKey: QUERY_KEYS.points });
}

/** Whether updates come over the stream or by polling; the interface shows it where it matters. */
export function useStreamState(): StreamState | undefined {
  return useQuery<StreamState>({ queryKey: STREAM_KEY, enabled: false, queryFn: () => 'polling' }).data;
}

/** Stores how updates arrive at the moment. */
export function setStreamState(client: QueryClient, state: StreamState): void {
  client.setQueryData(STREAM_KEY, state);
}

/** Applies one event of the stream to the cache. Resolves once the data it required has been read. */
export async function takeEvent(client: QueryClient, event: StreamEvent): Promise<void> {
  const readAgain = (names: string) =>
    client.invalidateQueries({ predicate: ({ queryKey: [name] }) => String(name).startsWith(names) });
  if (event.type === 'task') return putRun(client, event.task);
  if (event.type === 'document') return tellDocumentNews(event);
  if (event.type === 'presence') return presenceNews.set(event);
  if (event.type === 'text' || event.type === 'ended') return tellRunNews(event);
  // Only open pages read them again: characters, and what stories know of them.
  if (event.type === 'roles') return readAgain('story-');
  if (event.type === 'batch') return readAgain(BATCHES);
  if (event.type === 'snapshot') {
    // What happened while there was no stream was not told.
    tellDocumentNews();
    tellRunNews();
    void readAgain(BATCHES);
    for (const run of await readEnded(client, event.unfinished)) putRun(client, run);
    return;
  }
  if (event.type !== 'balance') return;
  const { type: _, ...points } = event;
  // An answer that is still on its way is older.
  await client.cancelQueries({ queryKey: QUERY_KEYS.points });
  client.setQueryData(QUERY_KEYS.points, points);
}

/** Runs that are unfinished on this page but not on the server, in their final state. Unreadable ones are left out. */
async function readEnded(
  client: QueryClient,
  unfinished: readonly string[],
  signal?: AbortSignal,
): Promise<TaskRecord[]> {
  const known = client.getQueryData<TaskRecord[]>(RUNS_KEY) ?? [];
  // The server has not heard of placeholders.
  const ended = known.filter(
    (run) => !isFinished(run) && !unfinished.includes(run.id) && !submitting.has(run.id),
  );
  const records = await Promise.allSettled(
    ended.map(({ id }) => call(getTask, { params: { id }, ...(signal && { signal }) })),
  );
  return records.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/** What the stream would have reported as it begins: unfinished runs, those that ended since, and the balance. */
export async function pollEvents(client: QueryClient, signal: AbortSignal): Promise<StreamEvent[]> {
  const { items } = await call(listTasks, { query: { state: 'unfinished', limit: 100 }, signal });
  const unfinished = items.map(({ id }) => id);
  const ended = await readEnded(client, unfinished, signal);
  const points = await call(currentPoints, { signal });
  return [
    ...[...items, ...ended].map((task) => ({ type: 'task' as const, task })),
    { type: 'balance', ...points },
    { type: 'snapshot', unfinished },
  ];
}

/** Forgets what belongs to the user who signed out. */
export function forgetRuns(client: QueryClient): void {
  client.removeQueries({ queryKey: RUNS_KEY });
  client.removeQueries({ queryKey: STREAM_KEY });
  client.removeQueries({ queryKey: RESULTS_KEY });
}
