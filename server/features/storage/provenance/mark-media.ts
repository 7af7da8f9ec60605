import fs from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { xmpBox } from '@inkreel/scene/film/xmp-box.ts';
import type { ByteSource } from '../drivers/driver.ts';
import type { Framing } from './framing.ts';
import { webmFraming } from './webm-framing.ts';

/** Bytes of a file's beginning that are read. */
const HEAD_BYTES = 64 * 1024;
/** Of them, the header of a WAV file. */
const RIFF_BYTES = 12;

/** Where XMP belongs in files of each type (ISO 16684-3; in WebM, a tag); samples and frames do not change. */
const FRAMINGS: Readonly<
  Record<string, (head: Buffer, size: number, packet: Buffer) => Framing | undefined>
> = {
  'video/mp4': mp4Framing,
  'video/quicktime': mp4Framing,
  'video/webm': webmFraming,
  'audio/mp4': mp4Framing,
  'audio/wav': wavFraming,
  'audio/mpeg': mp3Framing,
};

/**
 * Sound or video with an XMP packet, if its format has a place for one: MP4, WebM, WAV and MP3. Others are
 * returned unchanged.
 * @param to path of the new file; bytes in memory stay in memory
 */
export async function markMedia(
  source: ByteSource,
  contentType: string,
  xmp: string,
  to: string,
): Promise<ByteSource> {
  const framing = await framingOf(source, contentType, Buffer.from(xmp));
  if (!framing) return source;
  const { head, replaced, tail } = framing;
  if ('bytes' in source)
    return { bytes: Buffer.concat([head, Buffer.from(source.bytes).subarray(replaced), tail]) };
  async function* pieces(path: string) {
    yield head;
    yield* fs.createReadStream(path, { start: replaced }) as AsyncIterable<Buffer>;
    yield tail;
  }
  await pipeline(Readable.from(pieces(source.path)), fs.createWriteStream(to));
  return { path: to };
}

async function framingOf(
  source: ByteSource,
  contentType: string,
  packet: Buffer,
): Promise<Framing | undefined> {
  const framing = FRAMINGS[contentType];
  if (!framing) return undefined;
  if ('bytes' in source)
    return framing(Buffer.from(source.bytes.subarray(0, HEAD_BYTES)), source.bytes.length, packet);
  const file = await open(source.path, 'r');
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES), position: 0 });
    return framing(buffer.subarray(0, bytesRead), (await stat(source.path)).size, packet);
  } finally {
    await file.close();
  }
}

/** A box after all others, so that no offset in the index changes. */
function mp4Framing(_head: Buffer, _size: number, packet: Buffer): Framing {
  return { head: Buffer.alloc(0), replaced: 0, tail: Buffer.from(xmpBox(packet)) };
}

/** A chunk after all others; chunks begin at even offsets, and the header of the file has the total size. */
function wavFraming(head: Buffer, size: number, packet: Buffer): Framing | undefined {
  if (head.length < RIFF_BYTES || head.toString('latin1', 0, 4) !== 'RIFF') return undefined;
  const chunk = Buffer.alloc(8);
  chunk.write('_PMX');
  chunk.writeUInt32LE(packet.length, 4);
  const padding = (length: number) => Buffer.alloc(length % 2);
  const tail = Buffer.concat([padding(size), chunk, packet, padding(packet.length)]);
  const whole = size + tail.length - 8;
  if (whole > 0xffff_ffff) return undefined;
  const first = Buffer.from(head.subarray(0, RIFF_BYTES));
  first.writeUInt32LE(whole, 4);
  return { head: first, replaced: RIFF_BYTES, tail };
}

const ID3_HEAD_BYTES = 10;
/** Seven bits in each byte, so that no size looks like the beginning of sound. */
const synchsafe = (size: number) => Buffer.from([21, 14, 7, 0].map((shift) => (size >> shift) & 127));
const readSynchsafe = (bytes: Buffer) => bytes.reduce((size, byte) => size * 128 + (byte & 127), 0);

/** A private frame in the existing ID3 tag, or in a new one. Tags of rare versions or forms are not changed. */
function mp3Framing(head: Buffer, _size: number, packet: Buffer): Framing | undefined {
  const content = Buffer.concat([Buffer.from('XMP\0'), packet]);
  const tail = Buffer.alloc(0);
  const frame = (size: Buffer) => Buffer.concat([Buffer.from('PRIV'), size, Buffer.alloc(2), content]);
  const tag = (version: number, frames: Buffer, others: number) =>
    Buffer.concat([
      Buffer.from('ID3'),
      Buffer.from([version, 0, 0]),
      synchsafe(frames.length + others),
      frames,
    ]);
  if (head.toString('latin1', 0, 3) !== 'ID3')
    return { head: tag(4, frame(synchsafe(content.length)), 0), replaced: 0, tail };
  const [version = 0, , flags] = head.subarray(3);
  if ((version !== 3 && version !== 4) || flags !== 0) return undefined;
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length);
  const mark = frame(version === 4 ? synchsafe(content.length) : size);
  return { head: tag(version, mark, readSynchsafe(head.subarray(6, 10))), replaced: ID3_HEAD_BYTES, tail };
}
