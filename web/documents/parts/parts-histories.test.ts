import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { boardKind, boardParts } from '@inkreel/contract/testing/board-kind.ts';
import { createMemoryServer } from '@inkreel/contract/testing/memory-parts-server.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import type { PartsQueue, QueueStore } from './parts-queue.ts';
import { createPartsSync, type PartsSync } from './parts-sync.ts';

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
  const newId = () => `${name}-${(ids += 1)}`;
  const queues: QueueStore = {
    keep: async (queue) => void kept.set(queue.writer, structuredClone(queue)),
    remove: async (queue) => void kept.delete(queue.writer),
    left: async () => structuredClone([...kept.values()].filter((queue) => queue.writer !== writer)),
  };
  const open = (): PartsSync => {
    writer = `${name}-${ids + 1}`;
    const opened = { revision: server.revision(), parts: structuredClone([...server.parts().values()]) };
    return createPartsSync(
      boardKind,
      { id: 'document', ...opened },
      {
        save: (save) => over(line, () => ({ ...server.save(save), revived: [] })),
        changesSince: (revision) => over(line, () => server.changesSince(revision)),
        queues,
        newId,
      },
    );
  };
  const browser = {
    name,
    kept,
    page: open(),
    isOpenedAgain: false,
    openAgain: () => {
      browser.page.flush();
      browser.page.stop();
      browser.page = open();
      browser.isOpenedAgain = true;
    },
  };
  return browser;
}

type Browser = ReturnType<typeof browserOf>;

/** What a card is to say in the end, by id; null for one that its browser deleted. Each is written by one browser. */
type Written = Map<string, string | null>;

/** One step of somebody at their browser. */
function step(browser: Browser, written: Written, random: () => number, at: number): void {
  const pick = (values: readonly string[]) => values[Math.floor(random() * values.length)];
  const shown = [...browser.page.state.get().parts.keys()].filter((id) => id.includes('/'));
  const own = pick(shown.filter((id) => id.startsWith(browser.name) && written.get(id) !== null));
  const foreign = pick(shown.filter((id) => !id.startsWith(browser.name)));
  const what = random();
  if (what < 0.3) {
    const id = `${browser.name}/${at}`;
    written.set(id, id);
    const card = { kind: 'card', parent: `list-${at % 2}`, index: 'b00', text: id };
    browser.page.change([{ id, set: card }]);
  } else if (what < 0.65 && own !== undefined) {
    written.set(own, `text ${at}`);
    browser.page.change([{ id: own, set: { text: `text ${at}` } }]);
  } else if (what < 0.7 && own !== undefined) {
    written.set(own, null);
    browser.page.change([{ id: own, delete: true }]);
  } else if (what < 0.8 && foreign !== undefined)
    browser.page.change([{ id: foreign, set: { color: at % 2 === 0 ? 'red' : 'blue' } }]);
  else if (what < 0.85) browser.openAgain();
}

const byId = (parts: Iterable<Part>) => [...parts].sort((a, b) => (a.id < b.id ? -1 : 1));

it('loses nothing of what three browsers write at any moment of their requests, over a bad line', async () => {
  for (let seed = SEED; seed < SEED + ROUNDS; seed += 1) {
    const random = randomFrom(seed);
    const line = { random, isBad: true };
    const server = createMemoryServer(boardKind, boardParts());
    const browsers = ['a', 'b', 'c'].map((name) => browserOf(name, server, line));
    const tellAll = () => {
      for (const { page } of browsers) page.notice(server.revision());
    };
    const written: Written = new Map();
    for (let at = 0; at < STEPS; at += 1) {
      step(browsers[Math.floor(random() * 3)] as Browser, written, random, at);
      await vi.advanceTimersByTimeAsync(random() < 0.3 ? 0 : random() * 1500);
      if (random() < 0.3) tellAll();
    }
    line.isBad = false;
    await vi.advanceTimersByTimeAsync(LONG);
    // Nobody is asked to decide between their own words, unless another page of theirs wrote the same card.
    for (const { name, page, isOpenedAgain } of browsers)
      for (const { id, kind } of isOpenedAgain ? [] : page.state.get().replica.conflicts.values())
        expect([kind, id.startsWith(name)], `seed ${seed}, ${id}`).not.toEqual(['field', true]);
    for (const each of browsers) each.openAgain();
    await vi.advanceTimersByTimeAsync(LONG);
    tellAll();
    await vi.advanceTimersByTimeAsync(LONG);

    const told = `seed ${seed}`;
    const conflicts = browsers.flatMap(({ page }) => [...page.state.get().replica.conflicts.values()]);
    const disputed = new Set(conflicts.map(({ id }) => id));
    for (const [id, text] of written)
      if (text !== null && !disputed.has(id))
        expect(server.parts().get(id)?.['text'], `${told}, ${id}`).toBe(text);
    for (const { name, page, kept } of browsers) {
      const { parts, replica } = page.state.get();
      if (replica.conflicts.size > 0) continue;
      expect(byId(parts.values()), `${told}, ${name}`).toEqual(byId(server.parts().values()));
      expect(kept.size, `${told}, ${name}`).toBe(0);
    }
  }
});
