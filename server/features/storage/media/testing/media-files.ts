import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

/** One frame: a coded picture of the baseline profile is larger, but nobody decodes these. */
const FRAME = new Uint8Array([0, 0, 0, 4, 0x65, 0x88, 0x84, 0x00]);
/** Baseline, level 3.0: a sequence parameter set for 64 x 48 pixels, and a picture parameter set. */
const AVCC = new Uint8Array([
  1, 0x42, 0xc0, 0x1e, 0xff, 0xe1, 0, 8, 0x67, 0x42, 0xc0, 0x1e, 0xda, 0x04, 0x1c, 0x80, 1, 0, 4, 0x68, 0xce,
  0x3c, 0x80,
]);

export interface FilmAbout {
  width?: number;
  height?: number;
  frames?: number;
  /** Index before or after the frames. */
  indexFirst?: boolean;
  /** Frames a second. */
  frameRate?: number;
  rotation?: 0 | 90 | 180 | 270;
  /** A sound track, by default as long as the frames. */
  sound?: 'aac';
  soundSeconds?: number;
  /** Seconds by which the first frame precedes 0: an edit list leaves out what comes before. */
  early?: number;
}

/** A film of a few frames, by default one a second, as an exporter writes it. */
export async function filmFile(
  kind: 'mp4' | 'mov' | 'webm',
  {
    width = 64,
    height = 48,
    frames = 3,
    indexFirst = true,
    frameRate = 1,
    rotation,
    sound,
    soundSeconds,
    early = 0,
  }: FilmAbout = {},
): Promise<Buffer> {
  const fastStart = indexFirst ? 'in-memory' : false;
  const formats = {
    mp4: () => new Mp4OutputFormat({ fastStart }),
    mov: () => new MovOutputFormat({ fastStart }),
    webm: () => new WebMOutputFormat(),
  };
  const target = new BufferTarget();
  const output = new Output({ format: formats[kind](), target });
  const source = new EncodedVideoPacketSource(kind === 'webm' ? 'vp8' : 'avc');
  output.addVideoTrack(source, { frameRate, ...(rotation === undefined ? {} : { rotation }) });
  const heard = sound && new EncodedAudioPacketSource(sound);
  if (heard) output.addAudioTrack(heard);
  await output.start();
  const size = { codedWidth: width, codedHeight: height };
  const decoderConfig =
    kind === 'webm' ? { codec: 'vp8', ...size } : { codec: 'avc1.42c01e', description: AVCC, ...size };
  for (let at = 0; at < frames; at += 1) {
    await source.add(new EncodedPacket(FRAME, 'key', at / frameRate - early, 1 / frameRate), {
      decoderConfig,
    });
  }
  if (heard) await addSound(heard, soundSeconds ?? frames / frameRate, AAC_CONFIG);
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

/** AAC LC, 48 kHz, stereo: its decoder configuration. */
const AAC_LC = new Uint8Array([0x11, 0x90]);
const AAC_CONFIG = { codec: 'mp4a.40.2', description: AAC_LC, sampleRate: 48_000, numberOfChannels: 2 };
const OPUS_CONFIG = { codec: 'opus', sampleRate: 48_000, numberOfChannels: 2 };
const FRAME_SAMPLES = 1024;

async function addSound(
  source: EncodedAudioPacketSource,
  seconds: number,
  decoderConfig: typeof AAC_CONFIG | typeof OPUS_CONFIG,
): Promise<void> {
  const step = FRAME_SAMPLES / decoderConfig.sampleRate;
  for (let at = 0; at < seconds; at += step)
    await source.add(new EncodedPacket(FRAME, 'key', at, step), { decoderConfig });
}

/** Sound alone in an MP4, a second long. */
export const m4aFile = (): Promise<Buffer> => soundFile('mp4');

/** Sound alone in a container of films, a second long. */
export async function soundFile(kind: 'mp4' | 'mov' | 'webm'): Promise<Buffer> {
  const target = new BufferTarget();
  const formats = {
    mp4: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
    mov: () => new MovOutputFormat({ fastStart: 'in-memory' }),
    webm: () => new WebMOutputFormat(),
  };
  const output = new Output({ format: formats[kind](), target });
  const source = new EncodedAudioPacketSource(kind === 'webm' ? 'opus' : 'aac');
  output.addAudioTrack(source);
  await output.start();
  await addSound(source, 1, kind === 'webm' ? OPUS_CONFIG : AAC_CONFIG);
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

/** Frames of AAC LC with ADTS headers, 48 kHz, stereo. */
export function aacFile(frames = 47): Buffer {
  const size = 7 + FRAME.length;
  const head = Buffer.from([
    0xff,
    0xf1,
    0x4c,
    0x80 | (size >> 11),
    (size >> 3) & 255,
    ((size & 7) << 5) | 31,
    0xfc,
  ]);
  return Buffer.concat(Array.from({ length: frames }, () => Buffer.concat([head, FRAME])));
}

/** Silence: PCM of 16 bits, mono, 8 kHz. */
export function wavFile(samples = 800): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples * 2, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(8000, 24);
  header.writeUInt32LE(16000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples * 2, 40);
  return Buffer.concat([header, Buffer.alloc(samples * 2)]);
}

/** Frames of MPEG 1 layer III, 128 kbit/s, 44.1 kHz. */
export function mp3File(frames = 20): Buffer {
  const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

/** A chunk of RIFF. */
function chunk(name: string, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}
const list = (name: string, ...parts: Uint8Array[]) => chunk('LIST', Buffer.from(name), ...parts);
const words = (size: number, values: Readonly<Record<number, number | string>>): Buffer => {
  const bytes = Buffer.alloc(size);
  for (const [at, value] of Object.entries(values))
    if (typeof value === 'string') bytes.write(value, Number(at), 'latin1');
    else bytes.writeUInt32LE(value, Number(at));
  return bytes;
};

/**
 * An AVI with JPEG frames and a second of silence.
 * @param frameRate frames a second
 */
export function aviFile(
  frame: Uint8Array,
  { width = 64, height = 48, frames = 25, frameRate = 25, soundSeconds = 1 } = {},
): Buffer {
  const silence = Buffer.alloc(16_000 * soundSeconds);
  const movie = [
    ...Array.from({ length: frames }, () => ['00dc', frame] as const),
    ['01wb', silence] as const,
  ];
  let offset = 4;
  const index = movie.map(([name, bytes]) => {
    const entry = words(16, { 0: name, 4: 0x10, 8: offset, 12: bytes.length });
    offset += 8 + bytes.length + (bytes.length % 2);
    return entry;
  });
  const film = list(
    'strl',
    chunk('strh', words(56, { 0: 'vids', 4: 'MJPG', 20: 1, 24: frameRate, 32: frames })),
    chunk('strf', words(40, { 0: 40, 4: width, 8: height, 12: 1 + (24 << 16), 16: 'MJPG' })),
  );
  const sound = list(
    'strl',
    chunk('strh', words(56, { 0: 'auds', 20: 1, 24: 8000, 32: 8000, 44: 2 })),
    chunk('strf', words(16, { 0: 1 + (1 << 16), 4: 8000, 8: 16_000, 12: 2 + (16 << 16) })),
  );
  const head = words(56, {
    0: Math.round(1e6 / frameRate),
    12: 0x10,
    16: frames,
    24: 2,
    32: width,
    36: height,
  });
  return chunk(
    'RIFF',
    Buffer.from('AVI '),
    list('hdrl', chunk('avih', head), film, sound),
    list('movi', ...movie.map(([name, bytes]) => chunk(name, bytes))),
    chunk('idx1', ...index),
  );
}

/** An EBML element (RFC 8794) with its size in eight bytes. */
function element(id: string, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(content.length));
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
}
const unsigned = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/**
 * A WebM of one frame and many empty clusters, whose cues all claim that a frame is where none is: a reader that
 * believes them walks through all clusters for each cue.
 */
export function lyingWebm(clusters = 14_000, cues = 2000): Buffer {
  const head = element('1a45dfa3', element('4282', Buffer.from('webm')));
  const info = element('1549a966', element('2ad7b1', unsigned(1_000_000)));
  const size = element('e0', element('b0', unsigned(64)), element('ba', unsigned(48)));
  const track = ['d7', '73c5', '83'].map((id) => element(id, unsigned(1)));
  const tracks = element('1654ae6b', element('ae', ...track, element('86', Buffer.from('V_VP8')), size));
  const frame = element('a3', Buffer.from([0x81, 0, 0, 0x80, 1, 2, 3, 4]));
  const cluster = (at: number, ...blocks: Buffer[]) =>
    element('1f43b675', element('e7', unsigned(at)), ...blocks);
  const cuesTo = (place: number) => {
    const position = element('b7', element('f7', unsigned(1)), element('f1', unsigned(place)));
    const all = Array.from({ length: cues }, (_, at) =>
      element('bb', element('b3', unsigned(at + 1)), position),
    );
    return element('1c53bb6b', ...all);
  };
  const first = cluster(0, frame);
  const second = info.length + tracks.length + cuesTo(0).length + first.length;
  const empty = Array.from({ length: clusters }, (_, at) => cluster(at + 1));
  return Buffer.concat([head, element('18538067', info, tracks, cuesTo(second), first, ...empty)]);
}
