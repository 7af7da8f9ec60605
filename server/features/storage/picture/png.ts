import { crc32, deflateSync } from 'node:zlib';
import { joinParts } from './join-parts.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/**
 * Chunks that are needed to draw a picture, colours and animation included. All other chunks (texts, EXIF, times) are
 * dropped.
 */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs acTL fcTL fdAT cICP mDCV cLLI'.split(' '),
);

/**
 * The same pixels without metadata and without anything after the end, with `xmp` embedded if given (XMP part
 * 3, 1.1.5). Undefined if the structure is not that of a PNG file.
 */
export function rewritePng(bytes: Buffer, xmp: string | undefined): Buffer | undefined {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) return undefined;
  const parts: Buffer[] = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (KEPT.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IHDR' && xmp !== undefined) parts.push(xmpChunk(xmp));
    if (name === 'IEND') return joinParts(parts);
    at = end;
  }
  return undefined;
}

/** The same PNG with an ICC profile, which must have none. */
export function withProfile(png: Buffer, profile: Uint8Array): Buffer {
  // After the signature and the header, which are always 33 bytes. The content is the name, the only
  // compression method, and the profile.
  const body = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(profile)]);
  return Buffer.concat([png.subarray(0, 33), chunkOf(body), png.subarray(33)]);
}

function xmpChunk(xmp: string): Buffer {
  // Keyword, uncompressed, no language, no translated keyword.
  return chunkOf(Buffer.from(`iTXtXML:com.adobe.xmp\0\0\0\0\0${xmp}`, 'utf8'));
}

/** @param body name and content */
function chunkOf(body: Buffer): Buffer {
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
