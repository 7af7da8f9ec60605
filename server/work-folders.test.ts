import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimWorkFolders, workFolder } from './work-folders.ts';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-work-'));
});
afterEach(() => {
  // Also after a failed assertion.
  for (const child of children.splice(0)) child.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true });
});

const namesIn = (kind: string) => fs.readdirSync(path.join(folder, kind));

/** Starts a process that works in the data folder, and that believes to have this id, as one in a container does. */
async function startOther(pid: number): Promise<{ child: ChildProcess; incoming: string }> {
  const code = `
    Object.defineProperty(process, 'pid', { value: ${pid} });
    const { claimWorkFolders, workFolder } = await import(${JSON.stringify(import.meta.resolve('./work-folders.ts'))});
    const fs = await import('node:fs');
    claimWorkFolders(${JSON.stringify(folder)});
    const own = workFolder(${JSON.stringify(folder)}, 'incoming');
    fs.mkdirSync(own, { recursive: true });
    console.log(own);
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, incoming: line.toString().trim() };
}

test.each([
  ['of a container that numbers its processes like ours', process.pid],
  ['that cannot be seen from here', 999_999_999],
])('the work of a living process %s stays; once it is killed it is removed', async (_which, pid) => {
  const { child, incoming } = await startOther(pid);
  expect(incoming).not.toBe(workFolder(folder, 'incoming'));
  claimWorkFolders(folder)();
  expect(namesIn('incoming')).toEqual([path.basename(incoming)]);
  child.kill('SIGKILL');
  await once(child, 'exit');
  claimWorkFolders(folder)();
  expect([...namesIn('incoming'), ...namesIn('processes')]).toEqual([]);
});

test('a process keeps its work while others of the folder start', async () => {
  const release = claimWorkFolders(folder);
  fs.mkdirSync(workFolder(folder, 'drawing'), { recursive: true });
  const { child } = await startOther(process.pid);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(namesIn('drawing')).toHaveLength(1);
  release();
});

test('every folder with unfinished work is searched, also the folders of older versions', () => {
  const root = import.meta.dirname;
  const files = fs
    .globSync('**/*.ts', { cwd: root })
    .filter((name) => !/\.test\.ts$|node_modules/u.test(name));
  const kinds = files.flatMap((name) => {
    const code = fs.readFileSync(path.join(root, name), 'utf8');
    return [...code.matchAll(/workFolder\([\w.]+, '([a-z-]+)'\)/gu)].map(([, kind]) => kind as string);
  });
  expect(kinds).toContain('drawing');
  const names = ['999999999', '999999999-0a1b2c3d', String(process.pid)];
  for (const kind of kinds)
    for (const name of names) fs.mkdirSync(path.join(folder, kind, name), { recursive: true });
  claimWorkFolders(folder)();
  expect(kinds.filter((kind) => namesIn(kind).length > 0)).toEqual([]);
});

test('without locks, the work of running processes stays', () => {
  for (const pid of [process.ppid, 999_999_999])
    fs.mkdirSync(path.join(folder, 'incoming', `${pid}-0a1b2c3d`), { recursive: true });
  claimWorkFolders(folder)();
  expect(namesIn('incoming')).toEqual([`${process.ppid}-0a1b2c3d`]);
});
