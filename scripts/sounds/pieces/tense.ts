import { bass, chords, pads, rhythm } from '../harmony.ts';
import { louder, melody, type Note, octavesUp } from '../score.ts';
import type { Piece, Section } from './piece.ts';

const BAR = 4;
const BARS = 12;

const FIRST = {
  harmony: chords('Dm | Dm | Bb/D | Bb/D | Gm/D | Gm/D | A7/C# | A7/C# | Dm | Dm/C | Bbmaj7 | A7', BAR),
  tune: melody(
    `-:2 d4:1 e4:1 | f4:3 e4:1 | d4:2 f4:2 | bb4:3 a4:1 | g4:2 bb4:2 | a4:1 g4:1 d4:2 |
     e4:2 g4:2 | c#5:3 -:1 | d5:2 a4:2 | f4:2 c5:2 | bb4:2 d5:1 bb4:1 | a4:2 c#5:1 e5:1`,
    BAR,
    { velocity: 82 },
  ),
};
const SECOND = {
  harmony: chords('Gm | Gm | Dm/F | Dm/F | Ebmaj7 | Ebmaj7 | Dm | A7 | Bb | C | C#dim7 | A7', BAR),
  tune: melody(
    `g4:2 a4:1 bb4:1 | d5:3 c5:1 | a4:2 f4:2 | d5:3 -:1 | bb4:2 g4:2 | eb5:2 d5:1 bb4:1 |
     a4:2 d5:2 | c#5:2 e5:2 | f5:2 d5:2 | e5:2 c5:2 | e5:1 g5:1 bb5:2 | a5:2 e5:1 c#5:1`,
    BAR,
    { velocity: 84 },
  ),
};

/** Steps of the running figure above its lowest note, in eighths. */
const FIGURE = [0, 0, 12, 0, 0, 12, 0, 7] as const;

/** The figure that runs through, on the lowest note of each chord. */
function running(harmony: typeof FIRST.harmony, velocity: number): Note[] {
  return harmony.flatMap(({ at, beats, bass: low, root, steps }) => {
    const pitch = 38 + ((((low - 38) % 12) + 12) % 12);
    const fifth = low === root ? (steps[2] ?? 7) : 12;
    return FIGURE.slice(0, beats * 2).map((step, place) => ({
      at: at + place / 2,
      beats: 0.32,
      pitch: pitch + (step === 7 ? fifth : step),
      velocity: velocity + (place % 4 === 0 ? 14 : step === 12 ? 6 : 0),
    }));
  });
}

function section({ harmony, tune }: typeof FIRST, isFull: boolean): Section {
  const ticks = rhythm(
    76,
    BAR,
    BARS,
    Array.from({ length: 8 }, (_, at) => [at / 2, at % 4 === 0 ? 46 : 30] as const),
  );
  const hats = rhythm(
    42,
    BAR,
    BARS,
    Array.from({ length: 16 }, (_, at) => [at / 4, at % 4 === 2 ? 46 : 26] as const),
  );
  return {
    run: { instrument: 'cello', notes: running(harmony, 78), level: 96, pan: 50, room: 40 },
    bass: {
      instrument: 'contrabass',
      notes: bass(harmony, [[0, 4, 'bass']], { velocity: 78 }),
      level: 78,
      room: 30,
    },
    shiver: {
      instrument: 'tremolo',
      notes: pads(harmony, { count: 3, middle: 66, velocity: isFull ? 66 : 56 }),
      level: 74,
      pan: 74,
      room: 65,
    },
    tune: { instrument: 'horn', notes: tune, level: 84, pan: 40, room: 75 },
    drums: { instrument: 'percussion', notes: isFull ? [...ticks, ...hats] : ticks, level: 74, room: 40 },
    beats: {
      instrument: 'taiko',
      notes: rhythm(
        40,
        BAR,
        BARS,
        isFull
          ? [
              [0, 100],
              [1.5, 70],
              [2.5, 74],
              [3.5, 58],
            ]
          : [
              [0, 88],
              [2.5, 60],
            ],
      ),
      level: 88,
      room: 55,
    },
    ...(isFull && {
      high: { instrument: 'strings', notes: louder(octavesUp(tune, 1), -14), level: 84, pan: 84, room: 65 },
      piano: {
        instrument: 'piano',
        notes: bass(harmony, [[0, 2, 'octave']], { velocity: 70, lowest: 26 }),
        level: 84,
        room: 50,
      },
    }),
  };
}

/** A figure that does not stop, in D minor. */
export const tense: Piece = {
  id: 'tense',
  beatsPerMinute: 96,
  bar: BAR,
  bars: BARS,
  short: section(FIRST, true),
  long: [section(FIRST, false), section(SECOND, true), section(FIRST, true)],
};
