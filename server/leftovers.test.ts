import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { removeLeftovers } from './leftovers.ts';

test('files of a dead process are removed, those of a living one stay', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-leftovers-'));
  const [mine, dead] = [String(process.pid), '999999999'];
  for (const pid of [mine, dead]) fs.mkdirSync(path.join(folder, 'incoming', pid, 'x'), { recursive: true });
  removeLeftovers(folder);
  expect(fs.readdirSync(path.join(folder, 'incoming'))).toEqual([mine]);
  fs.rmSync(folder, { recursive: true });
});

test('every folder with unfinished work is searched', () => {
  const root = import.meta.dirname;
  const files = fs
    .globSync('**/*.ts', { cwd: root })
    .filter((name) => !/\.test\.ts$|node_modules/u.test(name));
  const names = files.flatMap((name) => {
    const code = fs.readFileSync(path.join(root, name), 'utf8');
    return [...code.matchAll(/'([a-z-]+)', String\(process\.pid\)/gu)].map(([, folder]) => folder as string);
  });
  expect(names).toContain('drawing');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-leftovers-'));
  for (const name of names) fs.mkdirSync(path.join(folder, name, '999999999'), { recursive: true });
  removeLeftovers(folder);
  expect(names.filter((name) => fs.readdirSync(path.join(folder, name)).length > 0)).toEqual([]);
  fs.rmSync(folder, { recursive: true });
});
