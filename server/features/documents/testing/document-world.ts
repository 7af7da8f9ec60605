import type { ChatDocument, ChatPicture } from '@inkreel/contract/documents/chat-document.ts';
import { WHOLE_VIEW } from '@inkreel/scene/collage/cell-view.ts';
import { type CollageDocument, EMPTY_COLLAGE } from '@inkreel/scene/collage/collage-document.ts';
import sharp from 'sharp';
import type { Principal } from '../../../http/principal.ts';
import { insertFile, prepareFile } from '../../storage/keep-file.ts';
import type { PreparedFile } from '../../storage/kept-file.ts';
import type { StorageWorld } from '../../storage/testing/storage-world.ts';

/** Content of a small collage, with an image of 32 x 32 for each source. */
export function collageContent({
  gap = 16,
  sources = [],
}: {
  gap?: number;
  sources?: readonly string[];
} = {}): CollageDocument & Record<string, unknown> {
  const cells = sources.map((source, index) => ({
    id: `cell-${index}`,
    source,
    size: { width: 32, height: 32 },
    name: 'Picture',
    view: WHOLE_VIEW,
  }));
  return { ...EMPTY_COLLAGE, gap, cells };
}

/** Content of a chat with one question. */
export const chatContent = (
  text: string,
  pictures: readonly ChatPicture[] = [],
): ChatDocument & Record<string, unknown> => ({ lines: [{ role: 'user', text, at: 1, pictures }] });

/** A picture of 32 x 32 among the person's uploads. */
export async function addUpload(
  world: StorageWorld,
  person: Principal,
  projectId?: string,
): Promise<PreparedFile> {
  const bytes = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#335577' } })
    .png()
    .toBuffer();
  return addPicture(world, person, bytes, 'image/png', projectId);
}

/** Adds a picture to the person's uploads. */
export async function addPicture(
  { deps }: StorageWorld,
  { organisationId, userId }: Principal,
  bytes: Buffer,
  contentType: 'image/png' | 'image/jpeg',
  projectId?: string,
): Promise<PreparedFile> {
  const about = { contentType, name: 'a', fromType: 'tool', shareType: 'public' } as const;
  const file = await prepareFile(deps, { ...about, source: { bytes }, organisationId, userId, projectId });
  await insertFile(deps.db, file);
  return file;
}
