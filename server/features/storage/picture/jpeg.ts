import { joinParts } from './join-parts.ts';

const START = Buffer.from([0xff, 0xd8]);
const XMP_NAME = 'http://ns.adobe.com/xap/1.0/\0';
/** A segment's length field counts itself and holds 16 bits. */
const LONGEST_SEGMENT = 0xffff - 2;

/**
 * The same coefficients without EXIF, XMP, IPTC, comments, embedded further pictures and anything after the
 * end, with `xmp` embedded if given (XMP part 3, 1.1.3). Undefined if the structure is not that of a JPEG
 * file.
 */
export function rewriteJpeg(bytes: Buffer, xmp: string | undefined): Buffer | undefined {
  if (!bytes.subarray(0, 2).equals(START)) return undefined;
  const header: Buffer[] = [];
  const rest: Buffer[] = [];
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) return undefined;
    const segment = bytes.subarray(at, end);
    if (isKept(marker, segment)) (marker === 0xe0 ? header : rest).push(segment);
    at = end;
    if (marker === 0xda) {
      const next = endOfScan(bytes, end);
      if (next === undefined) return undefined;
      rest.push(bytes.subarray(end, next));
      at = next;
    }
  }
  if (bytes[at] !== 0xff || bytes[at + 1] !== 0xd9) return undefined;
  const embedded = xmp === undefined ? [] : [xmpSegment(xmp)];
  return joinParts([bytes.subarray(0, 2), ...header, ...embedded, ...rest, bytes.subarray(at, at + 2)]);
}

/** JFIF header, colour profile and Adobe's colour transform say how to show the picture; the rest is about it. */
function isKept(marker: number, segment: Buffer): boolean {
  const starts = (name: string) => segment.toString('latin1', 4, 4 + name.length) === name;
  if (marker === 0xe0) return starts('JFIF\0');
  if (marker === 0xe2) return starts('ICC_PROFILE\0');
  if (marker === 0xee) return starts('Adobe');
  return marker < 0xe0;
}

/** Position of the next real marker after coded data: neither a stuffed zero nor a restart marker. */
function endOfScan(bytes: Buffer, from: number): number | undefined {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    const isData = marker === 0 || (marker >= 0xd0 && marker <= 0xd7);
    if (!isData && marker !== 0xff) return at;
    at = bytes.indexOf(0xff, at + (isData ? 2 : 1));
  }
  return undefined;
}

function xmpSegment(xmp: string): Buffer {
  const body = Buffer.from(XMP_NAME + xmp, 'utf8');
  if (body.length > LONGEST_SEGMENT) throw new Error('XMP is too long for one JPEG segment');
  const segment = Buffer.alloc(body.length + 4);
  segment.writeUInt16BE(0xffe1, 0);
  segment.writeUInt16BE(body.length + 2, 2);
  body.copy(segment, 4);
  return segment;
}
