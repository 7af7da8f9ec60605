import { randomBytes } from 'node:crypto';
import type { CopyPurpose } from '@inkreel/contract/api/storage.ts';

/** A new key: `2026/11/<128 random bits>.png`. The month keeps folders small; UTC. */
export function newKey(now: Date, extension: string): string {
  const [year = '', month = ''] = now.toISOString().split('-');
  return `${year}/${month}/${randomBytes(16).toString('hex')}.${extension}`;
}

const THUMBNAIL = '.thumbnail.webp';

/** Key of the smaller copy of a picture. */
export function thumbnailKeyOf(key: string): string {
  return `${key}${THUMBNAIL}`;
}

/** Key of a copy of a video. */
export const copyKeyOf = (key: string, purpose: CopyPurpose): string => `${key}.${purpose}.mp4`;

/** The file that a served key belongs to, and which of its copies the key is of. */
export function ownerOfKey(key: string): { key: string; copy?: 'thumbnail' | CopyPurpose } {
  const [, owner = key, copy] = /^(.*)\.(thumbnail\.webp|film\.mp4|proxy\.mp4)$/.exec(key) ?? [];
  if (copy === undefined) return { key };
  return { key: owner, copy: copy.split('.')[0] as 'thumbnail' | CopyPurpose };
}
