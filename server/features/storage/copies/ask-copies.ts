import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { askCopies as endpoint, FileCopy } from '@inkreel/contract/api/storage.ts';
import type { Principal } from '../../../http/principal.ts';
import { addressOfKey } from '../addresses.ts';
import type { StorageDeps } from '../files.ts';
import { findSeenFiles } from '../seen-files.ts';
import type { FileRow } from '../store.ts';
import { type CopyRow, findCopies, requestCopies } from './copy-rows.ts';

/** Has the copies of videos made that films need, and says how far they are; files that nobody may see are left out. */
export async function askCopies(
  deps: StorageDeps,
  user: Principal,
  { file_ids: ids }: BodyOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const videos = (await findSeenFiles(deps.db, user, ids)).filter(({ kind }) => kind === 'video');
  await requestCopies(deps.db, videos);
  const copies = await findCopies(
    deps.db,
    videos.map(({ id }) => id),
  );
  const copyOf = (file: FileRow, purpose: string) =>
    told(
      deps,
      file,
      copies.find((copy) => copy.fileId === file.id && copy.purpose === purpose),
    );
  return {
    items: videos.map((file) => ({
      id: file.id,
      film: copyOf(file, 'film'),
      proxy: copyOf(file, 'proxy'),
    })),
  };
}

function told(deps: StorageDeps, file: FileRow, copy: CopyRow | undefined): FileCopy {
  if (!copy) return { state: 'waiting', share: 0, problem: null, url: null };
  const { state, share, problem, key } = copy;
  return {
    state: state as FileCopy['state'],
    share,
    problem,
    url: state === 'ready' ? addressOfKey(deps, file, key) : null,
  };
}
