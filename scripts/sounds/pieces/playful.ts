import { bass, chords, rhythm, strums } from '../harmony.ts';
import { louder, melody, octavesUp } from '../score.ts';
import type { Piece, Section } from './piece.ts';

const BAR = 3;
const BARS = 24;

const FIRST = {
  harmony: chords(
    'C | Am | Dm | G7 | C | A7 | D7 | G7 | F | Fm | C/E | A7 | Dm7 | G7 | C | C7 | F | F#dim7 | C/G | A7 | D7 | G7 | C | G7',
    BAR,
  ),
  tune: melody(
    `g4:1 c5:0.5 e5:0.5 g5:1 | e5:1 a5:1 e5:1 | f5:1 a5:0.5 f5:0.5 d5:1 | b4:1 d5:1 -:1 |
     g4:1 c5:0.5 e5:0.5 g5:1 | a5:1 g5:0.5 e5:0.5 c#5:1 | d5:1 f#5:1 a5:1 | g5:2 -:1 |
     a5:1.5 g5:0.5 f5:1 | g#5:1.5 f5:0.5 c5:1 | g5:1 e5:0.5 c5:0.5 g4:1 | a4:1 c#5:1 e5:1 |
     f5:1 e5:0.5 d5:0.5 a4:1 | b4:1 d5:1 f5:1 | e5:1 c5:1 -:1 | c5:0.5 d5:0.5 e5:0.5 g5:0.5 bb5:1 |
     a5:1 f5:1 c5:1 | c5:1 eb5:1 a5:1 | g5:1 e5:0.5 g5:0.5 c6:1 | a5:1 e5:1 c#5:1 |
     d5:0.5 e5:0.5 f#5:1 a5:1 | g5:1 f5:0.5 d5:0.5 b4:1 | c5:1 e5:1 c5:1 | -:1 b4:0.5 d5:0.5 f5:1`,
    BAR,
    { velocity: 82, legato: 0.55 },
  ),
};
const SECOND = {
  harmony: chords(
    'Am | Am | E7 | E7 | E7 | E7 | Am | A7 | Dm | Dm | Am | Am | B7 | B7 | E7 | G7 | C | C/E | F | A7 | Dm7 | G7 | C | G7',
    BAR,
  ),
  tune: melody(
    `a3:1 c4:0.5 b3:0.5 a3:1 | e4:1 -:1 e4:1 | g#3:1 b3:0.5 a3:0.5 g#3:1 | e4:1 -:1 d4:1 |
     g#3:1 b3:1 d4:1 | f4:1 e4:0.5 d4:0.5 b3:1 | c4:1 a3:1 -:1 | a3:0.5 b3:0.5 c#4:1 e4:1 |
     f4:1 d4:0.5 f4:0.5 a4:1 | a4:1 -:1 f4:1 | e4:1 c4:0.5 e4:0.5 a4:1 | a4:1 -:1 e4:1 |
     d#4:1 f#4:0.5 d#4:0.5 b3:1 | a4:1 f#4:1 d#4:1 | e4:2 -:1 | g4:1 a4:0.5 b4:0.5 d5:1 |
     e5:1 g5:0.5 e5:0.5 c5:1 | g5:1 c6:1 g5:1 | a5:1 f5:0.5 a5:0.5 c6:1 | c#6:1 a5:1 e5:1 |
     f5:1 a5:0.5 f5:0.5 d5:1 | g5:1 f5:0.5 d5:0.5 b4:1 | c5:1 g5:1 c5:1 | -:1 b4:0.5 d5:0.5 f5:1`,
    BAR,
    { velocity: 84, legato: 0.6 },
  ),
};

const tuneOf = (tune: typeof FIRST.tune, isLow: boolean) => tune.filter(({ pitch }) => pitch < 67 === isLow);

function section(
  { harmony, tune }: typeof FIRST,
  { isFull, isDark }: { isFull: boolean; isDark: boolean },
): Section {
  const [low, high] = isDark ? [tuneOf(tune, true), tuneOf(tune, false)] : [[], tune];
  return {
    plucks: {
      instrument: 'pizzicato',
      notes: strums(harmony, BAR, [1, 2], { count: 3, middle: 64, velocity: 74, beats: 0.3, roll: 0 }),
      level: 96,
      pan: 50,
      room: 45,
    },
    bass: {
      instrument: 'pizzicato',
      notes: bass(harmony, [[0, 0.6, 'bass']], { velocity: 90, lowest: 36 }),
      level: 110,
      pan: 64,
      room: 40,
    },
    tuba: {
      instrument: 'tuba',
      notes: bass(harmony, [[0, 0.5, 'bass']], { velocity: 66, lowest: 31 }),
      level: 76,
      room: 30,
    },
    tune: { instrument: 'clarinet', notes: high, level: 86, pan: 74, room: 50 },
    low: { instrument: 'bassoon', notes: low, level: 100, pan: 44, room: 45 },
    ...(isFull && {
      double: {
        instrument: 'xylophone',
        notes: louder(octavesUp(high, 0), -6),
        level: 84,
        pan: 82,
        room: 45,
      },
    }),
    drums: {
      instrument: 'percussion',
      notes: [
        ...rhythm(81, BAR, BARS, isFull ? [[0, 40]] : []),
        ...rhythm(77, BAR, BARS, [
          [1, 46],
          [2, 46],
        ]),
        ...rhythm(
          76,
          BAR * 4,
          BARS / 4,
          isDark
            ? []
            : [
                [11, 60],
                [11.5, 52],
              ],
        ),
        ...rhythm(
          42,
          BAR,
          BARS,
          isFull
            ? [
                [1, 40],
                [2, 40],
              ]
            : [],
        ),
      ],
      level: 80,
      room: 35,
    },
  };
}

/** A light waltz of plucked strings and wood, in C. */
export const playful: Piece = {
  id: 'playful',
  beatsPerMinute: 144,
  bar: BAR,
  bars: BARS,
  short: section(FIRST, { isFull: true, isDark: false }),
  long: [
    section(FIRST, { isFull: false, isDark: false }),
    section(SECOND, { isFull: true, isDark: true }),
    section(FIRST, { isFull: true, isDark: false }),
  ],
};
