import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyWithoutSketch } from './lib/without-sketch.ts';

let copy: string;

beforeAll(() => {
  copy = copyWithoutSketch();
});
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

/** Prints the capabilities of the copy's built-in engine as JSON. */
const PROGRAM = `
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import sharp from 'sharp';
import { ADDED_CAPABILITIES } from './server/engines/builtin/add-ons.ts';
import { ENGINES } from './server/engines/find-engines.ts';
import { openEngines } from './server/engines/open-engines.ts';
import { availability, checkRouting, createRouting, createRoutingTable } from './server/engines/routing.ts';
import { GENERATORS } from './server/engines/builtin/works/index.ts';

const place = { dataFolder: 'data', downloadToPath: async () => undefined };
const { routes, optional, close } = await openEngines(ENGINES.map((engine) => engine.setUp({}, 'intl')), place);
const table = createRoutingTable(routes);
checkRouting(table, TOOLS, optional);
const open = availability(table, TOOLS);
const input = { image_url: 'a', width: 64, height: 64, shadow: true, match: true, seed: 1, count: 1 };
const routing = createRouting(table);
const refused = (wanted) => routing.chooseFor('replace_background', { ...input, ...wanted }).refused ?? null;
const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#fff"/><circle cx="32" cy="36" r="16" fill="#a22"/></svg>';
const files = { a: await sharp(Buffer.from(dot)).png().toBuffer() };
const { default: work } = await GENERATORS.replace_background();
const { picture } = await work({ ...input, scene: 'peach' }, { files, index: 0, seed: 1, report: () => undefined });
await close();
console.log(JSON.stringify({
  closed: Object.keys(open).filter((id) => !open[id].open && TOOLS.some((tool) => tool.id === id && ADDED_CAPABILITIES.has(tool.capability))),
  peach: refused({ scene: 'peach' }), meadow: refused({ scene: 'meadow' }), words: refused({ prompt: 'a beach' }),
  corner: [...picture.data.subarray(0, 4)],
}));
`;

test('without the sketch engine its tools are shown as unavailable, and the rest of the product works', () => {
  fs.writeFileSync(path.join(copy, 'program.ts'), PROGRAM);
  const { stdout, stderr } = spawnSync(process.execPath, ['program.ts'], { cwd: copy, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    closed: expect.arrayContaining(['ai-image-generator', 'ai-consistent-character-generator', 'stroke']),
    peach: null,
    meadow: 'value_needs_engine',
    words: 'value_needs_engine',
    corner: [0xee, 0xc4, 0xac, 255],
  });
});
