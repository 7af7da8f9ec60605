import fs from 'node:fs';
import path from 'node:path';

/** Folders below the data folder in which each process keeps unfinished work under its process id. */
const SCRATCH = ['incoming', 'drawing', 'speaking', 'local-models', 'handing-over'];

/** Removes the unfinished work of killed processes. The work is restarted from the database. */
export function removeLeftovers(dataFolder: string): void {
  for (const name of SCRATCH) {
    const folder = path.join(dataFolder, name);
    if (!fs.existsSync(folder)) continue;
    for (const pid of fs.readdirSync(folder)) {
      if (!isAlive(Number(pid))) fs.rmSync(path.join(folder, pid), { recursive: true, force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is alive too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
