import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { removeLeftovers } from './leftovers.ts';

test('what a dead process left is removed, what a living one needs stays', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-leftovers-'));
  const [mine, dead] = [String(process.pid), '999999999'];
  for (const pid of [mine, dead]) fs.mkdirSync(path.join(folder, 'incoming', pid, 'x'), { recursive: true });
  removeLeftovers(folder);
  expect(fs.readdirSync(path.join(folder, 'incoming'))).toEqual([mine]);
  fs.rmSync(folder, { recursive: true });
});
