import { createRequire } from 'node:module';
import {
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';

/** What is known of a film before its first frame. */
interface Film {
  /** Pixels; both even. */
  width: number;
  height: number;
  framesPerSecond: number;
  frames: number;
}

/** 10 is best, 51 is smallest; at 23 a photograph in motion shows no blocks. */
const QUANTISATION = 23;
/** 0 is best, 10 is fastest; from 5 on files grow quickly. */
const SPEED = 5;
const KEY_FRAME_SECONDS = 2;

/** The part of the encoder that is used; its own types are those of a browser. */
interface Encoder {
  width: number;
  height: number;
  frameRate: number;
  quantizationParameter: number;
  speed: number;
  groupOfPictures: number;
  outputFilename: string;
  FS: { readFile(name: string): Uint8Array; unlink(name: string): void };
  initialize(): void;
  addFrameYuv(frame: Uint8Array): void;
  finalize(): void;
  delete(): void;
}

/**
 * Writes a film as MP4: H.264 (baseline, so that everything plays it), marked as BT.709, its index in front so that it
 * plays while it loads. No sound.
 *
 * @param frame gives frame `at` as planar YUV 4:2:0 (`toYuv`); may throw to stop
 */
export async function encodeMp4(film: Film, frame: (at: number) => Uint8Array): Promise<Uint8Array> {
  const { createH264MP4Encoder } = createRequire(import.meta.url)('h264-mp4-encoder') as {
    createH264MP4Encoder(): Promise<Encoder>;
  };
  const encoder = await createH264MP4Encoder();
  encoder.width = film.width;
  encoder.height = film.height;
  encoder.frameRate = film.framesPerSecond;
  encoder.quantizationParameter = QUANTISATION;
  encoder.speed = SPEED;
  encoder.groupOfPictures = film.framesPerSecond * KEY_FRAME_SECONDS;
  encoder.initialize();
  try {
    for (let at = 0; at < film.frames; at += 1) encoder.addFrameYuv(frame(at));
  } catch (error) {
    takeOut(encoder);
    throw error;
  }
  return layOut(takeOut(encoder), film);
}

/** Ends the encoder and takes its file. One that is not ended properly would take the thread's next films with it. */
function takeOut(encoder: Encoder): Uint8Array {
  encoder.finalize();
  const written = encoder.FS.readFile(encoder.outputFilename);
  encoder.FS.unlink(encoder.outputFilename);
  encoder.delete();
  return written;
}

/** The same pictures in a new file: the encoder says nothing of their colours and puts the index last. */
async function layOut(written: Uint8Array, film: Film): Promise<Uint8Array> {
  const input = new Input({ source: new BufferSource(written), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  const config = await track?.getDecoderConfig();
  if (!track || !config) throw new Error('the encoder wrote no video');
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source, { frameRate: film.framesPerSecond });
  await output.start();
  const decoderConfig = {
    ...config,
    colorSpace: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const,
  };
  let at = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    // The encoder counts in its own clock and does not list its key frames, without which nobody can seek.
    const timed = packet.clone({
      type: isKeyFrame(packet.data) ? 'key' : 'delta',
      timestamp: at / film.framesPerSecond,
      duration: 1 / film.framesPerSecond,
    });
    await source.add(timed, { decoderConfig });
    at += 1;
  }
  await output.finalize();
  input.dispose();
  if (!target.buffer) throw new Error('the video was not written');
  return new Uint8Array(target.buffer);
}

const LENGTH_BYTES = 4;
const INSTANT_REFRESH = 5;

/** Whether a frame begins anew: by the type of its first unit, which follows its length. */
function isKeyFrame(frame: Uint8Array): boolean {
  return ((frame[LENGTH_BYTES] ?? 0) & 31) === INSTANT_REFRESH;
}
