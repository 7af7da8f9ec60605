import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENGINES } from '../server/engines/find-engines.ts';
import { enginesTable } from './lib/engines-table.ts';

const written = readFileSync(new URL('../docs/engines.md', import.meta.url), 'utf8');

test('the table of engines matches what the engines declare; node scripts/make-engines-table.ts writes it', async () => {
  expect(await enginesTable(ENGINES)).toBe(written);
});

test('an engine that was removed is in no row', async () => {
  const others = ENGINES.filter(({ id }) => id !== 'bfl');
  expect(written).toContain('BFL_API_KEY');
  expect(await enginesTable(others)).not.toContain('BFL_API_KEY');
});

test('the table of settings lists every setting of an engine', () => {
  const handbook = readFileSync(new URL('../docs/operate.md', import.meta.url), 'utf8');
  const rows = handbook.split('\n').filter((line) => line.startsWith('| `'));
  const listed = new Set(rows.flatMap((row) => row.split('|')[1]?.match(/(?<=`)[A-Z_\d]+(?=`)/gu) ?? []));
  const names = ENGINES.flatMap((engine) => engine.setUp({}, 'cn').settings.map(({ name }) => name));
  expect(names.filter((name) => !listed.has(name))).toEqual([]);
});
