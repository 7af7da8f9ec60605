import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { clusterIn } from './cluster.ts';
import { type FileLock, openFileLock } from './file-lock.ts';

/** Another process has the data folder; the message names it. */
export class FolderInUseError extends Error {}

export interface FolderLock {
  /**
   * Also locks a file of the database cluster, once there is one: `owner.lock` can be deleted by hand, after which a
   * second start would lock a new file of that name. A cluster cannot work without this file.
   * @throws FolderInUseError
   */
  holdCluster(): void;
  /** Adds the owner's URL to the message that a second start gets. */
  announce(url: string): void;
  release(): void;
}

/** Information about the owner, in a file next to the lock: for people only, never for decisions. */
interface Owner {
  pid: number;
  host: string;
  since: string;
  url?: string;
}

/**
 * Makes sure that one Inkreel at a time uses a data folder, also from another container or network namespace.
 * A paused owner keeps it, a dead one does not, and leftovers of a dead one do not matter.
 * @throws FolderInUseError whose message names the process that has the folder
 */
export function lockFolder(folder: string): FolderLock {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const root = fs.realpathSync(folder);
  const note = path.join(root, 'owner.json');
  const control = path.join(clusterIn(root).data, 'global', 'pg_control');
  const locks = new Map<string, FileLock>();
  const hold = (file: string, create: boolean) => {
    if (locks.has(file)) return;
    const lock = openFileLock(file, { create });
    locks.set(file, lock);
    if (!lock.tryAcquire()) throw new FolderInUseError(`${describeOwner(root, note)} Stop it first.`);
  };
  try {
    hold(path.join(root, 'owner.lock'), true);
    if (fs.existsSync(control)) hold(control, false);
    const owner: Owner = { pid: process.pid, host: os.hostname(), since: new Date().toISOString() };
    writeOwner(note, owner);
    return {
      holdCluster: () => hold(control, false),
      announce: (url) => writeOwner(note, { ...owner, url }),
      release: () => {
        fs.rmSync(note, { force: true });
        // A program that is just being started has the file open until it runs.
        for (const lock of locks.values()) lock.release();
      },
    };
  } catch (error) {
    for (const lock of locks.values()) lock.close();
    throw error;
  }
}

function writeOwner(note: string, owner: Owner): void {
  fs.writeFileSync(`${note}.new`, JSON.stringify(owner), { mode: 0o600 });
  fs.renameSync(`${note}.new`, note);
}

function describeOwner(root: string, note: string): string {
  const inUse = `The data folder ${root} is in use by another Inkreel`;
  try {
    const { pid, host, since, url } = JSON.parse(fs.readFileSync(note, 'utf8')) as Owner;
    const serving = url === undefined ? '' : `, serving ${url}`;
    return `${inUse} (process ${pid} on host ${host}, since ${since}${serving}).`;
  } catch {
    // It has only just taken the folder, or is about to leave it.
    return `${inUse}.`;
  }
}
