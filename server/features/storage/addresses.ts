import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import type { picture } from '@inkreel/contract/api/tasks.ts';
import type { z } from 'zod';
import type { FileRow } from './store.ts';

export type PicturedFile = Pick<
  FileRow,
  'key' | 'thumbnailKey' | 'placeholder' | 'contentType' | 'width' | 'height' | 'size'
>;

/** The contract's `picture` of a public file; addresses are relative to the site's root. */
export function pictureOf(file: PicturedFile): z.output<typeof picture> {
  return {
    url: FILE_PATH_PREFIX + file.key,
    thumbnail: file.thumbnailKey === null ? null : FILE_PATH_PREFIX + file.thumbnailKey,
    placeholder: file.placeholder,
    content_type: file.contentType,
    width: file.width,
    height: file.height,
    size: file.size,
  };
}
