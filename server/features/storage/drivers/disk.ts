import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { access, constants, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import {
  type ByteRange,
  type ByteSource,
  isKey,
  requireKey,
  type StorageDriver,
  storageUnavailable,
} from './driver.ts';

/** Keys that are being written have this name in front of the part; `list` and readers never see them. */
const PARTIAL = '.partial-';

/** Files in a folder of this machine. A file appears under its name only when its bytes are on the disk. */
export function diskDriver(folder: string): StorageDriver {
  const root = path.resolve(folder);
  const pathOf = (key: string) => path.join(root, ...requireKey(key).split('/'));
  return {
    put: async (key, source, about) => writeAtomically(pathOf(key), source, about.size),
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

async function writeAtomically(target: string, source: ByteSource, size: number): Promise<void> {
  const folder = path.dirname(target);
  const partial = path.join(folder, `${PARTIAL}${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    if ('path' in source) await copyFile(source.path, partial, constants.COPYFILE_FICLONE);
    const file = await open(partial, 'path' in source ? 'r+' : 'wx');
    try {
      if ('bytes' in source) await file.writeFile(source.bytes);
      const written = await file.stat();
      if (written.size !== size) throw new Error(`wrote ${written.size} bytes instead of ${size}`);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, target);
    await syncFolder(folder);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    throw storageUnavailable(error);
  }
}

/** Without this the name itself may be lost in a power cut. Systems that cannot sync a folder do not need it. */
async function syncFolder(folder: string): Promise<void> {
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
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw storageUnavailable(error);
  }
}

async function* listKeys(root: string): AsyncIterable<string> {
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const key = path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
    if (isKey(key)) yield key;
  }
}
