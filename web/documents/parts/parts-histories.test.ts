import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { boardKind, boardParts } from '@inkreel/contract/testing/board-kind.ts';
import { createMemoryServer } from '@inkreel/contract/testing/memory-parts-server.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import type { PartsQueue, QueueStore } from './parts-queue.ts';
import { createPartsSync, type PartsSync, type PartsWorld, sendLeft } from './parts-sync.ts';

type Server = ReturnType<typeof createMemoryServer>;

/** Histories; `ROUNDS` and `SEED` run more and others, and a failure names the seed of its history. */
const ROUNDS = Number(process.env['ROUNDS']) || 30;
const SEED = Number(process.env['SEED']) || 1;
const STEPS = 60;
const LONG = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Numbers from 0 to below 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Line {
  random: () => number;
  /** Requests and answers get lost. */
  isBad: boolean;
}

/** A request over the line: it may not arrive, and its answer may not come back. */
async function over<Result>(line: Line, result: () => Result): Promise<Result> {
  const travel = async () => {
    await new Promise((resolve) => setTimeout(resolve, line.random() * 500));
    if (line.isBad && line.random() < 0.15) throw new ApiError('network_error');
  };
  await travel();
  const answer = structuredClone(result());
  await travel();
  return answer;
}

/** A browser that shows the document in one page after the other. */
function browserOf(name: string, server: Server, line: Line) {
  const kept = new Map<string, PartsQueue>();
  let writer = '';
  let ids = 0;
  const queues: QueueStore = {
    keep: async (queue) => void kept.set(queue.writer, structuredClone(queue)),
    remove: async (queue) => void kept.delete(queue.writer),
    left: async () => structuredClone([...kept.values()].filter((queue) => queue.writer !== writer)),
  };
  const world: PartsWorld = {
    save: (save) => over(line, () => ({ ...server.save(save), revived: [] })),
    changesSince: (revision) => over(line, () => server.changesSince(revision)),
    queues,
    newId: () => `${name}-${(ids += 1)}`,
  };
  const open = async (): Promise<PartsSync> => {
    writer = '';
    const failed = Symbol('failed');
    let left: Awaited<ReturnType<typeof sendLeft>> | typeof failed = failed;
    // The person loads the page again.
    while (left === failed) left = await sendLeft(boardKind, 'document', world).catch(() => failed);
    writer = `${name}-${ids + 1}`;
    const opened = { revision: server.revision(), parts: structuredClone([...server.parts().values()]) };
    return createPartsSync(boardKind, { id: 'document', ...opened }, world, left);
  };
  const browser = {
    name,
    kept,
    /** Undefined while the document is being opened. */
    page: undefined as PartsSync | undefined,
    openAgain: async () => {
      browser.page?.flush();
      browser.page?.stop();
      browser.page = undefined;
      browser.page = await open();
    },
  };
  void browser.openAgain();
  return browser;
}

type Browser = ReturnType<typeof browserOf>;

/** What a card is to say in the end, by id; null for one that its browser deleted. Each is written by one browser. */
type Written = Map<string, string | null>;

/** One step of somebody at their browser. */
function step(browser: Browser, written: Written, random: () => number, at: number): void {
  const { page } = browser;
  if (!page) return;
  const pick = (values: readonly string[]) => values[Math.floor(random() * values.length)];
  const shown = [...page.state.get().parts.keys()].filter((id) => id.includes('/'));
  const own = pick(shown.filter((id) => id.startsWith(browser.name) && written.get(id) !== null));
  const foreign = pick(shown.filter((id) => !id.startsWith(browser.name)));
  const what = random();
  if (what < 0.3) {
    const id = `${browser.name}/${at}`;
    written.set(id, id);
    const card = { kind: 'card', parent: `list-${at % 2}`, index: 'b00', text: id };
    page.change([{ id, set: card }]);
  } else if (what < 0.65 && own !== undefined) {
    written.set(own, `text ${at}`);
    page.change([{ id: own, set: { text: `text ${at}` } }]);
  } else if (what < 0.7 && own !== undefined) {
    written.set(own, null);
    page.change([{ id: own, delete: true }]);
  } else if (what < 0.8 && foreign !== undefined)
    page.change([{ id: foreign, set: { color: at % 2 === 0 ? 'red' : 'blue' } }]);
  else if (what < 0.85) void browser.openAgain();
}

const byId = (parts: Iterable<Part>) => [...parts].sort((a, b) => (a.id < b.id ? -1 : 1));

it('loses nothing of what three browsers write at any moment of their requests, over a bad line', async () => {
  for (let seed = SEED; seed < SEED + ROUNDS; seed += 1) {
    const random = randomFrom(seed);
    const line = { random, isBad: true };
    const server = createMemoryServer(boardKind, boardParts());
    const browsers = ['a', 'b', 'c'].map((name) => browserOf(name, server, line));
    const tellAll = () => {
      for (const { page } of browsers) page?.notice(server.revision());
    };
    const written: Written = new Map();
    for (let at = 0; at < STEPS; at += 1) {
      step(browsers[Math.floor(random() * 3)] as Browser, written, random, at);
      await vi.advanceTimersByTimeAsync(random() < 0.3 ? 0 : random() * 1500);
      if (random() < 0.3) tellAll();
    }
    line.isBad = false;
    await vi.advanceTimersByTimeAsync(LONG);
    for (const each of browsers) void each.openAgain();
    await vi.advanceTimersByTimeAsync(LONG);
    tellAll();
    await vi.advanceTimersByTimeAsync(LONG);

    const told = (what: string) => `seed ${seed}, ${what}`;
    const disputed = new Set<string>();
    for (const { name, page } of browsers)
      for (const { id, kind } of page?.state.get().replica.conflicts.values() ?? []) {
        disputed.add(id);
        // Nobody is asked to decide between their own words.
        expect([kind, id.startsWith(name)], told(id)).not.toEqual(['field', true]);
      }
    for (const [id, text] of written)
      if (text !== null && !disputed.has(id)) expect(server.parts().get(id)?.['text'], told(id)).toBe(text);
    for (const { name, page, kept } of browsers) {
      if (!page || page.state.get().replica.conflicts.size > 0) continue;
      expect(byId(page.state.get().parts.values()), told(name)).toEqual(byId(server.parts().values()));
      expect(kept.size, told(name)).toBe(0);
    }
  }
});
