import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimFolder } from './cluster.ts';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-socket-'));
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

const modeOf = (folder: string) => fs.statSync(folder).mode & 0o777;

test('the folder of the socket is closed to other users, also if it was open before', () => {
  const [made, open] = [path.join(root, 'made'), path.join(root, 'open')];
  fs.mkdirSync(open);
  fs.chmodSync(open, 0o777);
  for (const folder of [made, open]) {
    claimFolder(folder, undefined);
    expect(modeOf(folder)).toBe(0o700);
  }
});

test('a link that somebody put in its place is refused', () => {
  const [elsewhere, link] = [path.join(root, 'elsewhere'), path.join(root, 'link')];
  fs.mkdirSync(elsewhere);
  fs.symlinkSync(elsewhere, link);
  expect(() => claimFolder(link, undefined)).toThrow('belongs to another user');
});

test.runIf(process.getuid?.() === 0)("another user's folder is refused, the server's own is not", () => {
  const folder = path.join(root, 'theirs');
  fs.mkdirSync(folder);
  fs.chownSync(folder, 65534, 65534);
  expect(() => claimFolder(folder, undefined)).toThrow('belongs to another user');
  expect(() => claimFolder(folder, 65534)).not.toThrow();
});
