/**
 * JavaScript that a page loads first, gzipped, as a share of its limit (130 KB for public pages, 210 KB for an
 * editor). Reads the build: the scripts that the page's HTML names and, for pages drawn in the browser, the page's own
 * chunk with what it imports. Usage: node web/build.ts && node bench/first-load.ts
 */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { filesOf, readManifest } from '../web/build/assets.ts';

const KB = 1024;
const LIMITS = { public: 130 * KB, editor: 210 * KB };
const dist = path.resolve(import.meta.dirname, '../web/dist');
const manifest = readManifest(dist);

const gzipped = (file: string) => zlib.gzipSync(fs.readFileSync(path.join(dist, file)), { level: 9 }).length;

/** Scripts named by a page's HTML, whether they are asked for at once or after the first paint. */
function scriptsOf(page: string): string[] {
  const html = fs.readFileSync(path.join(dist, page), 'utf8');
  const named = [...html.matchAll(/\/(assets\/[^"\s]+\.js)/g)].map((match) => match[1] ?? '');
  return [...new Set(named)];
}

const pages: { name: string; scripts: string[]; limit: number }[] = [
  ...['index', 'create', 'pricing', 'about/about-us', 'img-tools/ai-image-generator', 'zh', 'zh/pricing'].map(
    (name) => ({
      name: `/${name}`,
      scripts: scriptsOf(`intl/${name}.html`),
      limit: LIMITS.public,
    }),
  ),
  {
    name: 'editor',
    scripts: [
      ...new Set([
        ...scriptsOf('intl/app-en.html'),
        ...filesOf(manifest, ['features/tools/tool-editor-page.tsx', 'features/tasks/job-chip.tsx']).scripts,
      ]),
    ],
    limit: LIMITS.editor,
  },
];

let over = false;
for (const { name, scripts, limit } of pages) {
  const bytes = scripts.reduce((sum, script) => sum + gzipped(script), 0);
  over ||= bytes > limit;
  const ratio = (bytes / limit).toFixed(2);
  process.stdout.write(`${name}: ${(bytes / KB).toFixed(1)} KB of ${limit / KB} KB, ratio ${ratio}\n`);
}
if (over) process.exitCode = 1;
