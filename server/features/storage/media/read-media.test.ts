import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { readMedia } from './read-media.ts';
import { aacFile, aviFile, filmFile, m4aFile, mp3File, soundFile, wavFile } from './testing/media-files.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-media-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const SILENT_FILM = {
  width: 64,
  height: 48,
  durationMs: 3000,
  frameRate: 1,
  rotation: 0,
  videoCodec: 'avc',
  audioCodec: null,
  audioChannels: null,
  sampleRate: null,
};
const UNREADABLE = { code: 'media_unreadable' };
const withChannels = (wav: Buffer, channels: number): Buffer => {
  wav.writeUInt16LE(channels, 22);
  return wav;
};

describe('sound and video', () => {
  it.each([
    ['video/mp4', () => filmFile('mp4')],
    ['video/mp4', () => filmFile('mp4', { indexFirst: false })],
    ['video/quicktime', () => filmFile('mov')],
    ['video/webm', () => filmFile('webm')],
  ])('are read as they are (%s)', async (type, make) => {
    const bytes = await make();
    const facts = {
      ...SILENT_FILM,
      videoCodec: type === 'video/webm' ? 'vp8' : 'avc',
    };
    expect(await readMedia({ bytes }, type)).toEqual(facts);
    const file = path.join(folder, 'film');
    fs.writeFileSync(file, bytes);
    expect(await readMedia({ path: file }, type)).toEqual(facts);
  });

  it.each(['mp4', 'mov'] as const)('have the duration that is shown, from 0 on (%s)', async (kind) => {
    const bytes = await filmFile(kind, { frames: 6, early: 1 });
    const { durationMs } = await readMedia({ bytes }, kind === 'mp4' ? 'video/mp4' : 'video/quicktime');
    expect(durationMs).toBe(5000);
  });

  it('have the duration of a sound that outlasts the pictures, since work on the sound is priced by it', async () => {
    const lengthOf = async (bytes: Buffer, type: string) => (await readMedia({ bytes }, type)).durationMs;
    for (const [soundSeconds, length] of [
      [2.5, 2000],
      [9, 9003],
    ] as const) {
      const film = await filmFile('mp4', { frames: 2, sound: 'aac', soundSeconds });
      expect(await lengthOf(film, 'video/mp4')).toBe(length);
    }
    const avi = aviFile(new Uint8Array(10), { frames: 50, soundSeconds: 9 });
    expect(await lengthOf(avi, 'video/x-msvideo')).toBe(9000);
  });

  it('reports rotation, frame rate and sound of a film, and its size as shown', async () => {
    const bytes = await filmFile('mp4', { frames: 60, frameRate: 30, rotation: 90, sound: 'aac' });
    expect(await readMedia({ bytes }, 'video/mp4')).toEqual({
      ...SILENT_FILM,
      width: 48,
      height: 64,
      durationMs: 2000,
      frameRate: 30,
      rotation: 90,
      audioCodec: 'aac',
      audioChannels: 2,
      sampleRate: 48_000,
    });
  });

  it.each([
    [
      'audio/wav',
      wavFile(16_000),
      { durationMs: 2000, audioCodec: 'pcm-s16', audioChannels: 1, sampleRate: 8000 },
    ],
    ['audio/mpeg', mp3File(20), { durationMs: 522, audioCodec: 'mp3', audioChannels: 2, sampleRate: 44_100 }],
    ['audio/aac', aacFile(), { durationMs: 1003, audioCodec: 'aac', audioChannels: 2, sampleRate: 48_000 }],
    ['audio/mp4', m4aFile(), { durationMs: 1003, audioCodec: 'aac', audioChannels: 2, sampleRate: 48_000 }],
  ])('reports length, codec, channels and sample rate of sound alone (%s)', async (type, made, heard) => {
    const nothingSeen = { width: null, height: null, frameRate: null, rotation: null, videoCodec: null };
    expect(await readMedia({ bytes: await made }, type)).toEqual({ ...nothingSeen, ...heard });
  });

  it('reports that sound declared as a video has no picture', async () => {
    for (const kind of ['mp4', 'mov', 'webm'] as const) {
      const type = { mp4: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm' }[kind];
      const reading = readMedia({ bytes: await soundFile(kind) }, type);
      await expect(reading).rejects.toMatchObject({ code: 'media_without_picture' });
    }
  });

  it('reads frames, size and sound of an AVI from its headers and its index', async () => {
    const bytes = aviFile(Buffer.alloc(99), { frames: 45, frameRate: 30 });
    expect(await readMedia({ bytes }, 'video/x-msvideo')).toEqual({
      ...SILENT_FILM,
      durationMs: 1500,
      frameRate: 30,
      videoCodec: null,
      audioCodec: 'pcm-s16',
      audioChannels: 1,
      sampleRate: 8000,
    });
  });

  it('leaves out an implausible frame rate, number of channels or sample rate', async () => {
    const wav = wavFile();
    wav.writeUInt16LE(60_000, 22);
    wav.writeUInt32LE(0xffff_fff0, 24);
    expect(await readMedia({ bytes: wav }, 'audio/wav').catch(() => 'refused')).not.toMatchObject({
      audioChannels: 60_000,
    });
    const fast = await filmFile('mp4', { frames: 60, frameRate: 5000 });
    expect(await readMedia({ bytes: fast }, 'video/mp4')).toMatchObject({ frameRate: null });
  });
});

describe('a file that only begins like sound or video is refused', () => {
  const ftyp = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomiso2');
  const box = (name: string, ...parts: Buffer[]) => {
    const content = Buffer.concat(parts);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + content.length);
    head.write(name, 4);
    return Buffer.concat([head, content]);
  };
  const cut = async (kind: 'mp4' | 'webm', by: number, indexFirst = true) => {
    const film = await filmFile(kind, { frames: 40, indexFirst });
    return film.subarray(0, film.length - by);
  };
  /** A film with a changed number in its index. */
  const changed = async (name: string, at: number, value: number) => {
    const film = await filmFile('mp4');
    film.writeUInt32BE(value, film.indexOf(name) + 4 + at);
    return film;
  };

  const avi = () => aviFile(Buffer.alloc(5000));
  /** The frames are removed, and the size of their list is corrected; the index is not. */
  const hollowAvi = () => {
    const bytes = avi();
    const movie = bytes.indexOf('movi');
    const index = bytes.indexOf('idx1');
    const head = Buffer.from(bytes.subarray(0, movie + 4));
    head.writeUInt32LE(4, movie - 4);
    return Buffer.concat([head, bytes.subarray(index)]);
  };

  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['a signature and zeros', 'video/mp4', () => Buffer.concat([ftyp, Buffer.alloc(500)])],
    ['a signature alone', 'video/mp4', () => ftyp],
    ['an empty index', 'video/mp4', () => Buffer.concat([ftyp, box('moov'), box('mdat', Buffer.alloc(99))])],
    [
      'a signature of QuickTime and zeros',
      'video/quicktime',
      () => Buffer.concat([Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  '), Buffer.alloc(500)]),
    ],
    ['a film without its end', 'video/mp4', () => cut('mp4', 8)],
    ['a film without its index', 'video/mp4', () => cut('mp4', 700, false)],
    ['a film of no frames', 'video/mp4', () => changed('stsz', 8, 0)],
    ['a film of 2^31 frames', 'video/mp4', () => changed('stsz', 8, 2 ** 31)],
    ['a WebM that is only a head', 'video/webm', async () => (await filmFile('webm')).subarray(0, 60)],
    ['a film that is larger than any screen', 'video/mp4', () => filmFile('mp4', { width: 20_000 })],
    ['sound that is called a video', 'video/mp4', () => wavFile()],
    ['AAC that ends in its head', 'audio/aac', () => aacFile(1).subarray(0, 6)],
    ['a film that is called sound alone', 'audio/mp4', () => filmFile('mp4')],
    ['an AVI without its index', 'video/x-msvideo', () => avi().subarray(0, -200)],
    ['an AVI of which only heads and index are left', 'video/x-msvideo', () => hollowAvi()],
    ['an AVI of no frames', 'video/x-msvideo', () => aviFile(Buffer.alloc(9), { frames: 0 })],
    [
      'an AVI that is larger than any screen',
      'video/x-msvideo',
      () => aviFile(Buffer.alloc(9), { width: 20_000 }),
    ],
    ['a signature of AVI alone', 'video/x-msvideo', () => avi().subarray(0, 12)],
    ['a head of WAV without sound', 'audio/wav', () => wavFile(0)],
    ['a head of WAV that ends in it', 'audio/wav', () => wavFile().subarray(0, 20)],
    ['a WAV without channels', 'audio/wav', () => withChannels(wavFile(), 0)],
    [
      'one frame of MP3 and zeros',
      'audio/mpeg',
      () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(2000)]),
    ],
  ])('%s', async (_what, type, make) => {
    const bytes = await make();
    await expect(readMedia({ bytes }, type)).rejects.toMatchObject(UNREADABLE);
  });

  it('an index that claims all of a large file, without reading it', async () => {
    const file = path.join(folder, 'claims');
    const head = Buffer.alloc(8);
    head.writeUInt32BE(400 * 1024 * 1024);
    head.write('moov', 4);
    fs.writeFileSync(file, Buffer.concat([ftyp, head]));
    fs.truncateSync(file, ftyp.length + 400 * 1024 * 1024);
    // The library reserves addresses for it, of which no page is ever touched. In a separate process, since this one
    // also runs other test files.
    const script = `import { readMedia } from ${JSON.stringify(new URL('./read-media.ts', import.meta.url).href)};
      const code = await readMedia({ path: process.argv[1] }, 'video/mp4').then(() => 'read', (error) => error.code);
      const { readFileSync } = await import('node:fs');
      // What getrusage says begins with the memory of the process that started this one.
      const linux = () => Number(/^VmHWM:\\s+(\\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
      const kilobytes = process.platform === 'linux' ? linux() : process.resourceUsage().maxRSS;
      console.log(JSON.stringify({ code, kilobytes }));`;
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--input-type=module',
      '-e',
      script,
      file,
    ]);
    const { code, kilobytes } = JSON.parse(stdout) as { code: string; kilobytes: number };
    expect(code).toBe(UNREADABLE.code);
    expect(kilobytes).toBeLessThan(300 * 1024);
  });
});
