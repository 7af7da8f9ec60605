import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type FileLock, openFileLock } from './db/embedded/file-lock.ts';

/** Folders below the data folder in which each process keeps unfinished work, in a folder with its name. */
const KINDS = ['incoming', 'drawing', 'speaking', 'local-models', 'handing-over'] as const;
type WorkKind = (typeof KINDS)[number];

/** Has a file for each process, which it keeps locked as long as it lives. */
const LOCKS = 'processes';

/**
 * Name of this process in a data folder. The process id alone would not do: containers that share the folder number
 * their processes alike, and a container that is started again gives out the same numbers.
 */
const NAME = `${process.pid}-${randomUUID().slice(0, 8)}`;

/** This process's folder for one kind of unfinished work; the caller creates it. */
export const workFolder = (dataFolder: string, kind: WorkKind): string => path.join(dataFolder, kind, NAME);

/**
 * Declares that this process works in the data folder, and removes the unfinished work of killed ones, which is
 * restarted from the database. Where the file system has no locks, process ids tell who lives.
 * @returns ends the declaration
 */
export function claimWorkFolders(dataFolder: string): () => void {
  const locks = path.join(dataFolder, LOCKS);
  fs.mkdirSync(locks, { recursive: true });
  const lock = lockOf(path.join(locks, `.${NAME}`), { create: true });
  const own = path.join(locks, NAME);
  // It appears locked: another process would otherwise take it for that of a dead one.
  if (lock) fs.renameSync(path.join(locks, `.${NAME}`), own);
  const left = new Set(KINDS.flatMap((kind) => namesIn(path.join(dataFolder, kind))));
  for (const name of [...left, ...namesIn(locks)]) {
    if (name !== NAME) removeUnlessAlive(dataFolder, name);
  }
  return () => {
    lock?.release();
    fs.rmSync(own, { force: true });
  };
}

function removeUnlessAlive(dataFolder: string, name: string): void {
  const file = path.join(dataFolder, LOCKS, name);
  const isLocked = fs.existsSync(file);
  const lock = isLocked ? lockOf(file) : undefined;
  if (isLocked ? !lock : isRunning(Number.parseInt(name, 10))) return;
  for (const kind of KINDS) fs.rmSync(path.join(dataFolder, kind, name), { recursive: true, force: true });
  fs.rmSync(file, { force: true });
  lock?.close();
}

/** Undefined if another process has it, has just removed it, or if the file system has no locks. */
function lockOf(file: string, options?: { create: boolean }): FileLock | undefined {
  let lock: FileLock | undefined;
  try {
    lock = openFileLock(file, options);
    if (lock.tryAcquire()) return lock;
  } catch {
    if (options?.create) fs.rmSync(file, { force: true });
  }
  lock?.close();
  return undefined;
}

const namesIn = (folder: string): string[] =>
  fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => !name.startsWith('.')) : [];

/** Whether a process with this id runs; this one has another name. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is alive too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
