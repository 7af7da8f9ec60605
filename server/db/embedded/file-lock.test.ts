import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openFileLock } from './file-lock.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'inkreel-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['close', false],
  ['release', true],
] as const)('after a %s a lock that a child inherited is free: %s', (way, free) => {
  const file = path.join(folder, way);
  const lock = openFileLock(file, { create: true });
  expect(lock.tryAcquire()).toBe(true);
  const child = spawn('sleep', ['60'], { stdio: ['ignore', 'ignore', 'ignore', lock.fd] });
  lock[way]();
  const other = openFileLock(file);
  expect(other.tryAcquire()).toBe(free);
  other.close();
  child.kill('SIGKILL');
});
