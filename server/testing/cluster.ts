import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A newly initialised cluster. */
    emptyCluster: string;
  }
}

/**
 * Settings for servers that are killed on a machine that is not: commits need not wait for the disk, but must leave the
 * process.
 */
export const WITHOUT_DISK = { fsync: 'off' };

/**
 * Puts a new, empty database cluster where an embedded server will look for it, so that tests do not wait for `initdb`
 * unless they test it.
 *
 * @param folder of the database below the data folder
 */
export function placeCluster(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  copyCluster(inject('emptyCluster'), path.join(folder, 'cluster'));
}

/** With owners and modes, which PostgreSQL checks. */
export function copyCluster(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the cluster could not be copied: ${stderr}`);
}

/** Ends the server processes of this folder, in whatever container they run. */
export function killServersIn(folder: string): void {
  for (const pid of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (fs.readlinkSync(`/proc/${pid}/cwd`).startsWith(`${folder}/`)) process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It ended, or is not ours.
    }
  }
}
