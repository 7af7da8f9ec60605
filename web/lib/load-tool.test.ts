import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { expect, test } from 'vitest';
import { loadTool } from './load-tool.ts';

test.each(TOOLS.map((tool) => [tool.id, tool] as const))(
  '%s is found by its id, as plain data',
  async (id, tool) => {
    expect(JSON.parse(JSON.stringify(await loadTool(id)))).toEqual(JSON.parse(JSON.stringify(tool)));
  },
);

test.each(['none', 'fields', '../errors'])('there is no tool %s', async (id) => {
  await expect(loadTool(id)).rejects.toThrow('The catalogue has no tool');
});
