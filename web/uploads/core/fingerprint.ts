/**
 * Names the content of a file: equal for equal bytes, so that the same picture is not uploaded twice and an upload that
 * broke off is recognised. SHA-256 if the browser offers it (it does not on plain http), else a quick hash, which is
 * enough to tell a person's own files apart.
 */
export async function fingerprintOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { subtle } = crypto;
  // Typed as always there, missing on plain http.
  if (subtle === undefined) return `q${quickHash(bytes)}-${bytes.length}`;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** 53 bits of two multiplicative hashes that mix into each other at the end. */
export function quickHash(bytes: Uint8Array): string {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (const byte of bytes) {
    one = Math.imul(one ^ byte, 2654435761);
    two = Math.imul(two ^ byte, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36);
}

/** Pieces of a large file that are hashed, and bytes of each. */
const PIECES = 16;
const PIECE_BYTES = 64 * 1024;

/** The same for a file that is too large for memory: from its size, and from pieces spread over all of it. */
export async function fingerprintOfLarge(file: Blob): Promise<string> {
  const whole = PIECES * PIECE_BYTES;
  if (file.size <= whole) return fingerprintOf(new Uint8Array(await file.arrayBuffer()));
  const step = (file.size - PIECE_BYTES) / (PIECES - 1);
  const starts = Array.from({ length: PIECES }, (_, at) => Math.floor(at * step));
  const pieces = new Blob(starts.map((start) => file.slice(start, start + PIECE_BYTES)));
  return `${await fingerprintOf(new Uint8Array(await pieces.arrayBuffer()))}-${file.size}`;
}
