import { uploadTexts } from '@inkreel/contract/messages/areas/uploads.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useStore } from '../../lib/store.ts';
import { localFile } from '../../video/core/local-films.ts';
import { shareOf } from '../core/queue.ts';
import { type PageUpload, pageQueue } from '../page-queue.ts';
import { isLocalClip } from '../uploaded-image.ts';

const NONE: readonly PageUpload[] = [];

/**
 * The message of a check that needs the stored video, while that is being uploaded, with the progress; undefined
 * otherwise.
 */
export function useUploadWait(url: unknown): string | undefined {
  const { awaited } = useAreaTexts(uploadTexts).state;
  const { share } = useLanguage();
  const uploads = useStore(pageQueue().uploads, NONE);
  if (!isLocalClip(url)) return undefined;
  const file = localFile(url);
  const state = uploads.find(({ source }) => source.blob === file)?.state;
  // One that has left the queue is being put into its field.
  return awaited({ share: share(state ? shareOf(state) : 1) });
}
