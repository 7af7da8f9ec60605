/**
 * Lighthouse, mobile, on the public pages of a running product. Bars: performance 0.95 or more, accessibility and best
 * practices 1.00, LCP at most 1.6 s, TBT at most 150 ms, CLS under 0.02. Prints each figure with its ratio to the bar
 * (1 or more passes); the median run of three by performance. Pages named as arguments are measured instead.
 * Lighthouse is installed from the registry when this runs: it brings 86 packages that nothing else needs.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import allocator from '../server/allocator.json' with { type: 'json' };
import { startProgram } from './lib/program.ts';

const PAGES = ['/', '/zh', '/img-tools/ai-image-generator', '/img-tools/remove-bg', '/zh/img-tools/hair'];
const RUNS = 3;
const PORT = '38412';
const DEBUG_PORT = 38413;

const LIGHTHOUSE = 'lighthouse@13.5.0';
const OUTPUT_BYTES = 2 ** 26;

/** The part of a report that is read. */
interface Result {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-bench-'));
const programs: Awaited<ReturnType<typeof startProgram>>[] = [];
try {
  programs.push(
    await startProgram({
      name: 'The server',
      command: process.execPath,
      args: ['server/main.ts'],
      env: { ...allocator, ...process.env, PORT, DATA_DIR: path.join(folder, 'data') },
      readyUrl: `http://127.0.0.1:${PORT}/readyz`,
    }),
  );
  programs.push(
    await startProgram({
      name: 'The browser',
      command: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--remote-debugging-port=${DEBUG_PORT}`,
        `--user-data-dir=${path.join(folder, 'profile')}`,
      ],
      readyUrl: `http://127.0.0.1:${DEBUG_PORT}/json/version`,
    }),
  );
  const named = process.argv.slice(2);
  for (const page of named.length > 0 ? named : PAGES) await measure(page);
} finally {
  await Promise.all(programs.map(({ stop }) => stop()));
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Prints the figures of the median run. */
async function measure(page: string): Promise<void> {
  const runs: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const wanted = ['--only-categories=performance,accessibility,best-practices', '--output=json', '--quiet'];
    const args = ['--yes', LIGHTHOUSE, `http://127.0.0.1:${PORT}${page}`, `--port=${DEBUG_PORT}`, ...wanted];
    const { stdout } = await promisify(execFile)('npx', args, { maxBuffer: OUTPUT_BYTES });
    runs.push(JSON.parse(stdout) as Result);
  }
  const score = (report: Result, name: string) => report.categories[name]?.score ?? 0;
  const figure = (report: Result, name: string) => report.audits[name]?.numericValue ?? Number.NaN;
  const report = runs.sort((a, b) => score(a, 'performance') - score(b, 'performance'))[
    Math.floor(runs.length / 2)
  ];
  if (!report) throw new Error(`no report of ${page}`);
  const lines: [string, number, number][] = [
    ['performance', score(report, 'performance'), score(report, 'performance') / 0.95],
    ['accessibility', score(report, 'accessibility'), score(report, 'accessibility')],
    ['best practices', score(report, 'best-practices'), score(report, 'best-practices')],
    [
      'LCP, ms',
      figure(report, 'largest-contentful-paint'),
      1600 / figure(report, 'largest-contentful-paint'),
    ],
    [
      'TBT, ms',
      figure(report, 'total-blocking-time'),
      150 / Math.max(1, figure(report, 'total-blocking-time')),
    ],
    [
      'CLS',
      figure(report, 'cumulative-layout-shift'),
      0.02 / Math.max(0.001, figure(report, 'cumulative-layout-shift')),
    ],
  ];
  console.log(page);
  for (const [name, value, ratio] of lines)
    console.log(`  ${name}: ${Number(value.toFixed(3))}, ratio to the bar ${ratio.toFixed(2)}`);
}
