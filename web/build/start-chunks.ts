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
const FILE = 1800;
/** An area of texts (`contract/messages/areas`): each page loads one of the languages behind it. */
const AREA = /\/contract\/messages\/areas\//;

interface Chunk {
  /** Numbers of the starts that load it. */
  starts: ReadonlySet<number>;
  /** Sum of their weights. */
  weight: number;
  size: number;
  modules: string[];
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
    walk(graph, modules, (id) => {
      const known = needed.get(id);
      if (known) known.add(at);
      else needed.set(id, new Set([at]));
    });
  const byStarts = new Map<string, Chunk>();
  const weightOf = (set: Iterable<number>) =>
    [...set].reduce((sum, at) => sum + (starts[at]?.weight ?? 0), 0);
  for (const [id, set] of needed) {
    if (apart(id)) continue;
    const key = [...set].join();
    const chunk = byStarts.get(key) ?? { starts: set, weight: weightOf(set), size: 0, modules: [] };
    chunk.size += sizeOf(graph, id);
    chunk.modules.push(id);
    byStarts.set(key, chunk);
  }
  const chunks = merged([...byStarts.values()], weightOf);
  return new Map(chunks.flatMap(({ modules }, at) => modules.map((id): [string, number] => [id, at])));
}

function walk(
  graph: (id: string) => GraphModule | undefined,
  from: readonly string[],
  visit: (id: string) => void,
) {
  const seen = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    visit(id);
    waiting.push(...(graph(id)?.imports ?? []));
  }
}

function sizeOf(graph: (id: string) => GraphModule | undefined, id: string): number {
  const { size = 0, later = [] } = graph(id) ?? {};
  const texts = AREA.test(id) ? Math.max(0, ...later.map((each) => graph(each)?.size ?? 0)) : 0;
  return size + texts;
}

/** Merges two chunks as long as that saves bytes, those first that save most. */
function merged(chunks: Chunk[], weightOf: (set: Iterable<number>) => number): Chunk[] {
  const left = [...chunks];
  for (;;) {
    let best: { gain: number; one: Chunk; other: Chunk } | undefined;
    for (const [at, one] of left.entries())
      for (const other of left.slice(at + 1)) {
        const gain = gainOf(one, other, weightOf);
        if (gain > (best?.gain ?? 0)) best = { gain, one, other };
      }
    if (!best) return left;
    const { one, other } = best;
    const starts = new Set([...one.starts, ...other.starts]);
    left.splice(left.indexOf(other), 1);
    left[left.indexOf(one)] = {
      starts,
      weight: weightOf(starts),
      size: one.size + other.size,
      modules: [...one.modules, ...other.modules],
    };
  }
}

/** Weighted bytes that one chunk in place of two saves. */
function gainOf(one: Chunk, other: Chunk, weightOf: (set: Iterable<number>) => number): number {
  const both = weightOf([...one.starts].filter((at) => other.starts.has(at)));
  return both * FILE - (one.weight - both) * other.size - (other.weight - both) * one.size;
}
