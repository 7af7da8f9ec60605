/**
 * What pages weigh on a first visit, as a share of their budget (`web/build/budgets.ts`). Reads the build: every
 * page of both sites in both languages, as a guest and as a member. Prints the heaviest page of each class.
 * Usage: node web/build.ts && node bench/first-load.ts
 */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { SITES } from '@inkreel/contract/site.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { textFile } from '../server/http/web-files.ts';
import { readManifest } from '../web/build/assets.ts';
import { heaviestPages, type PageWeight, type WeighedPage } from '../web/build/budgets.ts';
import { firstScripts, readPages } from '../web/build/first-scripts.ts';

/** Bytes of a page's response headers. */
const HEADERS = 830;
const dist = path.resolve(import.meta.dirname, '../web/dist');
const manifest = readManifest(dist);

function once<Value>(find: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    const value = known.get(name) ?? find(name);
    known.set(name, value);
    return value;
  };
}
const gzipped = once((file) => zlib.gzipSync(fs.readFileSync(path.join(dist, file)), { level: 9 }).length);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The document, and the fonts that it loads. */
const weighDocument = once((file: string): Omit<PageWeight, 'script'> => {
  const html = fs.readFileSync(path.join(dist, file), 'utf8');
  const preloads = [...html.matchAll(/<link rel="preload" href="\/([^"]+)" as="font"/g)];
  const page = textFile(path.join(dist, file), {
    origin: 'https://studio.example.com',
    'open-tools': '',
    'live-prices': '',
  });
  return {
    document: page.read('br').bytes.length + HEADERS,
    fonts: sum(preloads.map((match) => fs.statSync(path.join(dist, match[1] ?? '')).size)),
  };
});

const pages = Object.values(SITES).flatMap((site) =>
  readPages(dist, site.id).flatMap((page) =>
    site.languages.flatMap((language) =>
      (['guest', 'member'] as const).map((visitor): WeighedPage => {
        const prefix = language === site.defaultLanguage ? '' : `/${language}`;
        const address = prefix + page.path.replace(/^\/$/, '') || '/';
        const file = page.kind === 'app' ? `app-${language}` : address === '/' ? 'index' : address.slice(1);
        const script = sum(firstScripts(manifest, page, language, visitor).map(gzipped));
        const weight: PageWeight = { script, ...weighDocument(`${site.id}/${file}.html`) };
        return { name: `${site.id} ${address} (${visitor})`, budget: page.budget, weight };
      }),
    ),
  ),
);
const landings = TOOLS.filter(({ landing }) => landing).flatMap(({ sites }) => sites);
if (pages.filter(({ budget }) => budget === 'landing').length < 4 * landings.length)
  throw new Error('The build lacks landing pages');

for (const { budget, part, name, bytes, limit } of heaviestPages(pages)) {
  const ratio = (bytes / limit).toFixed(2);
  process.stdout.write(`${budget}, ${part}: ${bytes} of ${limit} bytes at ${name}, ratio ${ratio}\n`);
  if (bytes > limit) process.exitCode = 1;
}
