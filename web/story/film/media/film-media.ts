import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import type { MediaFile } from '@inkreel/contract/api/media.ts';
import { type UploadedFile, uploadFromUrl } from '@inkreel/contract/api/storage.ts';
import type { MediaKind } from '@inkreel/contract/media-types.ts';
import { call } from '../../../lib/client.ts';
import { HEAD_BYTES, kindOfBytes } from '../../../uploads/core/file-kind.ts';
import { fingerprintOfLarge } from '../../../uploads/core/fingerprint.ts';
import { loadSender } from '../../../uploads/load-sender.ts';

/** A stored file that can become a clip. */
export interface FilmMedia {
  kind: MediaKind;
  file: DocumentFile;
  /** Of sound and video. */
  seconds: number | undefined;
  /** Whether a video is heard. */
  hasSound: boolean;
}

/** A stored file as documents name it, with its facts. */
export const mediaOfUpload = (upload: UploadedFile, name: string): FilmMedia => ({
  kind: upload.kind,
  file: {
    id: upload.id,
    name,
    url: upload.path,
    thumbnail: upload.thumbnail,
    content_type: upload.content_type,
    width: upload.width,
    height: upload.height,
  },
  seconds: upload.playback?.duration,
  hasSound: (upload.playback?.audio_codec ?? null) !== null,
});

/** The name of a file without its extension. */
export const plainName = (name: string): string => name.replace(/\.[^.]{1,5}$/u, '');

/**
 * Uploads a file of this device.
 * @returns undefined for a file that is no image, sound or video
 * @throws ApiError
 */
export async function uploadMedia(
  file: File,
  project: string | undefined,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<FilmMedia | undefined> {
  const type = kindOfBytes(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (!type || !/^(?:image|audio|video)\//u.test(type)) return undefined;
  const fingerprint = await fingerprintOfLarge(file);
  const { sendQueued } = await loadSender();
  const sent = await sendQueued(
    { blob: file, type, name: file.name, fingerprint, fromType: 'tool', projectId: project },
    onProgress,
    signal,
  );
  return mediaOfUpload(sent, file.name);
}

/**
 * A copy of a run's result as a file: films name files by their ids, and stay when the result is deleted.
 * @throws ApiError
 */
export async function mediaOfResult({ url }: MediaFile, name: string): Promise<FilmMedia> {
  const stored = await call(uploadFromUrl, { body: { url, from_type: 'tool' } });
  return mediaOfUpload(stored, name);
}
