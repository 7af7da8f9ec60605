import { AppError } from '../../../http/app-error.ts';
import type { StorageDeps } from '../files.ts';
import { discardPrepared, insertFile, pictureKeys, prepareFile } from '../keep-file.ts';
import { abandon, type FileToKeep, type PreparedFile } from '../kept-file.ts';
import { declarePendingWrites, findSpentUpload, type UploadToken } from '../store.ts';
import { releaseRoom, reserveRoomBeside } from './room.ts';

/** An upload that is under way: it ends with a file, or its room is released. */
export interface UploadUnderWay {
  /**
   * Reserves room, before the bytes come.
   * @param size bytes that are to come, or the maximum if the size is unknown
   * @param known token: refused if it is spent. contentType: for a picture, the keys of its files are declared with
   * the room, which saves a commit
   * @throws AppError storage_full, too_many_uploads, upload_token_used
   */
  reserve(size: number, known?: { token: string; contentType: string }): Promise<void>;
  /**
   * Checks and stores the bytes, and writes the row. A file larger than its reservation, such as HEIC that is kept as
   * JPEG, needs room for the rest.
   * @param mayKeep called while the bytes are processed; if it throws, nothing is kept
   * @throws AppError what `prepareFile`, `insertFile` and `mayKeep` throw; storage_full
   */
  keep(file: FileToKeep, token?: UploadToken, mayKeep?: () => Promise<void>): Promise<PreparedFile>;
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
  let keys: readonly string[] = [];
  const reserve: UploadUnderWay['reserve'] = async (size, known) => {
    if (size <= 0) return;
    const now = deps.clock.now();
    keys = (known && pictureKeys(known.contentType, now)) ?? keys;
    const beside = known === undefined ? [] : [findSpentUpload(known.token), declarePendingWrites(keys, now)];
    const { id, answers } = await reserveRoomBeside(deps, organisationId, { size, beside });
    room.push(id);
    reserved += size;
    if (answers.flat().length > 0) throw new AppError('upload_token_used');
  };
  const keep: UploadUnderWay['keep'] = async (file, token, mayKeep) => {
    const asked = mayKeep?.();
    // It is awaited below; without a handler, a failure before that would be unhandled.
    asked?.catch(() => undefined);
    const prepared = await prepareFile(deps, { ...file, declaredKey: keys[0] });
    try {
      await asked;
      await reserve(prepared.size - reserved);
      await insertFile(deps.db, prepared, token === undefined ? { room } : { room, token });
    } catch (error) {
      // If the database is away, the row may have been written; the sweep finds out.
      if (error instanceof AppError) await discardPrepared(deps, prepared);
      throw error;
    }
    kept = true;
    return prepared;
  };
  try {
    return await work({ reserve, keep });
  } catch (error) {
    if (!kept && keys.length > 0 && error instanceof AppError) await abandon(deps, keys);
    throw error;
  } finally {
    if (!kept && room.length > 0) await releaseRoom(deps.db, room).catch(() => undefined);
  }
}
