import type { MediaFacts } from '@inkreel/contract/api/media.ts';

/** How long a file plays, as players write it: `0:04`, `12:30`, `1:02:03`. Empty for an image, and if it is unknown. */
export function mediaLength({ playback }: Pick<MediaFacts, 'playback'>): string {
  if (playback === null) return '';
  const whole = Math.max(playback.duration > 0 ? 1 : 0, Math.round(playback.duration));
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
