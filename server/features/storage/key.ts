import { randomBytes } from 'node:crypto';

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

/** The file that a served key belongs to, and whether the key is that of the smaller copy. */
export function ownerOfKey(key: string): { key: string; thumbnail: boolean } {
  const thumbnail = key.endsWith(THUMBNAIL);
  return { key: thumbnail ? key.slice(0, -THUMBNAIL.length) : key, thumbnail };
}
