import type { RunTarget } from '@inkreel/contract/api/run-target.ts';
import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import type { PartWish } from '@inkreel/contract/tools/quote-run.ts';
import { writeLocally } from '../lib/hold-writes.ts';
import { setUnsaved } from '../lib/leave-warning.ts';
import { createStore, useStore } from '../lib/store.ts';
import { UNSENT } from './unsent-name.ts';

/** A run without an answer from the server yet, with everything that a second attempt needs. */
export interface UnsentRun {
  /** Idempotency key, and the id of its placeholder. */
  key: string;
  toolId: string;
  input: Record<string, unknown>;
  quoted: { points: number; pointsEach: number };
  projectId: string | null;
  /** The engine that was chosen. */
  engine?: string | undefined;
  /** Path that starts it, if it is not the tool's. */
  path?: string | undefined;
  /** The part of a document that gets its result. */
  target?: RunTarget | undefined;
  /** The part of its medium to make. */
  part?: PartWish;
  /** ISO 8601. */
  createdAt: string;
  /** `offline` once an attempt got no answer: it is sent as soon as there is a connection. */
  state: 'sending' | 'offline';
}

const NONE: readonly UnsentRun[] = [];
const unsent = createStore<readonly UnsentRun[]>(NONE);

/** Stores a run before it is sent, and the state of sending it. */
export function noteUnsent(run: UnsentRun): void {
  write([...unsent.get().filter(({ key }) => key !== run.key), run]);
}

/** The server has answered for it, or it was cancelled. */
export function forgetUnsent(key: string): void {
  write(unsent.get().filter((run) => run.key !== key));
}

/** Runs of this page that the server has not answered for. */
export const unsentOfThisPage = (): readonly UnsentRun[] => unsent.get();

/** Sending state of a run; undefined for runs that the server knows. */
export function useUnsentState(id: string): UnsentRun['state'] | undefined {
  return useStore(unsent, NONE).find(({ key }) => key === id)?.state;
}

/** Runs that an earlier page of this person, or another tab, did not get an answer for. */
export function unsentOfEarlierPages(): UnsentRun[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(UNSENT) ?? '[]');
    const here = unsent.get();
    return Array.isArray(saved)
      ? saved.filter(isUnsent).filter(({ key }) => !here.some((run) => run.key === key))
      : [];
  } catch {
    return [];
  }
}

function isUnsent(value: unknown): value is UnsentRun {
  const run = value as Partial<UnsentRun> | null;
  return (
    typeof run?.key === 'string' && typeof run.toolId === 'string' && typeof run.quoted?.points === 'number'
  );
}

/**
 * Other tabs store theirs under the same name: each removes and adds only its runs, which include those that it took
 * over.
 */
function write(runs: readonly UnsentRun[]): void {
  const own = new Set([...unsent.get(), ...runs].map(({ key }) => key));
  const others = unsentOfEarlierPages().filter(({ key }) => !own.has(key));
  unsent.set(runs);
  let isKept = true;
  try {
    if (others.length + runs.length === 0) localStorage.removeItem(UNSENT);
    else writeLocally(UNSENT, JSON.stringify([...others, ...runs]));
  } catch {
    // If the browser stores nothing, runs are sent as long as the page lives.
    isKept = false;
  }
  setUnsaved('runs', !isKept && runs.length > 0);
}

/** An unsent run as the list of runs shows it. */
export function placeholderOf({
  key,
  toolId,
  input,
  quoted,
  projectId,
  target,
  part = {},
  createdAt,
}: UnsentRun): TaskRecord {
  const count = typeof input['count'] === 'number' ? input['count'] : 1;
  const { points, pointsEach } = quoted;
  return {
    id: key,
    number: '',
    tool_id: toolId,
    state: 'PENDING',
    input,
    project_id: projectId,
    target,
    ...(part.sample ? { sample: true as const } : {}),
    ...(part.restOf === undefined ? {} : { rest_of: part.restOf }),
    engine: null,
    builtin: false,
    stage: null,
    steps: [],
    progress: 0,
    candidates: Array.from({ length: count }, () => 0),
    error: null,
    results: [],
    receipt: { state: 'held', quoted: points, settled: 0, returned: 0, points_each: pointsEach, lines: [] },
    created_at: createdAt,
    started_at: null,
    finished_at: null,
  };
}
