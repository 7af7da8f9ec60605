/**
 * Which modules share a chunk, worked out from what pages need at their start. Modules that the same pages need are one
 * chunk. Two of those become one if the bytes that other pages then load in vain are fewer than the file saves, since
 * every file costs: its name in documents and imports, and the text that it would have shared when compressed.
 */

/** A module as the bundler knows it. */
export interface GraphModule {
  /** Bytes of its code. */
  size: number;
  /** Modules that it imports at once, and those that it imports later. */
  imports: readonly string[];
  later: readonly string[];
}

/** What a page requests at its start. */
export interface PageStart {
  /** Its modules; what they import belongs to the start too. */
  modules: readonly string[];
  /** How much a byte counts: public pages are visited first, by most people. */
  weight: number;
}

/** Bytes before compression that one file less is worth. */
const FILE = 2200;
/** An area of texts (`contract/messages/areas`): each page loads one of the languages behind it. */
const AREA = /\/contract\/messages\/areas\//;

interface Chunk {
  /** Numbers of the starts that load it. */
  starts: Set<number>;
  size: number;
  modules: string[];
  /** Chunks that its modules import, directly or not: who loads it loads them. */
  needs: Set<Chunk>;
}

/**
 * The chunk of each module that some page needs at its start, as its number from 0 on; modules in `apart` have their
 * chunk already, and modules that no start needs are left to the bundler.
 */
export function startChunks(
  graph: (id: string) => GraphModule | undefined,
  starts: readonly PageStart[],
  apart: (id: string) => boolean,
): Map<string, number> {
  const needed = new Map<string, Set<number>>();
  for (const [at, { modules }] of starts.entries())
    for (const id of reached(graph, modules)) needed.set(id, (needed.get(id) ?? new Set()).add(at));
  const byStarts = new Map<string, Chunk>();
  const chunkOf = new Map<string, Chunk>();
  for (const [id, set] of needed) {
    if (apart(id)) continue;
    const key = [...set].join();
    const chunk = byStarts.get(key) ?? { starts: set, size: 0, modules: [], needs: new Set() };
    chunk.size += sizeOf(graph, id);
    chunk.modules.push(id);
    byStarts.set(key, chunk);
    chunkOf.set(id, chunk);
  }
  for (const chunk of byStarts.values())
    for (const id of reached(graph, chunk.modules)) {
      const other = chunkOf.get(id);
      if (other && other !== chunk) chunk.needs.add(other);
    }
  const weights = starts.map(({ weight }) => weight);
  const chunks = merged([...byStarts.values()], weights);
  return new Map(chunks.flatMap(({ modules }, at) => modules.map((id): [string, number] => [id, at])));
}

/** These modules and all that they import, directly or not. */
function reached(graph: (id: string) => GraphModule | undefined, from: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...(graph(id)?.imports ?? []));
  }
  return seen;
}

function sizeOf(graph: (id: string) => GraphModule | undefined, id: string): number {
  const { size = 0, later = [] } = graph(id) ?? {};
  const texts = AREA.test(id) ? Math.max(0, ...later.map((each) => graph(each)?.size ?? 0)) : 0;
  return size + texts;
}

/** Merges two chunks as long as that saves bytes, those first that save most. */
function merged(chunks: readonly Chunk[], weights: readonly number[]): Chunk[] {
  const left = [...chunks];
  for (;;) {
    let best: { gain: number; one: Chunk; other: Chunk } | undefined;
    for (const [at, one] of left.entries())
      for (const other of left.slice(at + 1)) {
        const gain = gainOf(one, other, weights, best?.gain ?? 0);
        if (gain > (best?.gain ?? 0)) best = { gain, one, other };
      }
    if (!best) return left;
    left.splice(left.indexOf(best.other), 1);
    join(best.one, best.other, left);
  }
}

/** Adds the other chunk to the one. */
function join(one: Chunk, other: Chunk, left: readonly Chunk[]): void {
  for (const at of other.starts) one.starts.add(at);
  for (const needed of other.needs) one.needs.add(needed);
  one.needs.delete(one);
  one.needs.delete(other);
  one.size += other.size;
  one.modules.push(...other.modules);
  for (const chunk of left)
    if (chunk.needs.delete(other) || chunk.needs.has(one)) {
      if (chunk !== one) chunk.needs.add(one);
      for (const needed of one.needs) if (needed !== chunk) chunk.needs.add(needed);
    }
  for (const needed of one.needs) for (const at of one.starts) needed.starts.add(at);
}

/** Weighted bytes that one chunk in place of two saves; 0 if that is certainly no more than `least`. */
function gainOf(one: Chunk, other: Chunk, weights: readonly number[], least: number): number {
  let gain = 0;
  for (const at of one.starts) if (other.starts.has(at)) gain += FILE * (weights[at] ?? 0);
  if (gain <= least) return 0;
  return gain - addedBy(one, other, weights) - addedBy(other, one, weights);
}

/** Weighted bytes that the starts of a chunk load in vain if another chunk is added to it, with what that one needs. */
function addedBy(other: Chunk, to: Chunk, weights: readonly number[]): number {
  let added = 0;
  for (const at of to.starts) {
    let bytes = other.starts.has(at) ? 0 : other.size;
    for (const needed of other.needs) if (needed !== to && !needed.starts.has(at)) bytes += needed.size;
    added += bytes * (weights[at] ?? 0);
  }
  return added;
}
