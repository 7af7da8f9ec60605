import fs from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => fs.readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const UNITS = { s: 1, min: 60, h: 3600 };

test('the operators’ document lists every background chore and its interval', () => {
  const [, table = ''] = read('docs/operate.md').split('## Background chores');
  const rows = [...(table.split('\n## ')[0] ?? '').matchAll(/^\| `([^`]+)` \| (\d+)\s(s|min|h) \|/gmu)];
  const told = rows.map(([, name, count, unit]) => ({
    name,
    everySeconds: Number(count) * UNITS[unit as keyof typeof UNITS],
  }));
  const list = read('server/composition/chores.ts').split('const parked')[0] ?? '';
  const chores = [...list.matchAll(/name: '([^']+)', everySeconds: (\d+)/gu)].map(([, name, seconds]) => ({
    name,
    everySeconds: Number(seconds),
  }));
  const byName = (a: { name?: string | undefined }, b: { name?: string | undefined }) =>
    (a.name ?? '').localeCompare(b.name ?? '');
  expect(chores).not.toEqual([]);
  expect(told.toSorted(byName)).toEqual(chores.toSorted(byName));
});
