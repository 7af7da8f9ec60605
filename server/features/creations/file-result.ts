import type { fileResult as endpoint } from '@inkreel/contract/api/creations.ts';
import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { mediaFileOf } from '../storage/addresses.ts';
import { findOwnResult } from './store.ts';

/**
 * Answers with the row that the run itself has written (decisions, Who charges): nothing is created and no points move,
 * however often it is called.
 * @throws AppError not_found where the address is no result of that task of this user
 */
export async function fileResult(
  deps: { db: Db },
  user: Principal,
  given: BodyOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { pathname } = URL.canParse(given.url, 'http://localhost')
    ? new URL(given.url, 'http://localhost')
    : { pathname: '' };
  if (!pathname.startsWith(FILE_PATH_PREFIX)) throw new AppError('not_found');
  const key = pathname.slice(FILE_PATH_PREFIX.length);
  const found = await findOwnResult(deps.db, user, given.task_id, key);
  if (!found) throw new AppError('not_found');
  return { id: found.id, file: mediaFileOf(found.file) };
}
