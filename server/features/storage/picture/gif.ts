import { AppError } from '../../../http/app-error.ts';
import { joinParts } from './join-parts.ts';

/** Application blocks that say how often an animation repeats; all others carry metadata. */
const LOOPING = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

const END = Buffer.of(0x3b);

/**
 * The same frames without comments, XMP and anything after the end. Undefined if the structure is not that of
 * a GIF file (GIF89a specification, appendix B).
 * @throws AppError image_unreadable for a file that is cut off in a frame, which decoders fill with nothing
 */
export function rewriteGif(bytes: Buffer): Buffer | undefined {
  if (!/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)) || bytes.length < 14) return undefined;
  let at = 13 + tableSize(bytes[10] ?? 0);
  const parts = [bytes.subarray(0, at)];
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x3b) return joinParts([...parts, bytes.subarray(at, at + 1)]);
    const data = kind === 0x2c ? at + 11 + tableSize(bytes[at + 9] ?? 0) : kind === 0x21 ? at + 2 : undefined;
    if (data === undefined) return undefined;
    const end = endOfBlocks(bytes, data);
    if (end === undefined) throw new AppError('image_unreadable');
    if (kind === 0x2c || isKept(bytes, at)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  // Some programs forget the trailer byte; all frames are complete nevertheless.
  return joinParts([...parts, END]);
}

function isKept(bytes: Buffer, at: number): boolean {
  const label = bytes[at + 1];
  if (label === 0xff) return LOOPING.has(bytes.toString('latin1', at + 3, at + 14));
  return label === 0xf9 || label === 0x01;
}

/** Size of the colour table that the flags announce, in bytes. */
function tableSize(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}

/** Sub-blocks each begin with their length; a length of 0 ends them. */
function endOfBlocks(bytes: Buffer, from: number): number | undefined {
  let at = from;
  while (at < bytes.length) {
    const length = bytes[at] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
  return undefined;
}
