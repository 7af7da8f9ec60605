import { audioOf, FilterGraph, filter, type Pad, videoOf } from './filter-graph.ts';
import type { MediaJob, RawFrames } from './job.ts';
import type { MediaEngine } from './media-engine.ts';
import {
  framesIn,
  inputOf,
  type MediaSource,
  type PictureShape,
  padsOf,
  pictureFilters,
  STANDARD_COLOURS,
  soundFilters,
  soundUntil,
} from './operations/streams.ts';
import { CALLER_LIMITS, frameBytes, wholeFrames } from './raw-frames.ts';

export interface OverlaidFilm {
  /** Size and rate of the film. */
  shape: PictureShape;
  /** Rectangle of the caller's frames in it, in pixels; all four numbers even. */
  at: { x: number; y: number; width: number; height: number };
  /** Length of the film, in seconds. */
  seconds: number;
  /** The sound is copied unchanged, if an MP4 may contain it. */
  copiesSound: boolean;
  /** Absolute. */
  path: string;
}

/** Format of the caller's frames: with a plane of opacity. */
const overlaidPixels = ({ shape, at }: Pick<OverlaidFilm, 'shape' | 'at'>): RawFrames => ({
  width: at.width,
  height: at.height,
  frameRate: shape.frameRate,
  pixels: 'yuva420p',
});

/**
 * Writes a video again with a frame of the caller over each of its frames, in one process, so that its own frames are
 * not copied here. Four pixels that share a colour are exactly the caller's if all are opaque; if all are transparent
 * they are the video's, apart from the faithful encoding.
 * @param pictures a frame of `overlaidPixels` for each frame of the video
 * @throws MediaFailure; RangeError for a frame of another size; what `pictures` throws
 */
export async function overlayFrames(
  engine: MediaEngine,
  source: MediaSource,
  pictures: AsyncIterable<Uint8Array>,
  { shape, at, seconds, copiesSound, path }: OverlaidFilm,
): Promise<void> {
  const graph = new FilterGraph();
  const frames = overlaidPixels({ shape, at });
  const [film] = graph.chain(
    [videoOf(0)],
    pictureFilters(source, shape, { frames: framesIn(seconds, shape.frameRate) }),
  );
  const [over] = graph.chain([videoOf(1)], [filter('fps', { fps: shape.frameRate, start_time: 0 }), TAGS]);
  const [pad] = graph.chain(
    [film, over],
    [
      filter('overlay', { x: at.x, y: at.y, eof_action: 'pass' }),
      filter('format', { pix_fmts: 'yuv420p' }),
      TAGS,
      filter('setsar', { sar: 1 }),
    ],
  );
  const [heard]: readonly (Pad | undefined)[] =
    source.hasSound && !copiesSound
      ? graph.chain(
          [audioOf(0)],
          [...soundFilters(), filter('apad', { whole_dur: seconds }), ...soundUntil(seconds)],
        )
      : [];
  const streams = { video: { pad }, ...(heard === undefined ? {} : { audio: { pad: heard } }) };
  const job: MediaJob = {
    inputs: [inputOf(source), { frames }],
    graph: graph.text(padsOf(streams)),
    output: {
      format: 'mp4',
      path,
      ...streams,
      ...(source.hasSound && copiesSound ? { audio: { copyOf: 0 } } : {}),
      frameRate: shape.frameRate,
      seconds,
      faithful: true,
    },
    expectedSeconds: seconds,
  };
  await engine.run(job, { limits: CALLER_LIMITS, input: wholeFrames(pictures, frameBytes(frames)) });
}

/** Both inputs have the same colour tags, so that neither is converted. */
const TAGS = filter('setparams', STANDARD_COLOURS);
