import { fileURLToPath } from 'node:url';
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
import { runProgram } from '../../../processes/run-program.ts';

/** Properties of a video before its first frame. */
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

/** Options of the encoder, under its names. */
export interface EncoderSettings {
  width: number;
  height: number;
  frameRate: number;
  quantizationParameter: number;
  speed: number;
  groupOfPictures: number;
}

const ENCODER = fileURLToPath(new URL('./encoder-program.ts', import.meta.url));
/** Limits of the encoding; the whole run is limited too. */
const LIMITS = { wallMs: 60 * 60 * 1000, memoryBytes: 768 * 1024 * 1024, outputBytes: 512 * 1024 * 1024 };

/**
 * Writes a film as MP4: H.264 (baseline, so that everything plays it), marked as BT.709, its index in front
 * so that it plays while it loads. No sound. The encoder runs in a separate process while the next frames are
 * drawn, so that neither its memory nor a crash affects the thread.
 *
 * @param frame returns frame `at` as planar YUV 4:2:0 (`toYuv`), in a buffer that it may reuse for the next; may
 * throw to stop
 * @param onEncoded called with the number of encoded frames; may throw to stop
 * @throws ProgramError; what `frame` and `onEncoded` throw
 */
export async function encodeMp4(
  film: Film,
  frame: (at: number) => Uint8Array,
  onEncoded: (frames: number) => void = () => undefined,
): Promise<Uint8Array> {
  const settings: EncoderSettings = {
    width: film.width,
    height: film.height,
    frameRate: film.framesPerSecond,
    quantizationParameter: QUANTISATION,
    speed: SPEED,
    groupOfPictures: film.framesPerSecond * KEY_FRAME_SECONDS,
  };
  async function* frames() {
    for (let at = 0; at < film.frames; at += 1) yield frame(at).slice();
  }
  const written = await runProgram({
    program: process.execPath,
    args: [ENCODER, JSON.stringify(settings)],
    limits: LIMITS,
    input: frames(),
    onLine: (line) => {
      const encoded = /^frame=(\d+)$/.exec(line)?.[1];
      if (encoded !== undefined) onEncoded(Number(encoded));
    },
  });
  return layOut(written, film);
}

/** The same frames in a new file: the encoder does not tag colours and puts the index last. */
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
    // The encoder has a different time base and does not list its key frames, which seeking needs.
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

/** Whether a frame is a key frame: by the type of its first unit, which follows its length. */
function isKeyFrame(frame: Uint8Array): boolean {
  return ((frame[LENGTH_BYTES] ?? 0) & 31) === INSTANT_REFRESH;
}
