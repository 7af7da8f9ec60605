import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { access, constants, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange } from '../../../http/byte-range.ts';
import { type ByteSource, isKey, requireKey, type StorageDriver, storageUnavailable } from './driver.ts';

/** Folder of files that are being written; `list` and readers never see it. */
const PARTIAL = '.partial';

/** Files in a folder of this machine. A file appears under its name only when its bytes are on the disk. */
export function diskDriver(folder: string): StorageDriver {
  const root = path.resolve(folder);
  const syncFolder = folderSync();
  const pathOf = (key: string) => path.join(root, ...requireKey(key).split('/'));
  return {
    put: async (key, source, about) =>
      writeAtomically(path.join(root, PARTIAL, randomUUID()), pathOf(key), source, about.size, syncFolder),
    read: async (key, range) => openStream(pathOf(key), range),
    head: async (key) => {
      const found = await orAbsent(stat(pathOf(key)));
      return found?.isFile() ? { size: found.size } : undefined;
    },
    delete: async (key) => {
      await rm(pathOf(key), { force: true }).catch((error: unknown) => {
        throw storageUnavailable(error);
      });
    },
    list: () => listKeys(root),
    sweepUnfinished: (before) => sweepFolder(path.join(root, PARTIAL), before),
    checkHealth: async () => {
      try {
        await mkdir(root, { recursive: true });
        await access(root, constants.W_OK);
      } catch (error) {
        throw new Error(`Files cannot be written to the folder ${root}. Check its owner and free space.`, {
          cause: error,
        });
      }
    },
  };
}

async function writeAtomically(
  partial: string,
  target: string,
  source: ByteSource,
  size: number,
  syncFolder: (folder: string) => Promise<void>,
): Promise<void> {
  try {
    const file = await inFolder(path.dirname(partial), async () => {
      if ('path' in source) await copyFile(source.path, partial, constants.COPYFILE_FICLONE);
      return open(partial, 'path' in source ? 'r+' : 'wx');
    });
    try {
      if ('bytes' in source) await file.writeFile(source.bytes);
      const written = 'bytes' in source ? source.bytes.length : (await file.stat()).size;
      if (written !== size) throw new Error(`wrote ${written} bytes instead of ${size}`);
      await file.sync();
    } finally {
      await file.close();
    }
    await inFolder(path.dirname(target), () => rename(partial, target));
    await syncFolder(path.dirname(target));
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    throw storageUnavailable(error);
  }
}

/** Runs `work`, which needs the folder; only for the first file of a month it does not exist yet. */
async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isAbsent(error)) throw error;
    await mkdir(folder, { recursive: true });
    return work();
  }
}

async function sweepFolder(folder: string, before: Date): Promise<number> {
  let removed = 0;
  for (const name of (await orAbsent(readdir(folder))) ?? []) {
    const file = path.join(folder, name);
    const found = await orAbsent(stat(file));
    if (!found || found.mtime >= before) continue;
    await rm(file, { force: true }).catch((error: unknown) => {
      throw storageUnavailable(error);
    });
    removed += 1;
  }
  return removed;
}

/**
 * Syncs a folder: otherwise a new name may be lost in a power cut. Systems that cannot sync a folder do not need
 * it. Writes that finish while a sync is running share the next one: only a sync that begins after a name was given
 * covers it.
 */
function folderSync(): (folder: string) => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const waiting = new Map<string, Promise<void>>();
  const begin = (folder: string) => {
    const work = syncNow(folder).finally(() => running.delete(folder));
    running.set(folder, work);
    return work;
  };
  return (folder) => {
    const before = running.get(folder);
    if (!before) return begin(folder);
    const shared = waiting.get(folder);
    if (shared) return shared;
    const next = before
      .catch(() => undefined)
      .then(() => {
        waiting.delete(folder);
        return begin(folder);
      });
    waiting.set(folder, next);
    return next;
  };
}

async function syncNow(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync().catch(() => undefined);
  } finally {
    await handle.close();
  }
}

async function openStream(file: string, range: ByteRange | undefined): Promise<Readable | undefined> {
  const handle = await orAbsent(open(file, 'r'));
  return handle && fs.createReadStream('', { fd: handle, ...range });
}

async function orAbsent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw storageUnavailable(error);
  }
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function* listKeys(root: string): AsyncIterable<string> {
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const key = path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
    if (isKey(key)) yield key;
  }
}
