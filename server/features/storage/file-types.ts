import { AUDIO_UPLOAD_BYTES, IMAGE_UPLOAD_BYTES, VIDEO_UPLOAD_BYTES } from '@inkreel/contract/limits.ts';
import { EXTENSIONS, type MediaKind } from '@inkreel/contract/media-types.ts';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import type { ByteSource } from './drivers/driver.ts';

export interface FileType {
  kind: MediaKind;
  extension: string;
  /** Largest upload, in bytes. */
  limit: number;
}

const LIMITS = { image: IMAGE_UPLOAD_BYTES, audio: AUDIO_UPLOAD_BYTES, video: VIDEO_UPLOAD_BYTES } as const;

/**
 * Every content type that the product accepts, with the detector's names of it. All but HEIC, which becomes JPEG, are
 * kept and served as they are. Nothing else is ever written or answered; in particular no SVG, which can carry scripts.
 */
const DETECTED: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['image/png', 'image/apng'],
  'image/jpeg': ['image/jpeg'],
  'image/webp': ['image/webp'],
  'image/gif': ['image/gif'],
  'image/avif': ['image/avif'],
  'image/heic': ['image/heic', 'image/heic-sequence', 'image/heif-sequence'],
  'audio/wav': ['audio/wav'],
  'audio/mpeg': ['audio/mpeg'],
  'audio/mp4': ['audio/mp4'],
  'audio/aac': ['audio/aac'],
  'video/mp4': ['video/mp4', 'video/x-m4v'],
  'video/quicktime': ['video/quicktime'],
  'video/webm': ['video/webm', 'video/matroska', 'video/x-matroska'],
  'video/x-msvideo': ['video/vnd.avi', 'video/x-msvideo'],
};

/** Other names of these types that are in use. */
const ALIASES: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/heif': 'image/heic',
  'audio/mp3': 'audio/mpeg',
  'audio/x-m4a': 'audio/mp4',
  'audio/m4a': 'audio/mp4',
  'audio/x-aac': 'audio/aac',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'video/avi': 'video/x-msvideo',
  'video/msvideo': 'video/x-msvideo',
  'video/vnd.avi': 'video/x-msvideo',
};

/** The table's own name of a content type (parameters and case aside), or undefined for one that is not accepted. */
export function knownContentType(given: string): string | undefined {
  const plain = (given.split(';')[0] ?? '').trim().toLowerCase();
  const name = ALIASES[plain] ?? plain;
  return Object.hasOwn(DETECTED, name) ? name : undefined;
}

/** @throws Error for a content type that `knownContentType` does not return */
export function fileTypeOf(contentType: string): FileType {
  const extension = Object.hasOwn(DETECTED, contentType) ? EXTENSIONS[contentType] : undefined;
  if (extension === undefined) throw new Error(`not a kept content type: ${contentType}`);
  const kind = contentType.split('/')[0] as MediaKind;
  return { kind, extension, limit: LIMITS[kind] };
}

/** Content type of bytes by their signature, as the table names it; undefined for anything else. */
export async function detectContentType(source: ByteSource): Promise<string | undefined> {
  const reading = 'bytes' in source ? fileTypeFromBuffer(source.bytes) : fileTypeFromFile(source.path);
  // The detector throws on some malformed files: bytes that it cannot recognise have no known type.
  const detected = (await reading.catch(() => undefined))?.mime;
  if (detected === undefined) return undefined;
  const plain = ALIASES[detected] ?? detected;
  return Object.keys(DETECTED).find((name) => DETECTED[name]?.includes(plain));
}
