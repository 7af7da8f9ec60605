import type { fileResult as endpoint } from '@inkreel/contract/api/creations.ts';
import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { mediaFileOf } from '../storage/addresses.ts';
import { findFiles } from '../storage/find-files.ts';
import { findOwnResults } from '../tasks/results/find-results.ts';

/**
 * Answers with the row that the run has written (decisions, Who charges): nothing is created and no points move,
 * however often it is called.
 * @throws AppError not_found if the address is not a result of that task of this user
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
  const results = await findOwnResults(deps.db, user, given.task_id);
  const files = await findFiles(
    deps.db,
    results.map(({ fileId }) => fileId),
  );
  const found = results.find(({ fileId }) => files.get(fileId)?.key === key);
  const file = found && files.get(found.fileId);
  if (!found || !file) throw new AppError('not_found');
  return { id: found.id, file: mediaFileOf(file) };
}
