/** One piece of work that wants a place. */
export interface LaneRequest {
  /** Work of an earlier turn goes before work of a later one of the same organisation. */
  turn: number;
  organisationId: string;
  /** Called when its turn is over: it should stop soon, and keep what it has. */
  pause?: () => void;
  /** Called when it has a place again. */
  resume?: () => void;
}

export interface LanePlace {
  /** It can be paused cheaply now: the next one that waits gets the turn. */
  stageEnded(): void;
  /** How long it has been paused so far, in milliseconds. */
  pausedMs(): number;
  leave(): void;
}

export interface LaneOptions {
  /** How much works at a time. */
  places: number;
  /** How many more may have begun, and be paused: they keep their threads and memory. */
  paused?: number;
  /** How long one works before it is paused for another organisation, in milliseconds. */
  turnMs?: number;
  /** Whether one organisation never has all places, if there are several. */
  keepsOneFree?: boolean;
}

/**
 * The order in which work gets a thread: organisations take turns, newcomers last. Within an organisation, what has
 * begun goes first, then earlier turns.
 */
export interface Lane {
  /**
   * Resolves when there is a place.
   * @throws the signal's reason when it aborts before that
   */
  enter(request: LaneRequest, signal: AbortSignal): Promise<LanePlace>;
}

type State = 'waiting' | 'working' | 'paused';

interface Entry extends LaneRequest {
  state: State;
  /** Its turn is over as soon as somebody else can use the place. */
  isDue: boolean;
  timer: NodeJS.Timeout | undefined;
  pausedAt: number;
  pausedMs: number;
  begin: () => void;
}

/** The pool starts work only when it has a place here, since its own queue has no owners. */
export function createLane({
  places,
  paused = 0,
  turnMs = Number.POSITIVE_INFINITY,
  keepsOneFree = false,
}: LaneOptions): Lane {
  const entries = new Set<Entry>();
  /** When each organisation came, or last got or gave back a place; the earliest is next. */
  const order = new Map<string, number>();
  let served = 0;
  const share = keepsOneFree && places > 1 ? places - 1 : places;
  const inState = (...states: State[]) => [...entries].filter(({ state }) => states.includes(state));

  /** What has the next place; with `due`, what of another organisation replaces that. */
  const next = (due?: Entry): Entry | undefined => {
    const working = inState('working').filter((entry) => entry !== due);
    const mayBegin = inState('working', 'paused').length < places + paused;
    const rank = (entry: Entry) => [
      order.get(entry.organisationId) ?? 0,
      entry.state === 'paused' ? 0 : 1,
      entry.turn,
    ];
    return inState('paused', ...(mayBegin ? (['waiting'] as const) : []))
      .filter(({ organisationId }) => organisationId !== due?.organisationId)
      .filter((entry) => working.filter(isOfSame(entry)).length < share)
      .toSorted((a, b) => compare(rank(a), rank(b)))[0];
  };
  const toTheEnd = ({ organisationId }: Entry) => {
    served += 1;
    order.set(organisationId, served);
  };
  const start = (entry: Entry) => {
    toTheEnd(entry);
    const isNew = entry.state === 'waiting';
    entry.state = 'working';
    entry.isDue = false;
    if (Number.isFinite(turnMs))
      entry.timer = setTimeout(() => {
        entry.isDue = true;
        settle();
      }, turnMs).unref();
    if (isNew) return entry.begin();
    entry.pausedMs += performance.now() - entry.pausedAt;
    entry.resume?.();
  };
  const pause = (entry: Entry) => {
    clearTimeout(entry.timer);
    toTheEnd(entry);
    entry.state = 'paused';
    entry.pausedAt = performance.now();
    entry.pause?.();
  };
  const settle = () => {
    while (inState('working').length < places) {
      const entry = next();
      if (!entry) break;
      start(entry);
    }
    for (const due of inState('working').filter(({ isDue }) => isDue)) {
      const entry = next(due);
      if (!entry) continue;
      pause(due);
      start(entry);
    }
  };
  const remove = (entry: Entry) => {
    if (!entries.delete(entry)) return;
    clearTimeout(entry.timer);
    if (![...entries].some(isOfSame(entry))) order.delete(entry.organisationId);
    else if (entry.state !== 'waiting') toTheEnd(entry);
    settle();
  };
  return {
    enter: async (request, signal) => {
      signal.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const fresh = { isDue: false, timer: undefined, pausedAt: 0, pausedMs: 0, begin: resolve };
      const entry: Entry = { ...request, ...fresh, state: 'waiting' };
      if (!order.has(entry.organisationId)) toTheEnd(entry);
      entries.add(entry);
      const giveUp = () => {
        if (entry.state !== 'waiting') return;
        remove(entry);
        reject(signal.reason);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      settle();
      await promise.finally(() => signal.removeEventListener('abort', giveUp));
      return {
        stageEnded: () => {
          if (entry.state !== 'working') return;
          const before = entry.isDue;
          entry.isDue = true;
          settle();
          // Nobody waits: the rest of its time is still its own.
          if (entries.has(entry)) entry.isDue = before;
        },
        pausedMs: () => entry.pausedMs + (entry.state === 'paused' ? performance.now() - entry.pausedAt : 0),
        leave: () => remove(entry),
      };
    },
  };
}

const isOfSame =
  ({ organisationId }: Entry) =>
  (other: Entry) =>
    other.organisationId === organisationId;

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [at, value] of a.entries()) {
    const difference = value - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
