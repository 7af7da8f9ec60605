/**
 * JavaScript that a page loads first, gzipped, as a share of its limit (130 KB for public pages, 180 KB for an
 * editor). Reads the build: the scripts that the page's HTML names and, for pages drawn in the browser, the page's own
 * chunk with what it imports. Then what a landing page's document itself weighs, compressed and with its headers: what
 * fits the first ten packets of a connection is there a round trip earlier. Usage: node web/build.ts && node
 * bench/first-load.ts
 */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { textFile } from '../server/http/web-files.ts';
import { filesOf, readManifest } from '../web/build/assets.ts';

const KB = 1024;
const LIMITS = { public: 130 * KB, editor: 180 * KB };
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

/** Ten packets of 1460 bytes: what a server sends before it waits for the first acknowledgement (RFC 6928). */
const FIRST_ROUND = 14_600;
/** Bytes of the headers that a page is answered with. */
const HEADERS = 830;
const landings = ['img-tools', 'zh/img-tools'].flatMap((folder) =>
  fs.readdirSync(path.join(dist, 'intl', folder)).map((name) => {
    const page = textFile(path.join(dist, 'intl', folder, name), {
      origin: 'https://studio.example.com',
      'open-tools': '',
    });
    return { name: `/${folder}/${path.parse(name).name}`, bytes: page.read('br').bytes.length + HEADERS };
  }),
);
const heaviest = landings.sort((one, other) => other.bytes - one.bytes)[0];
if (!heaviest) throw new Error('The build has no landing pages');
over ||= heaviest.bytes > FIRST_ROUND;
process.stdout.write(
  `heaviest landing page, ${heaviest.name}: ${heaviest.bytes} of ${FIRST_ROUND} bytes, ratio ${(heaviest.bytes / FIRST_ROUND).toFixed(2)}\n`,
);
if (over) process.exitCode = 1;
