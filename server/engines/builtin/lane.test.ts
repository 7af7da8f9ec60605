import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLane, type Lane, type LanePlace } from './lane.ts';

const never = new AbortController().signal;
const TURN_MS = 30_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

let lane: Lane;
/** Who works, in the order in which they got their places. */
let working: string[];
let places: Map<string, LanePlace>;
beforeEach(() => {
  working = [];
  places = new Map();
});

/** Enters; a name is an organisation and a number, such as `a1`. */
async function come(name: string, { turn = 1, signal = never } = {}): Promise<void> {
  const [organisationId = ''] = name;
  const stop = () => {
    working = working.filter((each) => each !== name);
  };
  const place = await lane.enter(
    { turn, organisationId, pause: stop, resume: () => working.push(name) },
    signal,
  );
  working.push(name);
  places.set(name, {
    ...place,
    leave: () => {
      stop();
      place.leave();
    },
  });
}
const enter = async (...names: string[]) => {
  for (const name of names) void come(name);
  await vi.advanceTimersByTimeAsync(0);
};
const leave = async (name: string) => {
  places.get(name)?.leave();
  await vi.advanceTimersByTimeAsync(0);
};

describe('places that nobody has to give back', () => {
  test('an earlier turn of an organisation goes first, however late it comes', async () => {
    lane = createLane({ places: 1 });
    await enter('a0');
    for (const turn of [3, 2, 1]) void come(`a${turn}`, { turn });
    await vi.advanceTimersByTimeAsync(0);
    for (const next of ['a1', 'a2', 'a3']) {
      await leave(working[0] ?? '');
      expect(working).toEqual([next]);
    }
  });

  test('organisations take turns, however much one of them has brought before', async () => {
    lane = createLane({ places: 1 });
    await enter('a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2');
    const order: string[] = [];
    while (working[0] !== undefined) {
      order.push(working[0]);
      await leave(working[0]);
    }
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  test('one organisation may have all of them, and no more, even if it leaves twice', async () => {
    lane = createLane({ places: 2 });
    await enter('a1', 'a2', 'a3', 'a4');
    expect(working).toEqual(['a1', 'a2']);
    await leave('a1');
    await leave('a1');
    expect(working).toEqual(['a2', 'a3']);
  });

  test('one that gives up leaves the line', async () => {
    lane = createLane({ places: 1 });
    await enter('a1');
    const gone = new AbortController();
    const given = come('a2', { signal: gone.signal });
    given.catch(() => undefined);
    await enter('a3');
    gone.abort(new Error('not wanted'));
    await expect(given).rejects.toThrow('not wanted');
    await leave('a1');
    expect(working).toEqual(['a3']);
    await expect(come('a4', { signal: gone.signal })).rejects.toThrow('not wanted');
  });
});

describe('long work', () => {
  const longLane = (count: number) =>
    createLane({ places: count, paused: 3, turnMs: TURN_MS, keepsOneFree: true });

  test('is paused after its time for another organisation, and goes on in its next turn', async () => {
    lane = longLane(1);
    await enter('a1', 'b1', 'c1');
    const seen: string[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      seen.push(working.join(' '));
      await vi.advanceTimersByTimeAsync(TURN_MS);
    }
    expect(seen).toEqual(['a1', 'b1', 'c1', 'a1', 'b1']);
    expect(Math.round(places.get('a1')?.pausedMs() ?? 0)).toBe(3 * TURN_MS);
    await leave('c1');
    expect(working).toEqual(['a1']);
  });

  test('is paused at the end of a stage only if somebody else waits', async () => {
    lane = longLane(1);
    await enter('a1', 'a2');
    places.get('a1')?.stageEnded();
    expect(working).toEqual(['a1']);
    await enter('b1');
    expect(working).toEqual(['a1']);
    places.get('a1')?.stageEnded();
    await vi.advanceTimersByTimeAsync(0);
    expect(working).toEqual(['b1']);
    await leave('b1');
    expect(working).toEqual(['a1']);
  });

  test('that has had its time gives its place to the next that comes', async () => {
    lane = longLane(1);
    await enter('a1');
    await vi.advanceTimersByTimeAsync(2 * TURN_MS);
    expect(working).toEqual(['a1']);
    await enter('b1');
    expect(working).toEqual(['b1']);
  });

  test('of one organisation never has all places where there are several', async () => {
    lane = longLane(3);
    await enter('a1', 'a2', 'a3', 'a4');
    expect(working).toEqual(['a1', 'a2']);
    await enter('b1');
    expect(working).toEqual(['a1', 'a2', 'b1']);
  });

  test('keeps few threads that are paused: others begin when one has ended', async () => {
    lane = createLane({ places: 1, paused: 1, turnMs: TURN_MS });
    await enter('a1', 'b1', 'c1');
    await vi.advanceTimersByTimeAsync(4 * TURN_MS);
    expect(places.has('c1')).toBe(false);
    await leave('b1');
    await leave(working[0] ?? '');
    expect(working).toEqual(['c1']);
  });
});
