import { arpeggio, bass, chords, pads } from '../harmony.ts';
import { louder, melody, octavesUp } from '../score.ts';
import type { Piece, Section } from './piece.ts';

const BAR = 3;

const FIRST = {
  harmony: chords('Am | Am/G | Fmaj7 | C/E | Dm | Am/C | E7sus4 | E7 | F | C/E | Dm7 | E7', BAR),
  tune: melody(
    `e5:2 d5:1 | c5:2 b4:1 | a4:2 c5:1 | g4:3 | f4:1 a4:1 d5:1 | c5:2 a4:1 |
     b4:2 a4:1 | g#4:3 | a4:1 c5:1 f5:1 | e5:2 c5:1 | d5:1 f5:1 d5:1 | b4:2 g#4:1`,
    BAR,
    { velocity: 76 },
  ),
};
const SECOND = {
  harmony: chords('F | G | Em7 | Am | Dm | G7 | Cmaj7 | Fmaj7 | Bm7b5 | E7 | Am/C | E7', BAR),
  tune: melody(
    `a5:2 g5:1 | g5:2 d5:1 | e5:1 g5:1 b5:1 | a5:2 e5:1 | f5:1 e5:1 d5:1 | b4:2 d5:1 |
     e5:2 g5:1 | a5:2 e5:1 | f5:2 d5:1 | e5:1 g#5:1 b5:1 | c6:2 a5:1 | g#5:2 -:1`,
    BAR,
    { velocity: 78 },
  ),
};

function section(
  { harmony, tune }: typeof FIRST,
  { isFull, tuneOn }: { isFull: boolean; tuneOn: 'piano' | 'cello' },
): Section {
  return {
    piano: {
      instrument: 'piano',
      notes: [
        ...arpeggio(harmony, [0, 1, 2, 3, 2, 1], 0.5, {
          count: 4,
          middle: 57,
          velocity: isFull ? 50 : 58,
          beats: 1.2,
        }),
        ...(tuneOn === 'piano' ? louder(tune, 8) : []),
      ],
      level: 96,
      pan: 58,
      room: 60,
    },
    bass: {
      instrument: 'contrabass',
      notes: bass(harmony, [[0, 3, 'bass']], { velocity: 58 }),
      level: 76,
      room: 40,
    },
    ...(tuneOn === 'cello' && {
      tune: { instrument: 'cello', notes: octavesUp(tune, -1), level: 80, pan: 46, room: 75 },
    }),
    ...(isFull && {
      strings: {
        instrument: 'slowStrings',
        notes: pads(harmony, { count: 4, middle: 62, velocity: 58 }),
        level: 80,
        pan: 70,
        room: 75,
      },
    }),
  };
}

/** A slow waltz of piano and strings, in A minor. */
export const sad: Piece = {
  id: 'sad',
  beatsPerMinute: 72,
  bar: BAR,
  bars: 12,
  short: section(FIRST, { isFull: true, tuneOn: 'cello' }),
  long: [
    section(FIRST, { isFull: false, tuneOn: 'piano' }),
    section(SECOND, { isFull: true, tuneOn: 'piano' }),
    section(FIRST, { isFull: true, tuneOn: 'cello' }),
  ],
};
