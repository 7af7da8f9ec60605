import { writeFile } from 'node:fs/promises';
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { encodeMp4 } from '../../engines/builtin/camera/encode-mp4.ts';

export interface Grey {
  width: number;
  height: number;
  framesPerSecond: number;
  frames: number;
  /** Brightness of a pixel of a frame, 16 to 235. */
  luma(frame: number, x: number, y: number): number;
}

/** A grey film that really decodes, as MP4 without sound. */
export async function greyFilm({ luma, ...film }: Grey): Promise<Uint8Array> {
  const { width, height } = film;
  const yuv = new Uint8Array((width * height * 3) / 2).fill(128);
  return encodeMp4(film, (frame) => {
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) yuv[y * width + x] = luma(frame, x, y);
    return yuv;
  });
}

/** Brightness that encodes the number of a frame: `luma` 40 for frame 0, 4 more for each. */
export const numbered = (frame: number): number => 40 + 4 * (frame % 40);

/** The same pictures with other times or another rotation, or those of the first seconds alone. */
export async function retimed(
  bytes: Uint8Array,
  {
    times,
    rotation = 0,
    seconds = Number.POSITIVE_INFINITY,
  }: { times?(frame: number): number; rotation?: 0 | 90 | 180 | 270; seconds?: number },
): Promise<Uint8Array> {
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) throw new Error('no film');
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source, { rotation });
  await output.start();
  let at = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    if (packet.timestamp >= seconds) break;
    const timestamp = times?.(at) ?? packet.timestamp;
    const duration = times ? times(at + 1) - timestamp : packet.duration;
    await source.add(packet.clone({ timestamp, duration }), { decoderConfig });
    at += 1;
  }
  await output.finalize();
  return new Uint8Array(target.buffer as ArrayBuffer);
}

/** A film whose pictures start some seconds after its sound. */
export async function delayed(bytes: Uint8Array, seconds: number): Promise<Uint8Array> {
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4] });
  const film = await input.getPrimaryVideoTrack();
  const sound = await input.getPrimaryAudioTrack();
  const configs = [await film?.getDecoderConfig(), await sound?.getDecoderConfig()] as const;
  if (!film || !sound || !configs[0] || !configs[1]) throw new Error('no film with sound');
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const [pictures, words] = [new EncodedVideoPacketSource('avc'), new EncodedAudioPacketSource('aac')];
  output.addVideoTrack(pictures);
  output.addAudioTrack(words);
  await output.start();
  for await (const packet of new EncodedPacketSink(film).packets())
    await pictures.add(packet.clone({ timestamp: packet.timestamp + seconds }), {
      decoderConfig: configs[0],
    });
  for await (const packet of new EncodedPacketSink(sound).packets())
    if (packet.timestamp >= 0) await words.add(packet, { decoderConfig: configs[1] });
  await output.finalize();
  return new Uint8Array(target.buffer as ArrayBuffer);
}

/**
 * A tone as WAV: 16 bits, mono.
 * @param gain at each time, 0 to 1
 */
export function toneFile(
  seconds: number,
  {
    hertz = 440,
    rate = 16_000,
    gain = () => 0.5,
  }: { hertz?: number; rate?: number; gain?(at: number): number } = {},
): Buffer {
  const samples = Math.round(seconds * rate);
  const bytes = Buffer.alloc(44 + samples * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + samples * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1) {
    const value = gain(at / rate) * Math.sin((2 * Math.PI * hertz * at) / rate);
    bytes.writeInt16LE(Math.round(32_767 * value), 44 + at * 2);
  }
  return bytes;
}

export async function writeMedia(path: string, bytes: Uint8Array | Promise<Uint8Array>): Promise<string> {
  await writeFile(path, await bytes);
  return path;
}
