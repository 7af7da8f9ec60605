import type { Tensor } from '../inference/frames.ts';

/** Characters that a network read in a line; `sure` is the mean over the characters, from 0 to 1. */
export interface ReadCharacters {
  text: string;
  sure: number;
}

/** The characters that the network knows, by class: 0 is the CTC blank, the last one is the space. */
export function charactersOf(file: string): string[] {
  return ['', ...file.replace(/\r?\n$/u, '').split(/\r?\n/u), ' '];
}

/** A network for Chinese rarely predicts spaces: between characters this probability of one is enough. */
const SPACE = 0.004;

/**
 * The texts of a batch of lines, from the probability of each character at each step: the best of each step, with
 * repeats counted once (connectionist temporal classification, Graves et al. 2006).
 * @throws Error if the number of probabilities per step is not that of the characters
 */
export function decodeCharacters({ dims, bytes }: Tensor, characters: readonly string[]): ReadCharacters[] {
  const [lines = 0, steps = 0, classes = 0] = dims;
  if (classes !== characters.length)
    throw new Error(`${classes} characters were answered, where ${characters.length} are known`);
  const chances = new Float32Array(new Uint8Array(bytes).buffer);
  return Array.from({ length: lines }, (_, line) =>
    decodeLine(chances.subarray(line * steps * classes, (line + 1) * steps * classes), characters),
  );
}

function decodeLine(chances: Float32Array, characters: readonly string[]): ReadCharacters {
  const classes = characters.length;
  let text = '';
  let sum = 0;
  let count = 0;
  let before = 0;
  let isSpaced = false;
  for (let from = 0; from < chances.length; from += classes) {
    let best = 0;
    for (let at = 1; at < classes; at += 1)
      if ((chances[from + at] as number) > (chances[from + best] as number)) best = at;
    if (best === 0 && (chances[from + classes - 1] as number) >= SPACE) isSpaced = true;
    if (best !== 0 && best !== before) {
      text += (isSpaced ? ' ' : '') + (characters[best] as string);
      sum += chances[from + best] as number;
      count += 1;
      isSpaced = false;
    }
    before = best;
  }
  return { text: tidy(text), sure: count === 0 ? 0 : sum / count };
}

const CHINESE = '[\\u3400-\\u9fff\\u3000-\\u303f\\uff00-\\uffef]';
const BETWEEN_CHINESE = new RegExp(`(?<=${CHINESE})\\s+(?=${CHINESE})`, 'gu');

/** The gap next to an apostrophe looks like a space. */
const IN_CONTRACTION = /(?<=\p{L}['’]) (?=(?:ll|re|ve|s|t|d|m)(?!\p{L}))/gu;

/** One space is enough, and there is none between Chinese characters and in contractions. */
function tidy(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(BETWEEN_CHINESE, '').replace(IN_CONTRACTION, '').trim();
}
