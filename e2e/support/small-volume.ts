import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const SIZE_MB = 1024;
const CHUNKS = [8 * 1024 * 1024, 64 * 1024, 4096];

/**
 * A folder on a small in-memory disk that can be filled to the last block; without the rights for that, an ordinary
 * folder.
 */
export interface SmallVolume {
  folder: string;
  /** Undefined if the folder is an ordinary one. */
  fill: (() => void) | undefined;
  free(): void;
  remove(): void;
}

export function createSmallVolume(): SmallVolume {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-volume-'));
  const options = ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=700`, 'inkreel-load', folder];
  const mounted = process.platform === 'linux' && spawnSync('mount', options).status === 0;
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill: mounted ? () => fillUp(ballast) : undefined,
    free: () => fs.rmSync(ballast, { force: true }),
    remove: () => {
      if (mounted) spawnSync('umount', ['--lazy', folder]);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fillUp(file: string): void {
  const handle = fs.openSync(file, 'w');
  try {
    for (const size of CHUNKS) writeUntilFull(handle, Buffer.alloc(size));
  } finally {
    fs.closeSync(handle);
  }
}

function writeUntilFull(handle: number, chunk: Buffer): void {
  try {
    for (;;) fs.writeSync(handle, chunk);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
