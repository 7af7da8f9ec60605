/**
 * What pages weigh when they are opened first, as a share of their budget (`web/build/budgets.ts`). Reads the build:
 * every prerendered page, and the editor, which is drawn in the browser, with each control that it may load on use.
 * Prints the heaviest page of each kind. Usage: node web/build.ts && node bench/first-load.ts
 */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Kind } from '@inkreel/contract/fields/kind.ts';
import type { Language } from '@inkreel/contract/site.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { KINDS } from '@inkreel/contract/tools/kinds/index.ts';
import { textFile } from '../server/http/web-files.ts';
import { filesOf, readManifest } from '../web/build/assets.ts';
import { BUDGETS, type PageWeight } from '../web/build/budgets.ts';

/** Bytes of the headers that a page is answered with. */
const HEADERS = 830;
const dist = path.resolve(import.meta.dirname, '../web/dist');
const site = path.join(dist, 'intl');
const manifest = readManifest(dist);

const sizes = new Map<string, number>();
function gzipped(file: string): number {
  const known = sizes.get(file) ?? zlib.gzipSync(fs.readFileSync(path.join(dist, file)), { level: 9 }).length;
  sizes.set(file, known);
  return known;
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** What the document loads, whether it asks for it at once or after the first paint, and `also` these scripts. */
function weigh(file: string, also: readonly string[] = []): PageWeight {
  const html = fs.readFileSync(file, 'utf8');
  const named = [...html.matchAll(/\/(assets\/[^"\s]+\.js)/g)].map((match) => match[1] ?? '');
  const preloads = [...html.matchAll(/<link rel="preload" href="\/([^"]+)" as="font"/g)];
  const page = textFile(file, { origin: 'https://studio.example.com', 'open-tools': '' });
  return {
    script: sum([...new Set([...named, ...also])].map(gzipped)),
    document: page.read('br').bytes.length + HEADERS,
    fonts: sum(preloads.map((match) => fs.statSync(path.join(dist, match[1] ?? '')).size)),
  };
}

/** Editors that are not made from the fields of their tool (`web/routes.tsx`). */
const SEPARATE = {
  collage: ['features/tools/collage/collage-page.tsx'],
  'translate-audio': ['features/tools/video/dubbing/dubbing-page.tsx'],
  'translate-subtitle': ['features/tools/video/subtitles/subtitle-page.tsx'],
};

/** Controls that are loaded when the form's "More" is opened (`web/features/tools/kinds/index.ts`). */
const FOLDED: ReadonlySet<string> = new Set(['seed']);

/** The editors: each tool with the controls of its own fields (stages come when used), and the separate ones. */
function editors(): Record<string, string[]> {
  const kinds: Readonly<Record<string, Pick<Kind<never>, 'tab'>>> = KINDS;
  const controlsOf = ({ fields }: (typeof TOOLS)[number]) =>
    fields
      .filter(({ kind }) => !kinds[kind]?.tab && !FOLDED.has(kind))
      .map(({ kind }) => `features/tools/kinds/${kind}.tsx`)
      .filter((source) => source in manifest);
  const forms = TOOLS.filter(({ runs, editor }) => runs !== 'browser' && editor !== 'separate').map(
    (tool) => [tool.id, ['features/tools/tool-editor-page.tsx', ...new Set(controlsOf(tool))]] as const,
  );
  return { ...Object.fromEntries(forms), ...SEPARATE };
}

interface Weighed {
  name: string;
  kind: keyof typeof BUDGETS;
  weight: PageWeight;
}
const documents = fs
  .readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'));
const pages = documents.flatMap((file): Weighed[] => {
  const name = `/${file.replace(/\.html$/, '')}`;
  const full = path.join(site, file);
  const kind = /(^|\/)(img|video)-tools\//.test(file) ? 'landing' : 'public';
  if (!path.basename(file).startsWith('app-')) return [{ name, kind, weight: weigh(full) }];
  const language: Language = file.includes('zh') ? 'zh' : 'en';
  return Object.entries(editors()).map(([editor, sources]): Weighed => {
    const { scripts } = filesOf(manifest, [...sources, 'features/tasks/job-chip.tsx'], language);
    return { name: `${name} (${editor})`, kind: 'editor', weight: weigh(full, scripts) };
  });
});
if (pages.filter(({ kind }) => kind === 'landing').length < TOOLS.filter(({ landing }) => landing).length)
  throw new Error('The build lacks landing pages');

for (const kind of Object.keys(BUDGETS) as (keyof typeof BUDGETS)[])
  for (const part of ['script', 'document', 'fonts'] as const) {
    const limit = BUDGETS[kind][part];
    const ranked = pages
      .filter((page) => page.kind === kind)
      .sort((one, other) => other.weight[part] - one.weight[part]);
    const [heaviest] = ranked;
    if (!heaviest) throw new Error(`The build has no page of the kind ${kind}`);
    const bytes = heaviest.weight[part];
    process.stdout.write(
      `${kind}, ${part}: ${bytes} of ${limit} bytes at ${heaviest.name}, ratio ${(bytes / limit).toFixed(2)}\n`,
    );
    if (bytes > limit) process.exitCode = 1;
  }
