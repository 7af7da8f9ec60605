import { bass, chords, pads, rhythm } from '../harmony.ts';
import { louder, melody, octavesUp } from '../score.ts';
import type { Piece, Section } from './piece.ts';

const BAR = 4;
const BARS = 8;

const FIRST = {
  harmony: chords('Cm | Ab | Eb/G | Bb | Cm | Fm7 | Ab Bb | G7sus4 G7', BAR),
  tune: melody(
    `g4:2 c5:1.5 d5:0.5 | eb5:3 c5:1 | bb4:2 eb5:2 | d5:3 -:1 |
     eb5:1.5 d5:0.5 c5:1 g4:1 | ab4:2 c5:2 | c5:1 eb5:1 d5:1 f5:1 | c5:2 b4:2`,
    BAR,
    { velocity: 84 },
  ),
};
const SECOND = {
  harmony: chords('Eb | Bb/D | Cm | Gm | Ab | Eb/G | Fm7 | G', BAR),
  tune: melody(
    `g5:2 f5:1 eb5:1 | f5:3 bb4:1 | eb5:2 d5:1 c5:1 | d5:3 g4:1 |
     c5:1 eb5:1 ab5:2 | g5:2 eb5:2 | ab5:1 g5:1 f5:1 c5:1 | d5:2 b4:2`,
    BAR,
    { velocity: 86 },
  ),
};

function section({ harmony, tune }: typeof FIRST, isFull: boolean): Section {
  return {
    strings: {
      instrument: 'strings',
      notes: pads(harmony, { middle: 60, velocity: 70 }),
      level: 88,
      pan: 70,
      room: 70,
    },
    low: {
      instrument: 'trombone',
      notes: pads(harmony, { count: 3, middle: 52, velocity: isFull ? 72 : 58 }),
      level: 70,
      pan: 48,
      room: 70,
    },
    bass: {
      instrument: 'contrabass',
      notes: bass(harmony, [[0, 4, 'bass']], { velocity: 76 }),
      level: 92,
      room: 45,
    },
    tune: { instrument: 'horn', notes: tune, level: 104, pan: 52, room: 80 },
    choir: {
      instrument: 'choir',
      notes: pads(harmony, { middle: 67, velocity: isFull ? 70 : 54 }),
      level: 72,
      room: 85,
    },
    drums: {
      instrument: 'timpani',
      notes: [
        ...harmony.map(({ at, bass: low }) => ({
          at,
          beats: 2,
          pitch: 36 + (low % 12),
          velocity: isFull ? 84 : 62,
        })),
        ...rhythm(
          43,
          BAR * 4,
          BARS / 4,
          isFull
            ? [
                [15, 52],
                [15.25, 58],
                [15.5, 64],
                [15.75, 72],
              ]
            : [],
        ),
      ],
      level: 92,
      room: 70,
    },
    ...(isFull && {
      high: {
        instrument: 'slowStrings',
        notes: louder(octavesUp(tune, 1), -14),
        level: 80,
        pan: 82,
        room: 75,
      },
      brass: { instrument: 'brass', notes: louder(tune, -12), level: 74, pan: 42, room: 75 },
    }),
  };
}

/** A hymn of strings, horns and choir, in C minor. */
export const solemn: Piece = {
  id: 'solemn',
  beatsPerMinute: 64,
  bar: BAR,
  bars: BARS,
  short: section(FIRST, true),
  long: [section(FIRST, false), section(SECOND, true), section(FIRST, true)],
};
