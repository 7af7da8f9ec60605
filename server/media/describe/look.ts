import type { InputFormat } from '../job.ts';

/** What a video says about itself when it is read: the times of its pictures, and how the first of them are coded. */
export interface Look {
  /** Start of each picture in seconds from the start of the file, ascending. */
  times: number[];
  /** Names as FFmpeg has them; `undefined` where the file says nothing. */
  codec: string;
  pixels: string;
  width: number;
  height: number;
  isInterlaced: boolean;
  range: string | undefined;
  matrix: string | undefined;
  primaries: string | undefined;
  transfer: string | undefined;
  /** Codec of each sound, in the order of the file. */
  sounds: string[];
}

/** A video that is looked at. */
export interface LookRequest {
  /** Absolute path of a local file. */
  path: string;
  format: InputFormat;
}

/** Pictures that are decoded: fields are not always told by the first one. */
export const LOOKED_PICTURES = 3;

/** Times of packets, in any order, as `Look` has them. Pictures before the start are decoded and not shown. */
export const shownTimes = (starts: readonly number[]): number[] =>
  starts.filter((start) => start > -0.0005).toSorted((a, b) => a - b);
