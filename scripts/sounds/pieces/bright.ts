import { bass, chords, pads, rhythm, strums } from '../harmony.ts';
import { louder, melody, octavesUp } from '../score.ts';
import type { Piece, Section } from './piece.ts';

const BAR = 4;
const BARS = 16;

const FIRST = {
  harmony: chords('G | D/F# | Em7 | C | G | D/F# | C | D | Em7 | C | G | D | Am7 | C | D | D7', BAR),
  tune: melody(
    `d5:1 b4:0.5 d5:0.5 g5:1 d5:1 | a5:1.5 g5:0.5 f#5:1 d5:1 | e5:1 g5:0.5 e5:0.5 b5:1.5 a5:0.5 | g5:2 -:1 e5:0.5 g5:0.5 |
     b5:1 g5:0.5 b5:0.5 d6:1 b5:1 | a5:1.5 b5:0.5 a5:1 f#5:1 | e5:1 g5:1 c6:1 b5:0.5 a5:0.5 | a5:3 -:1 |
     b5:1.5 a5:0.5 g5:1 e5:1 | c6:1.5 b5:0.5 g5:1 e5:1 | d5:0.5 g5:0.5 b5:1 a5:1 g5:1 | f#5:2 -:1 d5:1 |
     e5:0.5 g5:0.5 a5:1 c6:1.5 b5:0.5 | a5:1 g5:1 e5:1 g5:1 | a5:1.5 b5:0.5 a5:1 f#5:1 | d5:1 e5:0.5 f#5:0.5 a5:1 -:1`,
    BAR,
    { velocity: 82, legato: 0.8 },
  ),
};
const SECOND = {
  harmony: chords('C | D | Em7 | Em7 | C | D | G | G | Am7 | Bm7 | C | C | Am7 | C | D7sus4 | D7', BAR),
  tune: melody(
    `e5:2 g5:2 | f#5:2 a5:2 | g5:1 f#5:0.5 e5:0.5 b5:2 | -:1 b5:1 a5:1 g5:1 |
     e5:2 g5:1 c6:1 | d6:2 a5:2 | b5:1.5 a5:0.5 g5:2 | -:2 d5:0.5 e5:0.5 g5:1 |
     a5:1.5 g5:0.5 e5:2 | b5:1.5 a5:0.5 f#5:2 | c6:1 b5:1 g5:1 e5:1 | g5:3 -:1 |
     a5:1 c6:1 e6:2 | d6:1 c6:1 g5:2 | a5:2 g5:2 | f#5:1 a5:1 c6:1 -:1`,
    BAR,
    { velocity: 80, legato: 0.9 },
  ),
};

function section(
  { harmony, tune }: typeof FIRST,
  { isFull, isOpen }: { isFull: boolean; isOpen: boolean },
): Section {
  const claps = isOpen
    ? []
    : rhythm(39, BAR, BARS, [
        [1, 66],
        [3, 72],
      ]);
  const kicks = rhythm(
    36,
    BAR,
    BARS,
    isOpen
      ? [[0, 70]]
      : [
          [0, 70],
          [1.5, 48],
          [2, 64],
        ],
  );
  const shaker = rhythm(
    70,
    BAR,
    BARS,
    Array.from({ length: 8 }, (_, at) => [at / 2, at % 2 === 0 ? 44 : 62] as const),
  );
  const tambourine = isFull
    ? rhythm(54, BAR, BARS, [
        [1, 52],
        [3, 58],
      ])
    : [];
  return {
    guitar: {
      instrument: 'steelGuitar',
      notes: strums(harmony, BAR, [0, 1, 1.5, 2.5, 3, 3.5], { middle: 60, velocity: 74, beats: 0.45 }),
      level: 90,
      pan: 44,
      room: 30,
    },
    piano: {
      instrument: 'piano',
      notes: strums(harmony, BAR, isOpen ? [0, 2] : [0, 1.5, 2.5], {
        count: 3,
        middle: 66,
        velocity: 66,
        beats: isOpen ? 1.8 : 0.7,
        roll: 0,
      }),
      level: 78,
      pan: 80,
      room: 35,
    },
    bass: {
      instrument: 'acousticBass',
      notes: bass(harmony, [
        [0, 1.4, 'bass'],
        [1.5, 0.5, 'bass'],
        [2, 1, 'fifth'],
        [3, 1, 'octave'],
      ]),
      level: 72,
      room: 10,
    },
    tune: { instrument: 'glockenspiel', notes: louder(tune, -2), level: 92, pan: 70, room: 55 },
    ...(isFull && {
      double: { instrument: 'flute', notes: louder(octavesUp(tune, 0), -8), level: 80, pan: 58, room: 50 },
      strings: {
        instrument: 'strings',
        notes: pads(harmony, { count: 3, middle: 67, velocity: 58 }),
        level: 66,
        room: 55,
      },
    }),
    drums: {
      instrument: 'percussion',
      notes: [...kicks, ...claps, ...shaker, ...tambourine],
      level: 88,
      room: 25,
    },
  };
}

/** Quick and cheerful, in G. */
export const bright: Piece = {
  id: 'bright',
  beatsPerMinute: 128,
  bar: BAR,
  bars: BARS,
  short: section(FIRST, { isFull: true, isOpen: false }),
  long: [
    section(FIRST, { isFull: false, isOpen: false }),
    section(SECOND, { isFull: true, isOpen: true }),
    section(FIRST, { isFull: true, isOpen: false }),
  ],
};
