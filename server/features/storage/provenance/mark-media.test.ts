import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { BufferSource, EncodedPacketSink, Input, MP3, MP4, WAVE, WEBM } from 'mediabunny';
import { afterAll, describe, expect, it } from 'vitest';
import { filmFile, m4aFile, mp3File, wavFile } from '../media/testing/media-files.ts';
import { markMedia } from './mark-media.ts';
import { provenanceXmp } from './xmp.ts';

const XMP = provenanceXmp(
  { what: 'lip-sync', engine: 'builtin', builtin: true },
  { id: '0198a3f0-0000-7000-8000-000000000001', at: new Date('2026-01-02T03:04:05Z'), site: 'cn' },
);
const folder = await mkdtemp(path.join(os.tmpdir(), 'inkreel-mark-'));
afterAll(() => rm(folder, { recursive: true }));

/** Every packet of a file, as a reader finds them that does not know the mark. */
async function packetsOf(bytes: Uint8Array): Promise<string[]> {
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4, WAVE, MP3, WEBM] });
  const packets: string[] = [];
  for (const track of await input.getTracks())
    for await (const { timestamp, data } of new EncodedPacketSink(track).packets())
      packets.push(`${timestamp} ${Buffer.from(data).toString('base64')}`);
  input.dispose();
  return packets;
}
async function tagsOf(bytes: Uint8Array) {
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4, WAVE, MP3, WEBM] });
  const tags = await input.getMetadataTags();
  input.dispose();
  return tags.raw ?? {};
}

/** Chunks of a file from its beginning to its end, by name. @param skip bytes before the first */
function chunksOf(bytes: Buffer, kind: 'mp4' | 'wav'): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = kind === 'wav' ? 12 : 0; at < bytes.length; ) {
    const [nameAt, sizeAt] = kind === 'wav' ? [at, at + 4] : [at + 4, at];
    const size = kind === 'wav' ? 8 + bytes.readUInt32LE(sizeAt) : bytes.readUInt32BE(sizeAt);
    chunks.set(bytes.toString('latin1', nameAt, nameAt + 4), bytes.subarray(at + 8, at + size));
    at += kind === 'wav' ? size + (size % 2) : size;
  }
  return chunks;
}

/** Sound of an odd number of bytes, without the padding byte that should follow. */
function oddWav(): Buffer {
  const bytes = wavFile(99).subarray(0, -1);
  bytes.writeUInt32LE(bytes.length - 44, 40);
  return bytes;
}

const tagged = (version: number, flags = 0) =>
  Buffer.concat([
    Buffer.from('ID3'),
    Buffer.from([version, 0, flags, 0, 0, 0, 14]),
    Buffer.from('TIT2\0\0\0\x04\0\0\0abc', 'latin1'),
    mp3File(5),
  ]);

describe('the provenance of sound or video', () => {
  it.each([
    ['video/mp4', () => filmFile('mp4', { frames: 9, sound: 'aac' })],
    ['video/webm', () => filmFile('webm', { frames: 9 })],
    ['audio/mp4', m4aFile],
    ['audio/wav', async () => wavFile(99)],
    ['audio/wav', async () => oddWav()],
    ['audio/mpeg', async () => mp3File(5)],
    ['audio/mpeg', async () => tagged(3)],
    ['audio/mpeg', async () => tagged(4)],
  ])('is in a file of %s, whose packets do not change', async (type, make) => {
    const given = await make();
    const from = path.join(folder, 'given');
    writeFileSync(from, given);
    const marked = await markMedia({ bytes: given }, type, XMP, path.join(folder, 'unused'));
    const written = await markMedia({ path: from }, type, XMP, path.join(folder, 'marked'));
    if (!('bytes' in marked) || !('path' in written)) throw new Error('another kind of source');
    const bytes = Buffer.from(marked.bytes);
    expect(readFileSync(written.path).equals(bytes)).toBe(true);
    expect(readFileSync(from).equals(given)).toBe(true);
    const packets = await packetsOf(bytes);
    expect(packets).toEqual(await packetsOf(given));
    expect(packets.length).toBeGreaterThan(0);
    if (type === 'audio/mpeg') {
      const tags = await tagsOf(bytes);
      expect(Buffer.from(tags['PRIV'] as Uint8Array).toString()).toBe(`XMP\0${XMP}`);
      expect(Object.keys(tags)).toHaveLength(given.subarray(0, 3).toString() === 'ID3' ? 2 : 1);
    } else if (type === 'video/webm') {
      expect(bytes.includes(XMP)).toBe(true);
    } else if (type === 'audio/wav') {
      expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
      expect(chunksOf(bytes, 'wav').get('_PMX')?.toString()).toBe(XMP);
    } else {
      const box = chunksOf(bytes, 'mp4').get('uuid');
      expect(box?.toString('hex', 0, 16)).toBe('be7acfcb97a942e89c71999491e3afac');
      expect(box?.toString('utf8', 16)).toBe(XMP);
    }
  });

  it('is left out if a format has no place for it, or has a tag of a rare form', async () => {
    for (const [type, bytes] of [
      ['audio/aac', Buffer.from('x')],
      ['audio/mpeg', tagged(4, 0x80)],
      ['audio/mpeg', tagged(2)],
      ['audio/wav', Buffer.from('RF64')],
    ] as const)
      expect(await markMedia({ bytes }, type, XMP, folder)).toEqual({ bytes });
  });
});
