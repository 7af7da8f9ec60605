/** Scores of our music: what is played, in beats, before any instrument sounds. */

/** A note of one part. */
export interface Note {
  /** Beats from the beginning. */
  at: number;
  beats: number;
  /** As MIDI numbers them: 60 is the middle C. Of percussion, the instrument of General MIDI's key map. */
  pitch: number;
  /** 1 to 127. */
  velocity: number;
}

/** Instruments by their programs of General MIDI, from 0. */
export const INSTRUMENTS = {
  piano: 0,
  electricPiano: 4,
  celesta: 8,
  glockenspiel: 9,
  musicBox: 10,
  marimba: 12,
  xylophone: 13,
  organ: 19,
  steelGuitar: 25,
  acousticBass: 32,
  cello: 42,
  contrabass: 43,
  tremolo: 44,
  pizzicato: 45,
  harp: 46,
  timpani: 47,
  strings: 48,
  slowStrings: 49,
  choir: 52,
  trombone: 57,
  tuba: 58,
  horn: 60,
  brass: 61,
  oboe: 68,
  bassoon: 70,
  clarinet: 71,
  flute: 73,
  warmPad: 89,
  taiko: 116,
  /** Single instruments of it by their pitches. */
  percussion: 'percussion',
} as const;
export type Instrument = keyof typeof INSTRUMENTS;

export interface ScorePart {
  instrument: Instrument;
  notes: readonly Note[];
  /** 0 to 127. */
  level: number;
  /** 0 is left, 64 the middle, 127 right. */
  pan?: number;
  /** How much of the room is heard, 0 to 127. */
  room?: number;
}

export interface Score {
  beatsPerMinute: number;
  beats: number;
  parts: readonly ScorePart[];
  /** 0.5 for even eighths; later second eighths swing. */
  swing?: number;
}

const NAMES: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };

/** The MIDI number of a pitch such as `f#5` or `bb4`. @throws Error for any other text */
export function pitchOf(name: string): number {
  const [, letter = '', sign = '', octave = ''] = /^([a-g])([#b]?)(\d)$/u.exec(name) ?? [];
  const step = NAMES[letter];
  if (step === undefined) throw new Error(`no pitch: ${name}`);
  return 12 * (Number(octave) + 1) + step + (sign === '#' ? 1 : sign === 'b' ? -1 : 0);
}

/**
 * A melody written as text: bars divided by `|`, each of notes with their beats (`f#5:1.5`), `-` for silence.
 * @param beats of a bar; a bar with others is an error
 */
export function melody(
  text: string,
  beats: number,
  { velocity = 84, octaves = 0, legato = 0.95 } = {},
): Note[] {
  const notes: Note[] = [];
  for (const [bar, line] of text.split('|').entries()) {
    let at = bar * beats;
    for (const word of line.trim().split(/\s+/u)) {
      const [name = '', length = ''] = word.split(':');
      const long = Number(length);
      // The first of a bar is stressed; long notes a little.
      const stress = (at === bar * beats ? 6 : 0) + (long >= 2 ? 3 : 0);
      if (name !== '-')
        notes.push({
          at,
          beats: long * legato,
          pitch: pitchOf(name) + 12 * octaves,
          velocity: velocity + stress,
        });
      at += long;
    }
    if (Math.abs(at - (bar + 1) * beats) > 1e-9)
      throw new Error(`bar ${bar + 1} has ${at - bar * beats} beats: ${line}`);
  }
  return notes;
}

/** The same notes later. */
export const later = (notes: readonly Note[], beats: number): Note[] =>
  notes.map((note) => ({ ...note, at: note.at + beats }));

/** The same notes louder or softer. */
export const louder = (notes: readonly Note[], by: number): Note[] =>
  notes.map((note) => ({ ...note, velocity: note.velocity + by }));

export const octavesUp = (notes: readonly Note[], octaves: number): Note[] =>
  notes.map((note) => ({ ...note, pitch: note.pitch + 12 * octaves }));
