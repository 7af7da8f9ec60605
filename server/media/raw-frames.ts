import { audioOf, FilterGraph, type FilterText, filter, type Pad, videoOf } from './filter-graph.ts';
import type { MediaJob, RawFrames } from './job.ts';
import type { MediaEngine, MediaRunOptions } from './media-engine.ts';
import {
  begunFrames,
  EXACT,
  inputOf,
  type MediaSource,
  padsOf,
  partOf,
  STANDARD_COLOURS,
  soundFilters,
  soundUntil,
  standardPictures,
  steadyFrames,
} from './operations/streams.ts';

/** Bytes of one frame. */
export const frameBytes = ({ width, height, pixels }: RawFrames): number =>
  width * height * BYTES_OF_PIXEL[pixels];
const BYTES_OF_PIXEL = { yuv420p: 1.5, yuva420p: 2.5, rgba: 4 } as const;

/** The caller works between two frames, so that only the time limit of the run applies. */
export const CALLER_LIMITS = { wallMs: 24 * 60 * 60 * 1000 };

export interface DecodeOptions extends Pick<MediaRunOptions, 'signal' | 'limits'> {
  /** Start and length, in seconds, exact to the frame; all by default. */
  startSeconds?: number;
  seconds?: number;
  /** Each frame shows the picture that has begun this many seconds later, as browsers do; by default the nearest. */
  begunEarly?: number;
  /** The memory of a frame is reused as soon as the next frame is requested. */
  reusesMemory?: boolean;
}

/**
 * The pictures of a video one after the other, upright, at a constant frame rate from 0 on. Each is a new buffer that
 * the caller may keep and change, unless `reusesMemory`. Decoding continues while a frame is processed, and waits
 * when the next two are ready; its process ends when the caller stops reading.
 * @param frames requested size, rate and pixel format; `shapeOf` gives those of the source
 * @throws MediaFailure; the signal's reason
 */
export async function* decodeFrames(
  engine: MediaEngine,
  source: MediaSource,
  frames: RawFrames,
  { startSeconds, seconds, begunEarly, signal, limits, reusesMemory = false }: DecodeOptions = {},
): AsyncGenerator<Buffer, void> {
  const graph = new FilterGraph();
  const { input, filters } =
    begunEarly === undefined
      ? nearestFrames(source, frames, startSeconds, seconds)
      : begunFrames(source, frames.frameRate, { startSeconds: startSeconds ?? 0, early: begunEarly });
  const pictures = [...filters, ...standardPictures(source, frames)];
  const [pad] = graph.chain([videoOf(0)], [...pictures, ...asPixels(frames)]);
  const job: MediaJob = {
    inputs: [inputOf(source, input)],
    graph: graph.text([pad]),
    output: { format: 'frames', video: { pad }, frameRate: frames.frameRate },
    expectedSeconds: 0,
  };
  const line = frameLine(frameBytes(frames));
  const left = new AbortController();
  const stop = signal ? AbortSignal.any([signal, left.signal]) : left.signal;
  // A frame that waits for room in the line would wait for ever.
  stop.addEventListener('abort', () => line.fail(stop.reason), { once: true });
  const running = engine.run(job, {
    onOutput: line.put,
    signal: stop,
    limits: { ...CALLER_LIMITS, ...limits },
  });
  running.then(line.end, line.fail);
  try {
    for (;;) {
      const frame = await line.take();
      if (frame === undefined) return;
      yield frame;
      if (reusesMemory) line.giveBack(frame);
    }
  } finally {
    left.abort();
    // Nothing continues after the caller has gone.
    await running.catch(() => undefined);
    if (reusesMemory) line.free();
  }
}

function nearestFrames(
  source: MediaSource,
  { frameRate }: RawFrames,
  startSeconds: number | undefined,
  seconds: number | undefined,
) {
  const part = partOf(source, frameRate, {
    ...(startSeconds === undefined ? {} : { startSeconds }),
    ...(seconds === undefined ? {} : { seconds }),
  });
  return { input: part.input, filters: steadyFrames(source, frameRate, part) };
}

/** Frames that wait for their reader. */
const WAITING = 2;

