/**
 * A visitor loads one language: tests how the build splits texts and tools, and which files a document names.
 */
import fs from 'node:fs';
import path from 'node:path';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { expect, test } from 'vitest';
import { filesOf, type Manifest } from './assets.ts';
import { splitTexts } from './split-texts.ts';
import { filesOfTools } from './tool-files.ts';

const contract = path.resolve(import.meta.dirname, '../../contract');
const areas = path.join(contract, 'messages/areas');
const CHINESE = /\p{Script=Han}/u;

type Load = (this: object, id: string) => { code: string } | null | Promise<{ code: string } | null>;
async function built(plugin: { load?: unknown }, id: string, environment = 'client') {
  return (await (plugin.load as Load).call({ environment: { name: environment } }, id))?.code;
}

test.each(fs.readdirSync(areas).filter((name) => !name.endsWith('.test.ts')))(
  'browsers load the area %s by language',
  async (name) => {
    const code = await built(splitTexts(), path.join(areas, name));
    expect(code).toMatch(/= splitTexts\(\{ en: async \(\) => \(await import\('\.\.\/en\/.*zh: async \(\) =>/);
    expect(code).not.toMatch(/^import .*\/(en|zh)\//m);
  },
);

test('the server has every language', async () => {
  expect(await built(splitTexts(), path.join(areas, 'home.ts'), 'ssr')).toBeUndefined();
});

test.each(TOOLS.map(({ id }) => id))('the tool %s is built for one language', (id) => {
  const files = filesOfTools();
  const [english, chinese] = [files.get(`${id}.en.js`), files.get(`${id}.zh.js`)];
  expect(english).not.toMatch(/"zh":/);
  expect(chinese).not.toMatch(/"en":/);
  expect(chinese).toMatch(CHINESE);
});

test('the list of tools is built for one language', () => {
  const files = filesOfTools();
  expect(files.get('list.en.json')).not.toMatch(CHINESE);
  expect(files.get('list.zh.json')).toMatch(CHINESE);
});

test('a document names the texts of its language that its scripts need', () => {
  const manifest: Manifest = {
    'page.tsx': { file: 'page.js', imports: ['_area.js'], dynamicImports: ['dialog.tsx'] },
    '_area.js': {
      file: 'area.js',
      dynamicImports: ['../contract/messages/en/home.ts', '../contract/messages/zh/home.ts'],
    },
    'dialog.tsx': { file: 'dialog.js' },
    '../contract/messages/en/home.ts': { file: 'home-en.js' },
    '../contract/messages/zh/home.ts': { file: 'home-zh.js' },
  };
  expect(filesOf(manifest, ['page.tsx'], 'zh').scripts).toEqual(['page.js', 'area.js', 'home-zh.js']);
});
