import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import type { StoryRole } from '@inkreel/contract/story/characters.ts';
import type { DbOrTx } from '../../db/connect.ts';
import { findFiles } from '../storage/find-files.ts';
import { findLooksOf, findRolesById } from './store.ts';

/**
 * Characters of an organisation with their looks, for a story that names them: who sees a story sees whom it shows.
 * Those that are gone are left out.
 */
export async function findStoryRoles(
  db: DbOrTx,
  organisationId: string,
  ids: readonly string[],
): Promise<StoryRole[]> {
  const rows = await findRolesById(db, organisationId, ids);
  const looks = await findLooksOf(
    db,
    rows.map(({ id }) => id),
  );
  const files = await findFiles(
    db,
    looks.flatMap(({ fileId }) => fileId ?? []),
  );
  return rows.map(({ id, name, description, traits, voice }) => ({
    id,
    name,
    description,
    traits: traits as StoryRole['traits'],
    voice: voice as StoryRole['voice'],
    looks: looks
      .filter(({ roleId }) => roleId === id)
      .map((look) => {
        const file = files.get(look.fileId ?? '');
        return {
          id: look.id,
          prompt: look.prompt,
          traits: look.traits as StoryRole['traits'],
          image: file ? fileSource(file.id) : null,
          url: file ? FILE_PATH_PREFIX + file.key : null,
          isPrimary: look.isPrimary,
        };
      }),
  }));
}
