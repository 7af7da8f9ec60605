import { HEAD_BYTES, kindOfBytes } from './file-kind.ts';
import { type ReadyPicture, readyPicture } from './ready-picture.ts';

/** A picture whose bytes an earlier page kept. */
export function pictureOfDraft(kept: Uint8Array, name: string): Promise<ReadyPicture> {
  const bytes = new Uint8Array(kept);
  const type = kindOfBytes(bytes.subarray(0, HEAD_BYTES)) ?? '';
  return readyPicture(new Blob([bytes], { type }), type, name, bytes);
}
