/** Which frames of a film the beats of a sound are heard at. Pure; times in sources are seconds. */

/** Steady beats of a source. */
export interface Beats {
  /** The first one, in seconds. */
  first: number;
  /** From one to the next, in seconds. */
  every: number;
}

/** A clip of sound: frames of the film, and the stretch of its source. */
export interface BeatClip {
  from: number;
  frames: number;
  /** Where it begins in its source, in seconds. */
  begin: number;
  speed: number;
  /** Seconds after which its source begins again; none for one that is heard once. */
  period: number | undefined;
}

/** Most beats of a clip that are shown and held to. */
const MOST = 4000;

/** Frames of the film on which beats fall, in order. */
export function beatFrames({ first, every }: Beats, clip: BeatClip, fps: number): number[] {
  const frames: number[] = [];
  const end = clip.begin + (clip.frames / fps) * clip.speed;
  const rounds = clip.period === undefined ? [0] : roundsOf(clip.begin, end, clip.period);
  for (const round of rounds) {
    const until = clip.period === undefined ? end : Math.min(end, round + clip.period);
    const from = Math.max(clip.begin, round);
    const before = Math.ceil((from - round - first) / every - 1e-6);
    for (let beat = Math.max(0, before); frames.length < MOST; beat += 1) {
      const at = round + first + beat * every;
      if (at >= until - 1e-6) break;
      const frame = clip.from + Math.round(((at - clip.begin) / clip.speed) * fps);
      if (frame < clip.from + clip.frames && frame !== frames.at(-1)) frames.push(frame);
    }
  }
  return frames;
}

/** Where each round of a repeated source begins, counted on from where the clip does. */
function roundsOf(begin: number, end: number, period: number): number[] {
  const rounds: number[] = [];
  for (let at = Math.floor(begin / period) * period; at < end && rounds.length < MOST; at += period)
    rounds.push(at);
  return rounds;
}
