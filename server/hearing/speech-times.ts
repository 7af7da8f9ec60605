/** When someone speaks, in seconds. */
export interface SpeechTime {
  start: number;
  end: number;
}

/**
 * Probabilities at which speech starts and ends (Silero's default values).
 */
const BEGINS = 0.5;
const ENDS = 0.35;
/** In seconds: a shorter pause does not split speech, and a shorter sound is not speech. */
const PAUSE = 0.3;
const SHORTEST = 0.25;
/** How long a subtitle is shown before and after its words, in seconds. */
const MARGIN = 0.1;
/** Longest subtitle, in seconds; longer speech is split where speech is least likely. */
const LONGEST = 6;
/** Shortest part of split speech, in seconds. */
const PART = 1.2;

/**
 * The times of speech as subtitles need them: short pauses ignored, long speech split.
 * @param chances probability of speech in each piece of the sound
 * @param piece seconds of a piece
 * @param seconds of the whole sound
 */
export function speechTimes(chances: ArrayLike<number>, piece: number, seconds: number): SpeechTime[] {
  const spoken = pieces(chances, Math.ceil(PAUSE / piece))
    .filter(({ from, to }) => (to - from) * piece >= SHORTEST)
    .flatMap(({ from, to }) => parted(chances, from, to, piece));
  return spoken.map(({ from, to }, at) => {
    const [before, after] = [spoken[at - 1], spoken[at + 1]];
    // Margins meet in the middle of a pause.
    const room = (gap: number) => Math.min(MARGIN, (gap * piece) / 2);
    return {
      start: Math.max(0, from * piece - room(before ? from - before.to : Number.POSITIVE_INFINITY)),
      end: Math.min(seconds, to * piece + room(after ? after.from - to : Number.POSITIVE_INFINITY)),
    };
  });
}

/** How much is taken for speech before and after it, in seconds: the network answers a little late. */
const LATE = 0.1;
/** Shortest pause in which music may come back, in seconds. */
const REST = 0.6;

/**
 * The times in which a voice may be heard at all, as a mix needs them: short words count, short pauses do not.
 * @param chances probability of speech in each piece of the sound
 * @param piece seconds of a piece
 * @param seconds of the whole sound
 */
export function voicedTimes(chances: ArrayLike<number>, piece: number, seconds: number): SpeechTime[] {
  return pieces(chances, Math.ceil((REST + 2 * LATE) / piece)).map(({ from, to }) => ({
    start: Math.max(0, from * piece - LATE),
    end: Math.min(seconds, to * piece + LATE),
  }));
}

interface Pieces {
  from: number;
  to: number;
}

function pieces(chances: ArrayLike<number>, pause: number): Pieces[] {
  const all: Pieces[] = [];
  let from: number | undefined;
  let last = 0;
  for (let at = 0; at < chances.length; at += 1) {
    const chance = chances[at] as number;
    if (from === undefined ? chance >= BEGINS : chance >= ENDS) {
      from ??= at;
      last = at;
    } else if (from !== undefined && at - last > pause) {
      all.push({ from, to: last + 1 });
      from = undefined;
    }
  }
  if (from !== undefined) all.push({ from, to: last + 1 });
  return all;
}

function parted(chances: ArrayLike<number>, from: number, to: number, piece: number): Pieces[] {
  if ((to - from) * piece <= LONGEST) return [{ from, to }];
  const least = Math.ceil(PART / piece);
  let cut = from + least;
  for (let at = from + least; at < to - least; at += 1)
    if ((chances[at] as number) < (chances[cut] as number)) cut = at;
  return [...parted(chances, from, cut, piece), ...parted(chances, cut, to, piece)];
}
