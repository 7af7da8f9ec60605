import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { expect, test } from 'vitest';
import { loadTool, TOOL_FILES } from './load-tool.ts';

test.each(TOOLS.map((tool) => [tool.id, tool] as const))(
  '%s is found by its id, as plain data',
  async (id, tool) => {
    expect(JSON.parse(JSON.stringify(await loadTool(id, 'en')))).toEqual(JSON.parse(JSON.stringify(tool)));
  },
);

test.each(['none', 'fields', '../errors'])('there is no tool %s', async (id) => {
  await expect(loadTool(id, 'en')).rejects.toThrow('The catalogue has no tool');
});

test('nothing but tools is taken into the build', () => {
  for (const files of Object.values(TOOL_FILES)) {
    const ids = files.map((file) => file.replace(/^.*\/|\.ts$/g, ''));
    expect(ids.sort()).toEqual(TOOLS.map(({ id }) => id).sort());
  }
});
