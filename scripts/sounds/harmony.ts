/** Chords by their names, and voices that move as little as they can from one to the next. */
import { type Note, pitchOf } from './score.ts';

/** A chord for some beats. */
export interface Chord {
  at: number;
  beats: number;
  /** Steps of its notes above its root. */
  steps: readonly number[];
  /** Steps of its root and of its lowest note above C. */
  root: number;
  bass: number;
}

const QUALITIES: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '7': [0, 4, 7, 10],
  maj7: [0, 4, 7, 11],
  m7: [0, 3, 7, 10],
  m7b5: [0, 3, 6, 10],
  dim: [0, 3, 6],
  dim7: [0, 3, 6, 9],
  sus4: [0, 5, 7],
  '7sus4': [0, 5, 7, 10],
};

/**
 * Chords written as text: bars divided by `|`, chords of a bar share it evenly. `F#m7/E` has E in the bass.
 * @param beats of a bar
 * @throws Error for a chord that is not known
 */
export function chords(text: string, beats: number): Chord[] {
  return text.split('|').flatMap((bar, place) => {
    const names = bar.trim().split(/\s+/u);
    const long = beats / names.length;
    return names.map((name, at) => ({ ...chordOf(name), at: place * beats + at * long, beats: long }));
  });
}

function chordOf(name: string): Omit<Chord, 'at' | 'beats'> {
  const [, root = '', quality = '', bass = root] =
    /^([A-G][#b]?)([^/]*)(?:\/([A-G][#b]?))?$/u.exec(name) ?? [];
  const steps = QUALITIES[quality];
  if (root === '' || !steps) throw new Error(`no chord: ${name}`);
  return { steps, root: stepOf(root), bass: stepOf(bass) };
}

const stepOf = (name: string) => pitchOf(`${name.toLowerCase()}4`) % 12;

/**
 * Pitches of a chord for so many voices around a middle, as near to those of the chord before as they can be: common notes
 * stay, the others move by the smallest steps, and two voices never have the same note.
 */
function voicing(
  chord: Chord,
  before: readonly number[] | undefined,
  count: number,
  middle: number,
): number[] {
  const allowed: number[] = [];
  for (let pitch = middle - 12; pitch <= middle + 12; pitch += 1)
    if (chord.steps.includes((((pitch - chord.root) % 12) + 12) % 12)) allowed.push(pitch);
  const needed = new Set(chord.steps.slice(0, count).map((step) => (step + chord.root) % 12));
  let best: number[] = allowed.slice(0, count);
  let least = Number.POSITIVE_INFINITY;
  for (const chosen of combinations(allowed, count)) {
    const found = new Set(chosen.map((pitch) => pitch % 12));
    const missing = [...needed].filter((step) => !found.has(step)).length;
    const spread = Math.max(0, (chosen.at(-1) ?? 0) - (chosen[0] ?? 0) - 16);
    const centre = Math.abs(chosen.reduce((sum, pitch) => sum + pitch, 0) / count - middle);
    const moved = before
      ? chosen.reduce((sum, pitch, at) => sum + Math.abs(pitch - (before[at] ?? pitch)), 0)
      : 0;
    const cost = moved + 0.7 * centre + 30 * missing + 2 * spread;
    if (cost < least) [least, best] = [cost, chosen];
  }
  return best;
}

function* combinations(values: readonly number[], count: number, from = 0): Generator<number[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= values.length - count; at += 1)
    for (const rest of combinations(values, count - 1, at + 1)) yield [values[at] as number, ...rest];
}

/** The chords as voices, one after the other; the last leads back to the first. */
function voices(progression: readonly Chord[], count: number, middle: number): number[][] {
  let before: number[] | undefined;
  // Twice, so that the first chord follows from the last.
  for (const chord of progression) before = voicing(chord, before, count, middle);
  return progression.map((chord) => {
    before = voicing(chord, before, count, middle);
    return before;
  });
}

/** Held chords. */
export function pads(progression: readonly Chord[], { count = 4, middle = 60, velocity = 64 } = {}): Note[] {
  const all = voices(progression, count, middle);
  return progression.flatMap(({ at, beats }, place) =>
    (all[place] ?? []).map((pitch) => ({ at, beats: beats * 0.98, pitch, velocity })),
  );
}

/**
 * Chords in a rhythm: each number of the pattern is a beat of the bar.
 * @param bar its beats
 */
export function strums(
  progression: readonly Chord[],
  bar: number,
  pattern: readonly number[],
  { count = 4, middle = 60, velocity = 70, beats = 0.4, roll = 0.015 } = {},
): Note[] {
  const all = voices(progression, count, middle);
  return progression.flatMap((chord, place) => {
    const end = chord.at + chord.beats;
    const first = Math.floor(chord.at / bar) * bar;
    return pattern
      .map((beat) => first + beat)
      .filter((at) => at >= chord.at - 1e-9 && at < end - 1e-9)
      .flatMap((at) =>
        (all[place] ?? []).map((pitch, voice) => ({
          at: at + voice * roll,
          beats,
          pitch,
          velocity: velocity + (Number.isInteger(at - first) ? 4 : -6),
        })),
      );
  });
}

/**
 * Broken chords: each number is a voice of the chord, counted from the lowest; those beyond them are an octave higher.
 * @param step beats from one to the next
 */
export function arpeggio(
  progression: readonly Chord[],
  pattern: readonly number[],
  step: number,
  { count = 4, middle = 60, velocity = 66, beats = step * 1.6 } = {},
): Note[] {
  const all = voices(progression, count, middle);
  return progression.flatMap((chord, place) => {
    const pitches = all[place] ?? [];
    const steps = Math.round(chord.beats / step);
    return Array.from({ length: steps }, (_, at) => {
      const voice = pattern[at % pattern.length] ?? 0;
      const pitch = (pitches[voice % pitches.length] ?? 60) + 12 * Math.floor(voice / pitches.length);
      return {
        at: chord.at + at * step,
        beats,
        pitch,
        velocity: velocity + (at === 0 ? 8 : at % 2 === 0 ? 2 : -3),
      };
    });
  });
}

/** How a bass plays a note of its chord: at a beat of it, for some beats, so many steps above the lowest note. */
export type BassStep = readonly [at: number, beats: number, part: 'bass' | 'fifth' | 'octave'];

/** Basses between E1 and E3. */
export function bass(
  progression: readonly Chord[],
  pattern: readonly BassStep[],
  { velocity = 80, lowest = 28 } = {},
): Note[] {
  return progression.flatMap((chord) => {
    const low = lowest + ((((chord.bass - lowest) % 12) + 12) % 12);
    const fifth = chord.bass === chord.root ? low + (chord.steps[2] ?? 7) : low;
    return pattern
      .filter(([at]) => at < chord.beats)
      .map(([at, beats, part]) => ({
        at: chord.at + at,
        beats: Math.min(beats, chord.beats - at) * 0.95,
        pitch: part === 'bass' ? low : part === 'octave' ? low + 12 : fifth,
        velocity: velocity + (at === 0 ? 6 : 0),
      }));
  });
}

/**
 * A rhythm of percussion.
 * @param hits beats of the bar with their velocities
 * @param bars how often it is played
 */
export function rhythm(
  pitch: number,
  bar: number,
  bars: number,
  hits: readonly (readonly [number, number])[],
): Note[] {
  return Array.from({ length: bars }, (_, at) =>
    hits.map(([beat, velocity]) => ({ at: at * bar + beat, beats: 0.25, pitch, velocity })),
  ).flat();
}
