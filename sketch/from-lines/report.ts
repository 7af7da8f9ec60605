import type { Brief } from '../brief.ts';
import type { Match } from './guide.ts';
import { type Drawing, isEmpty, type Shape } from './shapes.ts';

interface Report {
  understood: string[];
  notDrawn: string[];
}

/** Places of a picture, in words of the prompt's language. */
const WORDS = {
  en: {
    left: 'left',
    middle: 'in the middle',
    right: 'right',
    high: 'high up',
    joined: ', ',
    ground: 'the ground line',
    empty: 'the drawing: it is empty',
    unnamed: (count: number) =>
      count === 1
        ? 'one shape that the prompt does not name'
        : `${count} shapes that the prompt does not name`,
    place: (words: string, where: string) => `${words}: ${where}`,
  },
  zh: {
    left: '左边',
    middle: '中间',
    right: '右边',
    high: '上方',
    joined: '',
    ground: '地平线',
    empty: '画布是空的，没有可参照的线条',
    unnamed: (count: number) => `${count}\u00a0个提示词没有提到的形状`,
    place: (words: string, where: string) => `${words}在${where}`,
  },
} as const;

/**
 * The report of a picture drawn from lines for the user: the words, the place of each figure, and the unused parts
 * of the drawing. In the language of the prompt.
 */
export function reportOfLines(
  drawing: Drawing,
  { brief, matches, unnamed }: { brief: Brief; matches: readonly Match[]; unnamed: number },
  words: Report,
): Report {
  const texts = WORDS[brief.language];
  const places = matches.map(({ subject, shape }) =>
    texts.place(brief.subjects[subject]?.words ?? '', whereIs(shape, brief.language)),
  );
  return {
    understood: [
      ...words.understood,
      ...(drawing.horizon === undefined ? [] : [texts.ground]),
      ...new Set(places),
    ],
    notDrawn: [
      ...words.notDrawn,
      ...(unnamed > 0 ? [texts.unnamed(unnamed)] : []),
      ...(isEmpty(drawing) ? [texts.empty] : []),
    ],
  };
}

function whereIs({ left, right, bottom }: Shape, language: Brief['language']): string {
  const texts = WORDS[language];
  const middle = (left + right) / 2;
  const side = middle < 0.4 ? texts.left : middle > 0.6 ? texts.right : texts.middle;
  return bottom < 0.5 ? [side, texts.high].join(texts.joined) : side;
}
