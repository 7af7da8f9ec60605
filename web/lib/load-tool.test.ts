import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CATALOGUE } from '../catalogue.static.ts';
import { knownTool } from './tool-source.ts';

type Source = typeof import('./tool-source.ts');
const source = vi.hoisted(() => ({
  knownCatalogue: vi.fn<Source['knownCatalogue']>(),
  knownTool: vi.fn<Source['knownTool']>(),
  readCatalogue: vi.fn<Source['readCatalogue']>(),
  readTool: vi.fn<Source['readTool']>(),
}));

describe('with the tools there', () => {
  test.each(TOOLS.map((tool) => [tool.id, tool] as const))('%s is found by its id', async (id, tool) => {
    const { loadTool } = await import('./load-tool.ts');
    expect(await loadTool(id, 'en')).toMatchObject(JSON.parse(JSON.stringify(tool)));
  });

  test.each(['none', 'fields', '../errors'])('there is no tool %s', async (id) => {
    const { findTool, loadTool } = await import('./load-tool.ts');
    expect(await findTool(id, 'en')).toBeUndefined();
    await expect(loadTool(id, 'en')).rejects.toThrow('The catalogue has no tool');
  });
});

describe('in a browser, which fetches them', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.doMock('./tool-source.ts', () => source);
  });
  afterEach(() => {
    vi.doUnmock('./tool-source.ts');
    vi.resetAllMocks();
    vi.resetModules();
  });

  test('a tool that cannot be fetched does not exist if the list of all does not have it', async () => {
    const { findTool } = await import('./load-tool.ts');
    source.readTool.mockRejectedValue(new Error('404'));
    source.readCatalogue.mockResolvedValue(CATALOGUE);
    expect(await findTool('none', 'en')).toBeUndefined();
  });

  test('a tool that could not be fetched is fetched again', async () => {
    const { findTool } = await import('./load-tool.ts');
    const tool = knownTool('ai-bg');
    source.readTool.mockRejectedValueOnce(new Error('no connection')).mockResolvedValue(tool);
    source.readCatalogue.mockRejectedValueOnce(new Error('no connection')).mockResolvedValue(CATALOGUE);
    await expect(findTool('ai-bg', 'en')).rejects.toThrow('no connection');
    expect(await findTool('ai-bg', 'en')).toBe(tool);
  });

  test('the list of all is fetched once in each language', async () => {
    const { loadCatalogue } = await import('./catalogue.ts');
    source.readCatalogue.mockResolvedValue(CATALOGUE);
    await Promise.all([loadCatalogue('en'), loadCatalogue('en'), loadCatalogue('zh')]);
    expect(source.readCatalogue.mock.calls).toEqual([['en'], ['zh']]);
  });
});
