import { AppError } from '../../../http/app-error.ts';
import type { StorageDeps } from '../files.ts';
import {
  discardPrepared,
  type FileToKeep,
  insertFile,
  type PreparedFile,
  prepareFile,
} from '../keep-file.ts';
import type { UploadToken } from '../store.ts';
import { releaseRoom, reserveRoom } from './room.ts';

/** An upload that is under way: it ends with a file, or with its room given back. */
export interface UploadUnderWay {
  /**
   * Reserves room, before the bytes come.
   * @param size bytes that are to come, or the most that may come where nobody said
   * @throws AppError storage_full, too_many_uploads
   */
  reserve(size: number): Promise<void>;
  /**
   * Checks and stores the bytes, and writes the row. What became larger than was reserved, as HEIC does that is kept as
   * JPEG, needs room for the rest.
   * @throws AppError what `prepareFile` and `insertFile` throw; storage_full
   */
  keep(file: FileToKeep, token?: UploadToken): Promise<PreparedFile>;
}

/**
 * Runs `work`, which brings the bytes of an upload and keeps them. Whatever ends it, no room stays reserved.
 * @throws what `work` throws
 */
export async function withRoom<T>(
  deps: StorageDeps,
  organisationId: string,
  work: (upload: UploadUnderWay) => Promise<T>,
): Promise<T> {
  const room: string[] = [];
  let reserved = 0;
  let kept = false;
  const reserve: UploadUnderWay['reserve'] = async (size) => {
    if (size <= 0) return;
    room.push(await reserveRoom(deps, organisationId, size));
    reserved += size;
  };
  const keep: UploadUnderWay['keep'] = async (file, token) => {
    const prepared = await prepareFile(deps, file);
    try {
      await reserve(prepared.size - reserved);
      await insertFile(deps.db, prepared, token === undefined ? { room } : { room, token });
    } catch (error) {
      // Where the database is away the row may have been written: the sweep knows better.
      if (error instanceof AppError) await discardPrepared(deps, prepared);
      throw error;
    }
    kept = true;
    return prepared;
  };
  try {
    return await work({ reserve, keep });
  } finally {
    if (!kept && room.length > 0) await releaseRoom(deps.db, room).catch(() => undefined);
  }
}
