/** Clips of a track never overlap: what a merge laid over another clip goes to the next free place. Pure. */
import type { Part, Parts } from '../documents/parts/part.ts';

/** A stretch of a track, in frames. */
interface Stretch {
  start: number;
  end: number;
}

/**
 * Of two clips that overlap, the one that starts later moves, of two that start together the one with the greater id.
 * Clips that lie right stay where they are. A clip that lost its length has one frame.
 */
export function repairTracks(parts: Parts): Parts {
  const byTrack = new Map<string, Part[]>();
  for (const part of parts.values()) {
    if (part.kind !== 'clip' || part.parent === null) continue;
    const clips = byTrack.get(part.parent);
    if (clips) clips.push(part);
    else byTrack.set(part.parent, [part]);
  }
  const changed = new Map<string, Part>();
  for (const clips of byTrack.values()) for (const clip of repairTrack(clips)) changed.set(clip.id, clip);
  if (changed.size === 0) return parts;
  return new Map([...parts].map(([id, part]) => [id, changed.get(id) ?? part]));
}

/** @returns the clips that change */
function repairTrack(clips: readonly Part[]): Part[] {
  const changed: Part[] = [];
  const given = new Set(clips);
  const whole = clips.map((clip) => {
    if (typeof clip['start'] === 'number' && typeof clip['frames'] === 'number') return clip;
    return { ...clip, start: startOf(clip), frames: framesOf(clip) };
  });
  const ordered = whole.sort((a, b) => startOf(a) - startOf(b) || (a.id < b.id ? -1 : 1));
  const taken: Stretch[] = [];
  const over: Part[] = [];
  let end = 0;
  for (const clip of ordered) {
    const start = startOf(clip);
    if (start < end) {
      over.push(clip);
      continue;
    }
    end = start + framesOf(clip);
    taken.push({ start, end });
    if (!given.has(clip)) changed.push(clip);
  }
  for (const clip of over) {
    const start = nextFree(taken, startOf(clip), framesOf(clip));
    const at = taken.findIndex((each) => each.start > start);
    taken.splice(at < 0 ? taken.length : at, 0, { start, end: start + framesOf(clip) });
    changed.push({ ...clip, start });
  }
  return changed;
}

/**
 * The first frame from `from` on where so many frames are free.
 * @param taken stretches of the track in order, none over another
 */
export function nextFree(taken: readonly Stretch[], from: number, frames: number): number {
  let start = from;
  for (const each of taken) {
    if (each.end <= start) continue;
    if (each.start >= start + frames) break;
    start = each.end;
  }
  return start;
}

const startOf = (clip: Part): number => (typeof clip['start'] === 'number' ? clip['start'] : 0);
const framesOf = (clip: Part): number => (typeof clip['frames'] === 'number' ? clip['frames'] : 1);
