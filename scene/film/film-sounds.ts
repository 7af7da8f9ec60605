/** What is heard in a film, in samples: made of its clips, mixed by `mix.ts`. */
import type { ClipPart, FilmRate, TrackPart } from '@inkreel/contract/documents/film-document.ts';
import type { Parts } from '@inkreel/contract/documents/parts/part.ts';
import type { KeyFrame } from '@inkreel/contract/film/key-frames.ts';
import { filmFrames, filmHead, tracksOf } from './film-timeline.ts';
import { clipsOf, FILM_RATE, framesOf, sourceMicros, speedOf, startOf } from './film-times.ts';

/** Samples a second of each of the two channels of every mix. */
export const SAMPLE_RATE = 48_000;

/** A stretch of samples of the film. */
export interface Span {
  from: number;
  to: number;
}

export interface FilmSound extends Span {
  /** Id of its clip. */
  id: string;
  /** As documents name files. */
  source: string;
  /** Where it begins in its source, in microseconds. */
  sourceFrom: number;
  /** Microseconds of its source that it needs. */
  sourceLength: number;
  /** Samples of its source after which it begins again; none for one that is heard once. */
  period?: number;
  /** Source seconds to a second of the film. */
  speed: number;
  left: number;
  right: number;
  /** Key frames of its level, at samples from its start. */
  levels?: readonly KeyFrame[];
  /** Samples in which it appears and disappears. */
  fadeIn: number;
  fadeOut: number;
  /** What is left of its level while a voice is heard; 1 if nothing changes. */
  ducked: number;
}

export interface FilmMix {
  /** Samples of each channel. */
  samples: number;
  sounds: readonly FilmSound[];
  /** When voices are heard, in order, none over another. */
  speech: readonly Span[];
  loudness: boolean;
}

/** The sounds of a film: clips of sound, and of videos that have sound and are not muted. */
export function filmMix(parts: Parts): FilmMix {
  const head = filmHead(parts);
  const rate = head.rate ?? FILM_RATE;
  /** The sample at which a frame begins. */
  const at = (frame: number) => Math.round((frame * SAMPLE_RATE * rate.denominator) / rate.numerator);
  const sounds: FilmSound[] = [];
  const voices: Span[] = [];
  for (const track of tracksOf(parts)) {
    if (track.muted || (track.hidden && track.type !== 'audio')) continue;
    for (const clip of clipsOf(parts, track.id)) {
      if (!isHeard(clip)) continue;
      const from = at(startOf(clip));
      const to = at(startOf(clip) + framesOf(clip));
      sounds.push({
        id: clip.id,
        source: clip.file ?? '',
        from,
        to,
        ...stretchOf(clip, rate),
        speed: speedOf(clip),
        ...levelsOf(track, clip),
        ...(clip.keys_volume && {
          levels: clip.keys_volume.map((key) => ({ ...key, at: at(startOf(clip) + key.at) - from })),
        }),
        fadeIn: at(Math.min(clip.fade_in ?? 0, framesOf(clip))),
        fadeOut: at(Math.min(clip.fade_out ?? 0, framesOf(clip))),
        ducked: track.sound === 'voice' ? 1 : 10 ** (-(track.duck ?? 0) / 20),
      });
      if (track.sound === 'voice') voices.push({ from, to });
    }
  }
  return { samples: at(filmFrames(parts)), sounds, speech: joined(voices), loudness: head.loudness ?? false };
}

/** The part of its source that a clip needs: all of one that is repeated. */
function stretchOf(
  clip: ClipPart,
  rate: FilmRate,
): Pick<FilmSound, 'sourceFrom' | 'sourceLength' | 'period'> {
  const { source_in: sourceFrom = 0, source_length: whole = 0, repeats } = clip;
  const period = Math.round((whole * SAMPLE_RATE) / 1e6);
  if (!repeats || period === 0) return { sourceFrom, sourceLength: sourceMicros(framesOf(clip), clip, rate) };
  return { sourceFrom, sourceLength: whole, period };
}

const isHeard = ({ type, file, has_sound, muted }: ClipPart): boolean =>
  file !== undefined && !muted && (type === 'audio' || (type === 'video' && has_sound !== false));

/** The side that a sound is moved away from becomes quieter. */
function levelsOf(track: TrackPart, clip: ClipPart): { left: number; right: number } {
  const volume = (track.volume ?? 1) * (clip.keys_volume ? 1 : (clip.volume ?? 1));
  const pan = clip.pan ?? 0;
  return { left: volume * Math.min(1, 1 - pan), right: volume * Math.min(1, 1 + pan) };
}

function joined(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else found.push({ ...span });
  }
  return found;
}