/** Joins the chunks of a stream into frames and hands them over, at most `WAITING` ahead. */
function frameLine(bytes: number) {
  const waiting: Buffer[] = [];
  const spare: Buffer[] = [];
  // Allocated separately, not from the shared pool, so that it can be freed.
  let open: Buffer = Buffer.allocUnsafeSlow(bytes);
  let filled = 0;
  let over: { error: unknown } | 'done' | undefined;
  let news = Promise.withResolvers<void>();
  const tell = () => {
    news.resolve();
    news = Promise.withResolvers();
  };
  return {
    put: async (chunk: Buffer) => {
      for (let at = 0; at < chunk.length; ) {
        const taken = chunk.copy(open, filled, at);
        at += taken;
        filled += taken;
        if (filled < bytes) continue;
        waiting.push(open);
        open = spare.pop() ?? Buffer.allocUnsafeSlow(bytes);
        filled = 0;
        tell();
        while (waiting.length >= WAITING && over === undefined) await news.promise;
      }
    },
    end: () => {
      over = 'done';
      tell();
    },
    fail: (error: unknown) => {
      over ??= { error };
      tell();
    },
    giveBack: (frame: Buffer) => void spare.push(frame),
    /** Memory outside the heap is collected late, so it is freed immediately. */
    free: () => {
      for (const { buffer } of [open, ...waiting, ...spare]) (buffer as ArrayBuffer).transfer(0);
    },
    take: async (): Promise<Buffer | undefined> => {
      for (;;) {
        const frame = waiting.shift();
        if (frame) {
          tell();
          return frame;
        }
        if (over === 'done') return undefined;
        if (over) throw over.error;
        await news.promise;
      }
    },
  };
}

export interface FilmOfFrames {
  frames: RawFrames;
  /** Length of the film; a shorter `sound` is followed by silence, a longer one is cut. */
  seconds: number;
  /** The file with its sound. */
  sound?: MediaSource | undefined;
  /** The sound is copied unchanged, if an MP4 may contain it. */
  copiesSound?: boolean;
  /** As in `MediaOutput`. */
  faithful?: boolean;
  /** WebM is VP9 and Opus. */
  format?: 'mp4' | 'webm';
  /** Absolute. */
  path: string;
}

/**
 * Writes frames of this process as a video like all others, by default MP4, H.264, BT.709 with its tags, AAC, index
 * first. A frame is requested when the encoder has taken the previous one.
 * @param pictures frames of `frameBytes` each; an error that it throws ends the process and is thrown on
 * @throws MediaFailure; RangeError for a frame of another size; the signal's reason
 */
export async function encodeFrames(
  engine: MediaEngine,
  pictures: AsyncIterable<Uint8Array>,
  { frames, seconds, sound, copiesSound = false, faithful = false, format = 'mp4', path }: FilmOfFrames,
  options: Pick<MediaRunOptions, 'signal' | 'limits' | 'onProgress'> = {},
): Promise<void> {
  const graph = new FilterGraph();
  const [pad] = graph.chain([videoOf(0)], toVideo(frames));
  const [heard]: readonly (Pad | undefined)[] =
    sound && !copiesSound
      ? graph.chain(
          [audioOf(1)],
          [...soundFilters(), filter('apad', { whole_dur: seconds }), ...soundUntil(seconds, format)],
        )
      : [];
  const streams = { video: { pad }, ...(heard === undefined ? {} : { audio: { pad: heard } }) };
  const job: MediaJob = {
    inputs: [{ frames }, ...(sound ? [inputOf(sound)] : [])],
    graph: graph.text(padsOf(streams)),
    output: {
      format,
      path,
      ...streams,
      ...(sound && copiesSound ? { audio: { copyOf: 1 } } : {}),
      frameRate: frames.frameRate,
      seconds,
      faithful,
    },
    expectedSeconds: seconds,
  };
  await engine.run(job, {
    ...options,
    limits: { ...CALLER_LIMITS, ...options.limits },
    input: wholeFrames(pictures, frameBytes(frames)),
  });
}

export async function* wholeFrames(
  pictures: AsyncIterable<Uint8Array>,
  bytes: number,
): AsyncGenerator<Uint8Array> {
  for await (const picture of pictures) {
    if (picture.length !== bytes) throw new RangeError(`a frame of ${picture.length} bytes, not ${bytes}`);
    yield picture;
  }
}

const asPixels = ({ width, height, pixels }: RawFrames): FilterText[] =>
  pixels !== 'rgba'
    ? []
    : [
        filter('scale', {
          w: width,
          h: height,
          flags: `bicubic${EXACT}`,
          in_color_matrix: 'bt709',
          in_range: 'tv',
          out_range: 'pc',
        }),
        filter('format', { pix_fmts: 'rgba' }),
      ];

const toVideo = ({ width, height, frameRate, pixels }: RawFrames): FilterText[] => [
  // Says how long each frame is, the last one too.
  filter('fps', { fps: frameRate, start_time: 0 }),
  ...(pixels !== 'rgba'
    ? []
    : [
        filter('scale', {
          w: width,
          h: height,
          flags: `bicubic${EXACT}`,
          out_color_matrix: 'bt709',
          out_range: 'tv',
        }),
      ]),
  filter('format', { pix_fmts: 'yuv420p' }),
  filter('setparams', STANDARD_COLOURS),
  filter('setsar', { sar: 1 }),
];
