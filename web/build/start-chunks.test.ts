import { expect, it } from 'vitest';
import { type GraphModule, startChunks } from './start-chunks.ts';

type Imports = Record<string, { size: number; imports?: string[]; later?: string[] }>;

function chunksOf(modules: Imports, starts: { modules: string[]; weight?: number }[], apart = ['none']) {
  const graph = (id: string): GraphModule | undefined => {
    const found = modules[id];
    return found && { imports: [], later: [], ...found };
  };
  const numbered = startChunks(
    graph,
    starts.map((start) => ({ weight: 1, ...start })),
    (id) => apart.includes(id),
  );
  return [...Map.groupBy(numbered.keys(), (id) => numbered.get(id)).values()].map((ids) => ids.sort());
}

const BIG = 20_000;

it('puts what the same pages need into one chunk, with what it imports', () => {
  const modules = { a: { size: BIG, imports: ['deep'] }, b: { size: BIG }, deep: { size: BIG } };
  expect(chunksOf(modules, [{ modules: ['a'] }, { modules: ['b'] }])).toEqual([['a', 'deep'], ['b']]);
});

it('separates what further pages need from what one page needs', () => {
  const modules = {
    a: { size: BIG, imports: ['common'] },
    b: { size: BIG, imports: ['common'] },
    common: { size: BIG },
  };
  expect(chunksOf(modules, [{ modules: ['a'] }, { modules: ['b'] }])).toEqual([['a'], ['common'], ['b']]);
});

it('merges small chunks, since every file costs more than they weigh', () => {
  const modules = {
    a: { size: BIG, imports: ['small'] },
    b: { size: BIG, imports: ['small', 'tiny'] },
    small: { size: 400 },
    tiny: { size: 100 },
  };
  const merged = chunksOf(modules, [{ modules: ['a'] }, { modules: ['b'] }]);
  expect(merged).toContainEqual(['small']);
  expect(chunksOf(modules, [{ modules: ['a', 'tiny'] }, { modules: ['b'] }])).toContainEqual([
    'small',
    'tiny',
  ]);
});

it('lets a page load no text in vain', () => {
  const area = '/contract/messages/areas/studio.ts';
  const modules = {
    both: { size: 300 },
    [area]: { size: 200, later: ['en'] },
    en: { size: BIG },
    a: { size: BIG, imports: ['both'] },
    b: { size: BIG, imports: ['both', area] },
  };
  const chunks = chunksOf(modules, [{ modules: ['a'] }, { modules: ['b'] }]);
  expect(chunks.find((ids) => ids.includes('both'))).not.toContain(area);
});

it('decides for the pages that count most', () => {
  const modules = {
    a: { size: BIG, imports: ['x'] },
    b: { size: BIG, imports: ['x', 'y'] },
    x: { size: 1000 },
    y: { size: 1000 },
  };
  const starts = (weight: number) => [{ modules: ['a'], weight }, { modules: ['b'] }];
  expect(chunksOf(modules, starts(0))).toContainEqual(['b', 'x', 'y']);
  expect(chunksOf(modules, starts(8))).not.toContainEqual(['b', 'x', 'y']);
});

it('leaves modules that have their chunk, and modules that no start needs', () => {
  const modules = {
    a: { size: BIG, imports: ['library'], later: ['dialog'] },
    library: { size: BIG },
    dialog: { size: BIG },
  };
  expect(chunksOf(modules, [{ modules: ['a'] }], ['library'])).toEqual([['a']]);
});

it('counts what a chunk imports, which comes with it', () => {
  const modules = {
    a: { size: BIG, imports: ['menu'] },
    b: { size: BIG, imports: ['menu', 'row'] },
    menu: { size: 300 },
    row: { size: 300, imports: ['texts'] },
    texts: { size: BIG },
    c: { size: BIG, imports: ['texts'] },
  };
  const chunks = chunksOf(modules, [{ modules: ['a'] }, { modules: ['b'] }, { modules: ['c'] }]);
  expect(chunks.find((ids) => ids.includes('menu'))).not.toContain('row');
});
