/**
 * Keeps a document with parts in sync with the server: one request at a time, a save of what was changed here, or else
 * what others changed. Plain code, so that each state is tested without a browser.
 */
import type { PartsKind } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import type { Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { stepBetween, type UndoStep, undoStep } from '@inkreel/contract/documents/parts/undo.ts';
import { ApiError } from '../../lib/api-error.ts';
import { sleep } from '../../lib/sleep.ts';
import { createStore, type Store } from '../../lib/store.ts';
import { isPassing, RETRY_MS, SAVE_AFTER_MS, SAVE_AT_MOST_MS } from '../autosave.ts';
import { type PartsQueue, type QueueStore, queueOf } from './parts-queue.ts';
import {
  adoptConflicts,
  answerReplica,
  changeReplica,
  decideConflict,
  isSaved,
  type MergeFields,
  mergeConflicts,
  mergeReplica,
  nextSave,
  type PartConflict,
  type Replica,
  type SentSave,
  type ServerChanges,
  type ServerConflict,
  startReplica,
  viewOf,
} from './replica.ts';
import { createUndoStack } from './undo-stack.ts';

export type SaveAnswer = ServerChanges & {
  conflicts: readonly ServerConflict[];
  /** Ids of deleted parts that came back. */
  revived: readonly string[];
};

/** Milliseconds that a browser may take to say what it keeps. Some never answer, in private windows for example. */
const STORE_MS = 3000;

export interface PartsWorld {
  save: (save: SentSave & { writer: string; schema: number }) => Promise<SaveAnswer>;
  changesSince: (revision: number) => Promise<ServerChanges>;
  queues: QueueStore;
  newId: () => string;
}

export type PartsSaving =
  | { kind: 'saved' | 'saving' | 'offline' }
  /** The page is older than the document: it is loaded again, and what is not saved stays on this device. */
  | { kind: 'outdated' }
  /** The server refused; the next change tries again. */
  | { kind: 'failed'; error: unknown };

export interface PartsState {
  replica: Replica;
  /** The document as the page shows it. */
  parts: Parts;
  saving: PartsSaving;
  canUndo: boolean;
  canRedo: boolean;
  /** What the page says once: parts that repair placed elsewhere, that came back, or that undo left as they are. */
  hint: { kind: 'repaired' | 'revived' | 'skipped'; ids: readonly string[] } | undefined;
}

export interface PartsSync {
  state: Store<PartsState>;
  /** Changes of the person; `mergeWith` joins them to the last step of undo if that has the same name. */
  change: (changes: readonly PartChange[], mergeWith?: string) => void;
  undo: () => void;
  redo: () => void;
  decide: (key: string, choice: 'mine' | 'theirs') => void;
  /** Fields that the page has otherwise than somebody else, for the person to decide. */
  dispute: (conflicts: readonly PartConflict[]) => void;
  /** From here on, what becomes of a field that two people changed; without it each is a conflict. */
  mergeWith: (merge: MergeFields) => void;
  /** Somebody changed the document; without a revision somebody may have. */
  notice: (revision?: number) => void;
  /** The person has read the hint. */
  dismiss: () => void;
  /** Sends what waits at once: the page is left, or the connection is back. */
  flush: () => void;
  stop: () => void;
}

/**
 * @param opened the document as the server has it
 * @param left what pages that are gone left to decide
 */
export function createPartsSync(
  kind: PartsKind,
  opened: { id: string; revision: number; parts: readonly Part[] },
  world: PartsWorld,
  left?: LeftParts,
): PartsSync {
  const writer = world.newId();
  const about = { documentId: opened.id, writer, schema: kind.version };
  let replica = startReplica(opened.revision, opened.parts);
  let noticed = opened.revision;
  const steps = createUndoStack();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  let busy = false;
  let stopped = false;

  const repairs = repairHints();
  let view = viewOf(kind, replica);
  const state = createStore(firstState(replica, view, repairs));
  const merging = createStore<MergeFields | undefined>(undefined);
  const merged = (next: Replica) => mergeConflicts(next, merging.get());
  /** Shows the replica as it is now, and keeps on this device what the server does not have. */
  const show = (next: Replica, more: Partial<PartsState> = {}) => {
    replica = next;
    view = viewOf(kind, replica, view);
    const { parts, repaired } = view;
    const hint = more.hint ?? repairs.hint(repaired) ?? state.get().hint;
    state.set({ ...state.get(), ...steps.can(), ...more, replica, parts, hint });
    const queue = queueOf(about, replica);
    // What a page that is gone has not sent is the next one's, which may have sent it since.
    if (queue && stopped) return;
    void (queue ? world.queues.keep(queue) : world.queues.remove(about)).catch(() => undefined);
  };
  const showSteps = () => setChanged(state, steps.can());
  const enter = (saving: PartsSaving) => enterSaving(state, saving);
  const schedule = (milliseconds: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void run(), milliseconds);
  };

  const decided = (next: Replica) => {
    show(next);
    schedule(0);
  };

  /** One request, then the next one. */
  async function run(): Promise<void> {
    clearTimeout(timer);
    if (busy || stopped || state.get().saving.kind === 'outdated') return;
    const next = replica.sent ? { replica, save: replica.sent } : nextSave(replica, world.newId());
    if (!next && noticed <= replica.revision) {
      if (state.get().saving.kind !== 'failed') enter({ kind: 'saved' });
      return;
    }
    busy = true;
    try {
      if (next) {
        show(next.replica);
        take(await world.save({ ...next.save, writer, schema: kind.version }));
      } else {
        const expected = noticed;
        const changes = await world.changesSince(replica.revision);
        // Into the replica as it is now: the person may have gone on while the answer was on its way.
        show(merged(mergeReplica(kind, replica, changes)));
        // The answer is the newest revision, whatever was expected.
        if (noticed === expected) noticed = replica.revision;
      }
      busy = false;
      enter({ kind: isSaved(replica) ? 'saved' : 'saving' });
      schedule(0);
    } catch (error) {
      busy = false;
      refuse(error);
    }
  }

  const take = (answer: SaveAnswer) => {
    noticed = Math.max(noticed, answer.revision);
    show(merged(answerReplica(kind, replica, answer)), hinted('revived', answer.revived));
  };

  function refuse(error: unknown): void {
    if (error instanceof ApiError && error.code === 'document_outdated') return enter({ kind: 'outdated' });
    if (error instanceof ApiError && isPassing(error)) {
      schedule(RETRY_MS);
      return enter({ kind: 'offline' });
    }
    // What was refused waits with later changes, which may make it acceptable.
    const { sent } = replica;
    if (sent) show({ ...putBack(replica, sent), sent: undefined });
    enter({ kind: 'failed', error });
  }

  const edit = (changes: readonly PartChange[]): UndoStep => {
    const before = state.get().parts;
    show(changeReplica(replica, changes));
    const wait = Math.max(0, Math.min(SAVE_AFTER_MS, latest - Date.now()));
    if (state.get().saving.kind !== 'saving') {
      latest = Date.now() + SAVE_AT_MOST_MS;
      enter({ kind: 'saving' });
      schedule(SAVE_AFTER_MS);
    } else if (!busy) schedule(wait);
    return stepBetween(kind, before, state.get().parts);
  };

  const takeStep = (step: UndoStep): UndoStep => {
    const undoing = undoStep(kind, state.get().parts, step);
    edit(undoing.changes);
    show(replica, hinted('skipped', [...new Set(undoing.skipped.map(({ id }) => id))]));
    return undoing.inverse;
  };
  const inSteps = (way: 'undo' | 'redo') => () => {
    steps[way](takeStep);
    showSteps();
  };

  if (left && left.conflicts.length > 0) show(adoptConflicts(replica, left.conflicts));
  left?.drop();
  return {
    state,
    change: (changes, mergeWith) => {
      const step = edit(changes);
      if (step.size > 0) steps.add(step, mergeWith);
      showSteps();
    },
    undo: inSteps('undo'),
    redo: inSteps('redo'),
    decide: (key, choice) => decided(decideConflict(replica, key, choice)),
    dispute: (conflicts) => show(adoptConflicts(replica, conflicts)),
    mergeWith: (merge) => {
      merging.set(merge);
      if (replica.conflicts.size > 0) decided(merged(replica));
    },
    notice: (revision = replica.revision + 1) => {
      noticed = Math.max(noticed, revision);
      if (noticed > replica.revision && !busy && isSaved(replica)) schedule(0);
    },
    dismiss: () => {
      repairs.read(state.get().hint);
      state.set({ ...state.get(), hint: undefined });
    },
    flush: () => void run(),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** Every component of the page follows the state: a value that has not changed is not set. */
function setChanged(state: Store<PartsState>, changed: Partial<PartsState>): void {
  const now = state.get();
  const isOther = Object.entries(changed).some(([name, value]) => now[name as keyof PartsState] !== value);
  if (isOther) state.set({ ...now, ...changed });
}

function enterSaving(state: Store<PartsState>, saving: PartsSaving): void {
  const isSame = saving.kind !== 'failed' && saving.kind === state.get().saving.kind;
  if (!isSame) state.set({ ...state.get(), saving });
}

function firstState(
  replica: Replica,
  { parts, repaired }: ReturnType<typeof viewOf>,
  repairs: ReturnType<typeof repairHints>,
): PartsState {
  const hint = repairs.hint(repaired);
  return { replica, parts, saving: { kind: 'saved' }, canUndo: false, canRedo: false, hint };
}

function hintOf<Kind extends 'repaired' | 'revived' | 'skipped'>(kind: Kind, ids: readonly string[]) {
  return ids.length === 0 ? undefined : { kind, ids };
}

function hinted(kind: 'revived' | 'skipped', ids: readonly string[]): Pick<Partial<PartsState>, 'hint'> {
  const hint = hintOf(kind, ids);
  return hint ? { hint } : {};
}

/** Repairs are made again with each change until they are saved: what the person has read is not said again. */
function repairHints() {
  let read = '';
  return {
    hint: (repaired: readonly string[]) =>
      repaired.join(' ') === read ? undefined : hintOf('repaired', repaired),
    read: (hint: PartsState['hint']) => {
      if (hint?.kind === 'repaired') read = hint.ids.join(' ');
    },
  };
}

/** A refused save waits again, below what was changed after it. */
function putBack(replica: Replica, { changes }: SentSave): Replica {
  const later = [...replica.pending].map(
    ([id, { set, deleted }]): PartChange => (deleted ? { id, delete: true } : { id, set }),
  );
  return changeReplica({ ...replica, pending: new Map() }, [...changes, ...later]);
}

/** What pages that are gone left, once it is sent. */
export interface LeftParts {
  /** Fields that somebody else has otherwise. */
  conflicts: readonly PartConflict[];
  /** The page that opens the document has them: nothing is kept of the others any more. */
  drop: () => void;
}

/**
 * Sends what pages that are gone left on this device, each under the ids that it had, before another one shows the
 * document: what somebody typed last is there at once, and is never edited twice.
 * @returns undefined if there was nothing to send
 */
export async function sendLeft(
  kind: PartsKind,
  documentId: string,
  world: PartsWorld,
): Promise<LeftParts | undefined> {
  const found = await Promise.race([world.queues.left(documentId), sleep(STORE_MS).then(() => [])]);
  const queues = found.filter(({ schema }) => schema === kind.version);
  if (queues.length === 0) return undefined;
  const conflicts: PartConflict[] = [];
  for (const queue of queues) conflicts.push(...queue.conflicts, ...(await sendQueue(kind, queue, world)));
  const drop = () => {
    for (const queue of queues) void world.queues.remove(queue).catch(() => undefined);
  };
  return { conflicts, drop };
}

/** Sends the queue of a page that is gone; returns the conflicts that it met. */
async function sendQueue(kind: PartsKind, queue: PartsQueue, world: PartsWorld): Promise<PartConflict[]> {
  let left: Replica = {
    ...startReplica(queue.revision, queue.before ?? []),
    pending: new Map(queue.pending),
    sent: queue.sent,
  };
  for (;;) {
    const next = left.sent ? { replica: left, save: left.sent } : nextSave(left, world.newId());
    if (!next) return [...left.conflicts.values()];
    const answer = await world.save({ ...next.save, writer: queue.writer, schema: queue.schema });
    // Nothing is shown of it: only its conflicts count, and its base stays the one that its page had seen.
    const answered = answerReplica(kind, next.replica, { ...answer, parts: [], deleted: [], whole: false });
    left = { ...answered, revision: queue.revision };
  }
}
