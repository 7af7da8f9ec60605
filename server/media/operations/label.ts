import type { VideoSource } from '../describe/describe-video.ts';
import { audioOf, FilterGraph, filter, videoOf } from '../filter-graph.ts';
import type { MediaJob } from '../job.ts';
import {
  framesIn,
  inputOf,
  padsOf,
  pictureFilters,
  STANDARD_COLOURS,
  shapeOf,
  soundFilters,
  soundUntil,
} from './streams.ts';

/** A still picture and its place on every frame, in pixels of the video as it is shown. */
export interface Plate {
  /** Path of a PNG with transparency. */
  path: string;
  left: number;
  top: number;
}

/**
 * The video with a plate on each of its frames, encoded without a visible difference elsewhere. Sound that an MP4 may
 * contain is copied.
 */
export function labelVideoJob(source: VideoSource, plate: Plate, path: string): MediaJob {
  const graph = new FilterGraph();
  const shape = shapeOf(source);
  const { seconds } = source;
  const [film] = graph.chain(
    [videoOf(0)],
    pictureFilters(source, shape, { frames: framesIn(seconds, shape.frameRate) }),
  );
  const [over] = graph.chain([videoOf(1)], [filter('format', { pix_fmts: 'rgba' })]);
  const [pad] = graph.chain(
    [film, over],
    [
      // A single picture, which stays visible after its input has ended.
      filter('overlay', { x: plate.left, y: plate.top, eof_action: 'repeat' }),
      filter('format', { pix_fmts: 'yuv420p' }),
      filter('setparams', STANDARD_COLOURS),
      filter('setsar', { sar: 1 }),
    ],
  );
  const copies = source.soundCodec === 'aac' || source.soundCodec === 'mp3';
  const [heard] =
    source.hasSound && !copies ? graph.chain([audioOf(0)], [...soundFilters(), ...soundUntil(seconds)]) : [];
  const streams = { video: { pad }, ...(heard === undefined ? {} : { audio: { pad: heard } }) };
  return {
    inputs: [inputOf(source), { path: plate.path, format: 'png_pipe' }],
    graph: graph.text(padsOf(streams)),
    output: {
      format: 'mp4',
      path,
      ...streams,
      ...(source.hasSound && copies ? { audio: { copyOf: 0 } } : {}),
      frameRate: shape.frameRate,
      seconds,
      faithful: true,
    },
    expectedSeconds: seconds,
  };
}
