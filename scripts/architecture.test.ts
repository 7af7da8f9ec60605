import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Not part of the repository. */
const SKIPPED = new Set(['node_modules', 'dist', 'data', 'coverage', 'reports', 'tmp']);
/** Packages whose folders the list names one by one. */
const OPENED = ['server', 'web'];
/** Folders whose row names what is in them, as `code`. */
const NAMED = ['server/features', 'web/features', 'web/editors'];

const foldersIn = (folder: string) =>
  fs
    .readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !SKIPPED.has(entry.name))
    .map(({ name }) => path.posix.join(folder, name));

/** The rows of the list, by the folders that their first cell links to, if only through a file inside. */
function listed(): Map<string, string> {
  const text = fs.readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');
  const [, table = ''] = /^\| folder \|.*\n\|[-|]+\|\n((?:\|.*\n)+)/mu.exec(text) ?? [];
  return new Map(
    table.split('\n').flatMap((row) => {
      const [, cell = '', contents = ''] = row.split('|');
      return [...cell.matchAll(/\[([^\]]+)\]\(/gu)].map(
        ([, name = '']) => [name.replace(/\/$/u, ''), contents] as const,
      );
    }),
  );
}

test('the list of folders in ARCHITECTURE names every folder, and none that is not there', () => {
  const rows = listed();
  const folders = foldersIn('').flatMap((each) => (OPENED.includes(each) ? foldersIn(each) : [each]));
  expect([...rows.keys()].toSorted()).toEqual(folders.toSorted());
  for (const folder of NAMED) {
    const names = [...(rows.get(folder) ?? '').matchAll(/`([\w-]+)`/gu)].map(([, name]) => name).toSorted();
    expect(names, folder).toEqual(
      foldersIn(folder)
        .map((each) => path.posix.basename(each))
        .toSorted(),
    );
  }
});
