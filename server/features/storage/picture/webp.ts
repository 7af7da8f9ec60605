const HAS_XMP = 0x04;
const HAS_EXIF = 0x08;
const HAS_ALPHA = 0x10;
const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

interface Chunk {
  name: string;
  data: Buffer;
}

/**
 * The same pixels without metadata and without anything after the end, with `xmp` embedded if given (WebP
 * container specification, extended file format). Undefined if the structure is not that of a WebP file.
 */
export function rewriteWebp(bytes: Buffer, xmp: string | undefined): Buffer | undefined {
  const chunks = readChunks(bytes)?.filter((chunk) => KEPT.has(chunk.name));
  const first = chunks?.[0];
  if (!chunks || !first) return undefined;
  if (first.name === 'VP8X') {
    const flags = (first.data[0] ?? 0) & ~(HAS_EXIF | HAS_XMP);
    first.data = Buffer.from(first.data);
    first.data[0] = xmp === undefined ? flags : flags | HAS_XMP;
  } else if (xmp !== undefined) {
    const header = extendedHeader(first);
    if (!header) return undefined;
    chunks.unshift(header);
  }
  if (xmp !== undefined) chunks.push({ name: 'XMP ', data: Buffer.from(xmp, 'utf8') });
  return writeChunks(chunks);
}

function readChunks(bytes: Buffer): Chunk[] | undefined {
  if (bytes.length < 20 || bytes.toString('latin1', 0, 4) !== 'RIFF') return undefined;
  const end = 8 + bytes.readUInt32LE(4);
  if (bytes.toString('latin1', 8, 12) !== 'WEBP' || end > bytes.length + 1) return undefined;
  const chunks: Chunk[] = [];
  let at = 12;
  while (at + 8 <= end) {
    const size = bytes.readUInt32LE(at + 4);
    if (at + 8 + size > bytes.length) return undefined;
    chunks.push({ name: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, at + 8 + size) });
    at += 8 + size + (size % 2);
  }
  return chunks;
}

/** Only the extended format has room for metadata: its header repeats size and transparency of the simple one. */
function extendedHeader(first: Chunk): Chunk | undefined {
  const { data } = first;
  if (data.length < 10) return undefined;
  const lossless = first.name === 'VP8L';
  const bits = lossless ? data.readUInt32LE(1) : 0;
  const width = lossless ? (bits & 0x3fff) + 1 : data.readUInt16LE(6) & 0x3fff;
  const height = lossless ? ((bits >>> 14) & 0x3fff) + 1 : data.readUInt16LE(8) & 0x3fff;
  const header = Buffer.alloc(10);
  header[0] = HAS_XMP | (((bits >>> 28) & 1) === 1 ? HAS_ALPHA : 0);
  header.writeUIntLE(width - 1, 4, 3);
  header.writeUIntLE(height - 1, 7, 3);
  return { name: 'VP8X', data: header };
}

function writeChunks(chunks: readonly Chunk[]): Buffer {
  const parts = chunks.flatMap(({ name, data }) => {
    const head = Buffer.alloc(8);
    head.write(name, 0, 'latin1');
    head.writeUInt32LE(data.length, 4);
    return [head, data, Buffer.alloc(data.length % 2)];
  });
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(12);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  head.write('WEBP', 8, 'latin1');
  return Buffer.concat([head, body]);
}
