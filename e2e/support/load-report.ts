import fs from 'node:fs';
import path from 'node:path';
import type { Sample } from './load-meter.ts';

const WIDTH = 960;
const PANE = { height: 170, left: 70, top: 30, bottom: 20 };
const PANES = [
  { title: 'resident memory of the server, MB', lines: [['rssMb', '#c8371f']] },
  { title: 'open handles of the server', lines: [['handles', '#2a6fb0']] },
  {
    title: 'somebody else, p95 of each second, ms: reads (green), small uploads (violet)',
    lines: [
      ['readP95', '#2f8f4e'],
      ['uploadP95', '#7a4fb5'],
    ],
  },
] as const;

/** Writes the samples as `<name>.csv`, as a graph `<name>.svg`, and the facts as `<name>.json`. */
export function writeReport(
  folder: string,
  name: string,
  samples: readonly Sample[],
  facts: Record<string, unknown>,
): void {
  fs.mkdirSync(folder, { recursive: true });
  const file = (extension: string) => path.join(folder, `${name}.${extension}`);
  const rows = samples.map(({ seconds, rssMb, handles, readP95, uploadP95, event }) =>
    [seconds, rssMb, handles, whole(readP95), whole(uploadP95), JSON.stringify(event)].join(','),
  );
  const head = 'seconds,rss_mb,handles,read_p95_ms,upload_p95_ms,event';
  fs.writeFileSync(file('csv'), `${[head, ...rows].join('\n')}\n`);
  fs.writeFileSync(file('svg'), drawGraph(name, samples));
  fs.writeFileSync(file('json'), `${JSON.stringify(facts, null, 2)}\n`);
}

const whole = (value: number | undefined) => (value === undefined ? '' : Math.round(value));

function drawGraph(name: string, samples: readonly Sample[]): string {
  const height = PANES.length * (PANE.height + PANE.top + PANE.bottom) + 20;
  const end = Math.max(1, samples.at(-1)?.seconds ?? 1);
  const x = (seconds: number) => PANE.left + (seconds / end) * (WIDTH - PANE.left - 20);
  const panes = PANES.map((pane, at) => {
    const top = 20 + at * (PANE.height + PANE.top + PANE.bottom) + PANE.top;
    return drawPane(pane, samples, { x, top, end });
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12">
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
<text x="${PANE.left}" y="18" font-weight="bold">${name}</text>
${panes.join('\n')}
</svg>
`;
}

function drawPane(
  { title, lines }: (typeof PANES)[number],
  samples: readonly Sample[],
  { x, top, end }: { x: (seconds: number) => number; top: number; end: number },
): string {
  const values = lines.flatMap(([key]) => samples.flatMap((sample) => sample[key] ?? []));
  const most = Math.max(1, ...values);
  const bottom = top + PANE.height;
  const y = (value: number) => bottom - (value / most) * PANE.height;
  const marks = samples
    .filter(({ event }) => event !== '')
    .map(({ seconds, event }) => {
      const at = x(seconds).toFixed(1);
      return `<line x1="${at}" x2="${at}" y1="${top}" y2="${bottom}" stroke="#ccc"><title>${escapeText(event)}</title></line>`;
    });
  const curves = lines.map(([key, color]) => {
    const points = samples.flatMap((sample) => {
      const value = sample[key];
      return value === undefined ? [] : [`${x(sample.seconds).toFixed(1)},${y(value).toFixed(1)}`];
    });
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${color}" stroke-width="1.5"/>`;
  });
  return `<text x="${PANE.left}" y="${top - 8}">${title}</text>
<text x="${PANE.left - 8}" y="${top + 8}" text-anchor="end">${Math.round(most)}</text>
<text x="${PANE.left - 8}" y="${bottom}" text-anchor="end">0</text>
<text x="${x(end)}" y="${bottom + 14}" text-anchor="end">${Math.round(end)} s</text>
<rect x="${PANE.left}" y="${top}" width="${x(end) - PANE.left}" height="${PANE.height}" fill="none" stroke="#ddd"/>
${[...marks, ...curves].join('\n')}`;
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
