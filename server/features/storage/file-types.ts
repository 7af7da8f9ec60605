import { AUDIO_UPLOAD_BYTES, IMAGE_UPLOAD_BYTES, VIDEO_UPLOAD_BYTES } from '@inkreel/contract/limits.ts';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import type { ByteSource } from './drivers/driver.ts';

export interface FileType {
  kind: 'image' | 'audio' | 'video';
  extension: string;
  /** Largest upload, in bytes. */
  limit: number;
  /** What the detector calls the same bytes. */
  detected: readonly string[];
}

const type = (kind: FileType['kind'], extension: string, ...detected: string[]): FileType => ({
  kind,
  extension,
  limit: { image: IMAGE_UPLOAD_BYTES, audio: AUDIO_UPLOAD_BYTES, video: VIDEO_UPLOAD_BYTES }[kind],
  detected,
});

/**
 * Every content type that the product takes. All but HEIC, which becomes JPEG, are kept and served as they are. Nothing
 * else is ever written or answered; in particular no SVG, which can carry scripts. Audio formats by the specification,
 * section 5.
 */
const FILE_TYPES: Readonly<Record<string, FileType>> = {
  'image/png': type('image', 'png', 'image/png', 'image/apng'),
  'image/jpeg': type('image', 'jpg', 'image/jpeg'),
  'image/webp': type('image', 'webp', 'image/webp'),
  'image/gif': type('image', 'gif', 'image/gif'),
  'image/avif': type('image', 'avif', 'image/avif'),
  'image/heic': type('image', 'heic', 'image/heic', 'image/heic-sequence', 'image/heif-sequence'),
  'audio/wav': type('audio', 'wav', 'audio/wav'),
  'audio/mpeg': type('audio', 'mp3', 'audio/mpeg'),
  'video/mp4': type('video', 'mp4', 'video/mp4', 'video/x-m4v'),
  'video/quicktime': type('video', 'mov', 'video/quicktime'),
  'video/webm': type('video', 'webm', 'video/webm', 'video/matroska', 'video/x-matroska'),
};

/** Names in use for the same types. */
const ALIASES: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/heif': 'image/heic',
  'audio/mp3': 'audio/mpeg',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
};

/** The table's own name of a content type (parameters and case aside), or undefined for one that is not taken. */
export function knownContentType(given: string): string | undefined {
  const plain = (given.split(';')[0] ?? '').trim().toLowerCase();
  const name = ALIASES[plain] ?? plain;
  return Object.hasOwn(FILE_TYPES, name) ? name : undefined;
}

/** @throws Error for a content type that `knownContentType` did not answer */
export function fileTypeOf(contentType: string): FileType {
  const found = Object.hasOwn(FILE_TYPES, contentType) ? FILE_TYPES[contentType] : undefined;
  if (!found) throw new Error(`not a kept content type: ${contentType}`);
  return found;
}

/** What bytes are by their own signature, in the table's names; undefined for anything else. */
export async function detectContentType(source: ByteSource): Promise<string | undefined> {
  const reading = 'bytes' in source ? fileTypeFromBuffer(source.bytes) : fileTypeFromFile(source.path);
  // The detector throws on some malformed files: what cannot be recognised is not a known type.
  const detected = (await reading.catch(() => undefined))?.mime;
  if (detected === undefined) return undefined;
  const plain = ALIASES[detected] ?? detected;
  return Object.keys(FILE_TYPES).find((name) => FILE_TYPES[name]?.detected.includes(plain));
}
