/** XMP as a tag of a WebM file, which readers find by its index. */
import type { Framing } from './framing.ts';

/** Ids of Matroska's elements (RFC 9559). */
const ID = {
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  seek: 0x4dbb,
  seekId: 0x53ab,
  seekPosition: 0x53ac,
  void: 0xec,
  cluster: 0x1f43b675,
  tags: 0x1254c367,
  tag: 0x7373,
  targets: 0x63c0,
  simpleTag: 0x67c8,
  tagName: 0x45a3,
  tagString: 0x4487,
} as const;

interface Element {
  id: number;
  start: number;
  dataStart: number;
  /** Of its data; undefined for one whose end is not known. */
  size: number | undefined;
  end: number;
}

function readElement(bytes: Buffer, start: number): Element | undefined {
  const idLength = lengthOfVint(bytes[start]);
  const sizeStart = start + idLength;
  const sizeLength = lengthOfVint(bytes[sizeStart]);
  const dataStart = sizeStart + sizeLength;
  if (idLength === 0 || idLength > 4 || sizeLength === 0 || dataStart > bytes.length) return undefined;
  const all = 2 ** (7 * sizeLength) - 1;
  const first = (bytes[sizeStart] ?? 0) & (0xff >> sizeLength);
  const size = bytes.subarray(sizeStart + 1, dataStart).reduce((whole, byte) => whole * 256 + byte, first);
  // All ones: the end is not known.
  const known = size < all ? size : undefined;
  const id = bytes.readUIntBE(start, idLength);
  return { id, start, dataStart, size: known, end: dataStart + (known ?? Number.POSITIVE_INFINITY) };
}

const lengthOfVint = (first = 0): number => (first === 0 ? 0 : Math.clz32(first) - 23);

function* childrenOf(bytes: Buffer, from: number, end: number): Generator<Element> {
  for (let at = from; at < end; ) {
    const child = readElement(bytes, at);
    if (!child) return;
    yield child;
    at = child.end;
  }
}

/** A size in `length` bytes, by default as few as it needs. */
function vint(size: number, length?: number): Buffer {
  const least = [1, 2, 3, 4, 5, 6, 7].find((each) => size < 2 ** (7 * each) - 1) ?? 8;
  const bytes = Buffer.alloc(length ?? least);
  for (let at = bytes.length - 1, rest = size; at >= 0; at -= 1, rest = Math.floor(rest / 256))
    bytes[at] = rest % 256;
  bytes[0] = (bytes[0] ?? 0) | (0x80 >> (bytes.length - 1));
  return bytes;
}

function bigEndian(value: number): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
}

function element(id: number, ...contents: readonly Buffer[]): Buffer {
  const data = Buffer.concat(contents);
  return Buffer.concat([bigEndian(id), vint(data.length), data]);
}

/**
 * The tags of the file move behind everything else, with the packet as one of them, and the index at the beginning names
 * their new place: no frame moves. Where the index has no room, the packet is a second list of tags that it does not
 * name. A file with something behind its segment is not changed.
 * @param head the beginning of the file
 * @param size of the file
 */
export function webmFraming(head: Buffer, size: number, packet: Buffer): Framing | undefined {
  const segment = segmentOf(head);
  if (!segment || (segment.size !== undefined && segment.end !== size)) return undefined;
  const own = element(
    ID.tag,
    element(ID.targets),
    element(ID.simpleTag, element(ID.tagName, Buffer.from('XMP')), element(ID.tagString, packet)),
  );
  const changed = Buffer.from(head);
  const moved = moveTags(changed, segment, size - segment.dataStart);
  const tail = element(ID.tags, ...(moved ?? []), own);
  if (segment.size !== undefined) {
    const sizeLength = lengthOfVint(head[segment.start + 4]);
    const whole = segment.size + tail.length;
    if (whole >= 2 ** (7 * sizeLength) - 1) return undefined;
    vint(whole, sizeLength).copy(changed, segment.start + 4);
  }
  return { head: changed, replaced: head.length, tail };
}

function segmentOf(head: Buffer): Element | undefined {
  const start = readElement(head, 0)?.end;
  const segment = start === undefined || start >= head.length ? undefined : readElement(head, start);
  return segment?.id === ID.segment ? segment : undefined;
}

/**
 * Changes the beginning of a file so that its index names tags at another place, and what was there is empty.
 * @param place of the tags, in bytes from the beginning of the segment's data
 * @returns the tags that were there; undefined if the index has no room
 */
function moveTags(head: Buffer, segment: Element, place: number): Buffer[] | undefined {
  const first: Element[] = [];
  for (const child of childrenOf(head, segment.dataStart, head.length)) {
    if (child.id === ID.cluster || child.end > head.length) break;
    first.push(child);
  }
  const index = first.find(({ id }) => id === ID.seekHead);
  if (!index) return undefined;
  const next = first[first.indexOf(index) + 1];
  const end = next?.id === ID.void ? next.end : index.end;
  const tagsId = bigEndian(ID.tags);
  const others = [...childrenOf(head, index.dataStart, index.end)].filter(
    (seek) => seek.id === ID.seek && !head.subarray(seek.dataStart, seek.end).includes(tagsId),
  );
  const entry = element(ID.seek, element(ID.seekId, tagsId), element(ID.seekPosition, bigEndian(place)));
  const entries = [...others.map((seek) => Buffer.from(head.subarray(seek.start, seek.end))), entry];
  const written = element(ID.seekHead, ...entries);
  const rest = end - index.start - written.length;
  // One byte is too few for an empty element.
  if (rest < 0 || rest === 1) return undefined;
  written.copy(head, index.start);
  if (rest > 0) emptyElement(rest).copy(head, end - rest);
  return first
    .filter(({ id }) => id === ID.tags)
    .flatMap((tags) => {
      const kept = [...childrenOf(head, tags.dataStart, tags.end)].filter(({ id }) => id === ID.tag);
      const copies = kept.map((tag) => Buffer.from(head.subarray(tag.start, tag.end)));
      emptyElement(tags.end - tags.start).copy(head, tags.start);
      return copies;
    });
}

/** An element of that many bytes that says nothing. */
function emptyElement(length: number): Buffer {
  const sizeLength = length > 100 ? 8 : 1;
  const bytes = Buffer.alloc(length);
  bytes[0] = ID.void;
  vint(length - 1 - sizeLength, sizeLength).copy(bytes, 1);
  return bytes;
}
