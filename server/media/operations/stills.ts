import { FilterGraph, type FilterText, filter, videoOf } from '../filter-graph.ts';
import type { MediaJob } from '../job.ts';
import {
  inputOf,
  type MediaSource,
  partOf,
  STANDARD_COLOURS,
  scaled,
  shapeOf,
  steadyFrames,
  wholeFrames,
} from './streams.ts';

const smallPicture = (source: MediaSource, longestSide: number): FilterText[] => {
  const { width, height } = shapeOf(source, longestSide);
  return [
    ...scaled(source, { width, height, flags: 'area' }),
    filter('format', { pix_fmts: 'yuv420p' }),
    filter('setparams', STANDARD_COLOURS),
    filter('setsar', { sar: 1 }),
  ];
};

/**
 * One picture of a video as PNG.
 * @param longestSide in pixels; a smaller video keeps its size
 */
export function posterJob(
  source: MediaSource,
  atSeconds: number,
  longestSide: number,
  path: string,
): MediaJob {
  const graph = new FilterGraph();
  const { frameRate } = shapeOf(source);
  const startSeconds = Math.max(0, Math.min(atSeconds, lastPicture(source)));
  const { input, lead } = partOf(source, frameRate, { startSeconds });
  const [pad] = graph.chain(
    [videoOf(0)],
    [
      ...steadyFrames(source, frameRate, { lead, frames: 1 }),
      ...smallPicture(source, longestSide),
      filter('format', { pix_fmts: 'rgb24' }),
    ],
  );
  return {
    inputs: [inputOf(source, input)],
    graph: graph.text([pad]),
    output: { format: 'png', path, video: { pad } },
    expectedSeconds: 0,
  };
}

/** Start of the last picture, in seconds, or a little earlier. */
const lastPicture = ({ seconds, video }: MediaSource) => seconds - 1.5 / (video?.frameRate || 1);

/** For long videos only key frames are decoded; there is one every few seconds. */
const KEY_FRAMES_FROM_SECONDS = 120;

/**
 * Pictures of a video at equal distances, side by side in one PNG, for scrubbing.
 * @param count how many, in one row
 * @param longestSide of each, in pixels
 */
export function thumbnailStripJob(
  source: MediaSource,
  { count, longestSide }: { count: number; longestSide: number },
  path: string,
): MediaJob {
  const graph = new FilterGraph();
  const [pad] = graph.chain(
    [videoOf(0)],
    [
      ...wholeFrames(source),
      filter('fps', { fps: count / source.seconds, start_time: 0 }),
      ...smallPicture(source, longestSide),
      // Short videos may yield one picture less: the last one is repeated.
      filter('tpad', { stop_mode: 'clone', stop_duration: source.seconds }),
      filter('tile', { layout: `${count}x1` }),
      filter('trim', { end_frame: 1 }),
      filter('format', { pix_fmts: 'rgb24' }),
    ],
  );
  return {
    inputs: [inputOf(source, { keyFramesOnly: source.seconds >= KEY_FRAMES_FROM_SECONDS })],
    graph: graph.text([pad]),
    output: { format: 'png', path, video: { pad } },
    expectedSeconds: 0,
  };
}
