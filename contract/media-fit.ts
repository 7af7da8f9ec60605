/** What to do with a video whose new sound has another length (`retalk` in `tools/capabilities.ts`). */
export const FITS = ['loop', 'hold', 'cut'] as const;
export type Fit = (typeof FITS)[number];

/**
 * The final duration of the video, in seconds: it ends with its sound, unless the sound is cut because it is
 * longer.
 * @param fit anything but `cut` continues until the sound ends
 */
export function fittedSeconds(fit: unknown, { video, audio }: { video: number; audio: number }): number {
  return fit === 'cut' ? Math.min(video, audio) : audio;
}
