/** Estimates beats beside the page: seconds of work for a long piece. */
import { estimateBeats } from './estimate-beats.ts';

addEventListener(
  'message',
  ({ data: { samples, rate } }: MessageEvent<{ samples: Float32Array; rate: number }>) =>
    postMessage(estimateBeats(samples, rate) ?? null),
);
