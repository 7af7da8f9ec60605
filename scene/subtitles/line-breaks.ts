/** Where lines of text may end, and how they are joined again. Kept apart from `text-width.ts`: editors need it at once. */

/**
 * Characters that no line begins with: punctuation, closing brackets, and in Japanese small kana and length or
 * repetition marks.
 */
const NO_BREAK_BEFORE =
  /^[，。！？、；：）》」』】〕〉”’…,.!?;:)\]}%،؛؟ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々〜・]/;

/** Japanese particles and endings belong to the word before them. */
const PARTICLE = /^\p{Script=Hiragana}{1,2}$/u;

let segmenter: Intl.Segmenter | undefined;

/** Offsets at which words begin; the platform's dictionary segments Chinese and Japanese. */
export function wordStarts(text: string): ReadonlySet<number> {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  const words = Array.from(segmenter.segment(text));
  return new Set(words.filter(({ segment }) => !PARTICLE.test(segment)).map(({ index }) => index));
}

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Offsets at which a line may end. */
export function breakPlaces(text: string): number[] {
  const places: number[] = UNSPACED.test(text)
    ? [...wordStarts(text)].filter((at) => UNSPACED.test(text[at - 1] ?? '') && UNSPACED.test(text[at] ?? ''))
    : [];
  for (const { index, 0: character } of text.matchAll(
    /\s+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー，。！？、；：」』）》】]/gu,
  )) {
    const place = index + character.length;
    if (place < text.length && !NO_BREAK_BEFORE.test(text.slice(place))) places.push(place);
  }
  return places;
}

/** Joins lines: with a space between words, without one between Chinese or Japanese characters. */
export function joinLines(...texts: string[]): string {
  return texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => line !== '')
    .reduce((joined, line) => (joined === '' ? line : `${joined}${glue(joined, line)}${line}`), '');
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
const glue = (before: string, after: string): string =>
  WIDE.test(before.at(-1) ?? '') && WIDE.test(after[0] ?? '') ? '' : ' ';

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu;

/**
 * Whether a text reads from right to left: by the majority of its letters, since a line of Arabic may begin with a
 * Latin name.
 */
export function isRightToLeft(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(RIGHT_TO_LEFT)?.length ?? 0) * 2 > letters;
}
