// npm run bench [name ...] [word ...]: runs the benchmarks under bench/, each prints its ratio to a peer or to a limit.
// Words that name none are given to them: pages, numbers, a folder. Memory is allocated as in the server.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, ensureTools, modernNode, root, run, serverEnvironment } from './lib/install.mjs';

ensureInstalled({ development: true });
const browser = ensureBrowser();
ensureBuilt();
const all = readdirSync(path.join(root, 'bench'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => path.basename(name, '.ts'));
const wanted = process.argv.slice(2).filter((word) => all.includes(word));
const words = process.argv.slice(2).filter((word) => !all.includes(word));
const [first] = words;
if (wanted.length === 0 && first !== undefined && !first.startsWith('/')) {
  console.error(`There is no benchmark ${first}.`);
  process.exit(1);
}
const names = wanted.length > 0 ? wanted : all;
// Their clips have text in weights and slopes that the product has not.
if (names.some((name) => ['subtitle-areas', 'subtitle-reading'].includes(name)))
  ensureTools(['@expo-google-fonts/noto-sans@0.4.2', '@expo-google-fonts/noto-sans-sc@0.4.3']);
for (const name of names) {
  console.log(`\n${name}`);
  const env = serverEnvironment({ CHROMIUM_PATH: browser });
  run(modernNode(), ['--expose-gc', `bench/${name}.ts`, ...words], { env });
}
