import { arpeggio, bass, chords, pads } from '../harmony.ts';
import { louder, melody, octavesUp } from '../score.ts';
import type { Piece, Section } from './piece.ts';

const BAR = 4;

/** A section's chords and tune. */
const FIRST = {
  harmony: chords('Fmaj7 | Am7 | Dm7 | Bbmaj7 | Gm7 | C7sus4 | Am7 Dm7 | Gm7 C7sus4', BAR),
  tune: melody(
    `c5:2 a4:1 c5:1 | e5:3 d5:1 | f5:2 e5:1 d5:1 | d5:3 -:1 |
     bb4:1 c5:1 d5:2 | c5:1.5 bb4:0.5 g4:2 | a4:2 f4:1 a4:1 | g4:2 -:2`,
    BAR,
    { velocity: 66 },
  ),
};
const SECOND = {
  harmony: chords('Bbmaj7 | F/A | Gm7 | Dm7 | Bbmaj7 | Am7 | Gm7 | C7sus4', BAR),
  tune: melody(
    `d5:1 f5:2 d5:1 | c5:3 a4:1 | bb4:1 d5:1 g5:2 | f5:3 e5:1 |
     d5:1.5 c5:0.5 bb4:1 d5:1 | c5:2 e5:2 | d5:2 bb4:1 a4:1 | g4:3 -:1`,
    BAR,
    { velocity: 68 },
  ),
};

function section({ harmony, tune }: typeof FIRST, isFull: boolean): Section {
  return {
    keys: {
      instrument: 'electricPiano',
      notes: arpeggio(harmony, [0, 2, 3, 4, 3, 2, 1, 2], 0.5, { middle: 58, velocity: 60, beats: 1.6 }),
      level: 92,
      pan: 52,
      room: 50,
    },
    pad: { instrument: 'warmPad', notes: pads(harmony, { middle: 60, velocity: 58 }), level: 58, room: 70 },
    bass: {
      instrument: 'acousticBass',
      notes: bass(harmony, [
        [0, 2.5, 'bass'],
        [3, 1, 'fifth'],
      ]),
      level: 68,
      room: 15,
    },
    tune: { instrument: 'flute', notes: tune, level: 84, pan: 70, room: 75 },
    ...(isFull && {
      strings: {
        instrument: 'slowStrings',
        notes: pads(harmony, { count: 3, middle: 67, velocity: 56 }),
        level: 70,
        room: 70,
      },
      bells: { instrument: 'celesta', notes: louder(octavesUp(tune, 1), -24), level: 70, pan: 84, room: 80 },
    }),
  };
}

/** Slow and warm, in F. */
export const calm: Piece = {
  id: 'calm',
  beatsPerMinute: 64,
  bar: BAR,
  bars: 8,
  short: section(FIRST, false),
  long: [section(FIRST, false), section(SECOND, true), section(FIRST, true)],
};
