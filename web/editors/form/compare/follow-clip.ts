/** Seconds by which two videos may differ before one seeks; below that its speed is changed until they meet. */
const FAR = 0.25;
const NEAR = 0.015;
/** How much faster or slower one plays to meet the other: too little to be seen, and its sound is off. */
const BEND = 0.08;

/** The next action of a video that follows another one. */
export type Following = { seek: number } | { rate: number };

/**
 * Keeps one video in step with another.
 * @param lead seconds, and whether it plays
 * @param at where the other one is, in seconds
 */
export function following(lead: { time: number; playing: boolean; rate: number }, at: number): Following {
  const apart = lead.time - at;
  if (!lead.playing) return Math.abs(apart) > NEAR / 2 ? { seek: lead.time } : { rate: lead.rate };
  if (Math.abs(apart) > FAR) return { seek: lead.time };
  if (Math.abs(apart) < NEAR) return { rate: lead.rate };
  return { rate: lead.rate * (apart > 0 ? 1 + BEND : 1 - BEND) };
}

/** Lets `other` follow `lead` until the returned function is called. */
export function followClip(lead: HTMLVideoElement, other: HTMLVideoElement): () => void {
  let frame = 0;
  const step = () => {
    const next = following(
      { time: lead.currentTime, playing: !lead.paused, rate: lead.playbackRate },
      other.currentTime,
    );
    if ('rate' in next) other.playbackRate = next.rate;
    else if (!other.seeking) other.currentTime = Math.min(next.seek, other.duration || next.seek);
    if (lead.paused) other.pause();
    else {
      if (other.paused && !other.ended) void other.play().catch(() => undefined);
      frame = requestAnimationFrame(step);
    }
  };
  const begin = () => {
    cancelAnimationFrame(frame);
    step();
  };
  const told = ['play', 'pause', 'seeking', 'seeked', 'ratechange'] as const;
  for (const name of told) lead.addEventListener(name, begin);
  other.addEventListener('loadedmetadata', begin);
  return () => {
    cancelAnimationFrame(frame);
    for (const name of told) lead.removeEventListener(name, begin);
    other.removeEventListener('loadedmetadata', begin);
  };
}
