/** Sizes of subtitles, in per cent: of letters those of the video's shorter side, of margins those of its height. */
export const SUBTITLE_SIZES = {
  size: { minimum: 3, maximum: 12, step: 0.5, initial: 6 },
  margin: { minimum: 2, maximum: 40, step: 1, initial: 6 },
} as const;
