import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openFileLock } from './file-lock.ts';
import { lockFolder } from './lock-folder.ts';

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

test.runIf(process.platform === 'linux')(
  'a released folder is free although a child inherited its lock',
  () => {
    const owned = path.join(folder, 'owned');
    const lock = lockFolder(owned);
    const child = spawn('sleep', ['60'], {
      stdio: ['ignore', 'ignore', 'ignore', descriptorOf('owner.lock')],
    });
    lock.release();
    lockFolder(owned).release();
    child.kill('SIGKILL');
  },
);

function descriptorOf(name: string): number {
  const found = readdirSync('/proc/self/fd').find((fd) => linkOf(fd)?.endsWith(`/owned/${name}`));
  if (found === undefined) throw new Error(`${name} is not open`);
  return Number(found);
}

/** Undefined for the descriptor that listed the others. */
function linkOf(fd: string): string | undefined {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return undefined;
  }
}
