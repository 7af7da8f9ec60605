import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import type { translateSubtitleLines as endpoint } from '@inkreel/contract/api/subtitles.ts';
import { TEXT_LIMITS } from '@inkreel/contract/api/texts.ts';
import { LINES_MAXIMUM, readingLimits } from '@inkreel/scene/subtitles/text-width.ts';
import { quoteText, TEXT_GUARD } from '../../engines/instructions/texts.ts';

type Body = BodyOf<typeof endpoint>;

/** Maximum tokens of an answer: in total, and for each line. */
const TOKENS = { whole: 500, line: 70 };

/** The request that translates lines; `context` has the lines around them. */
export function translationOf({
  lines,
  to,
  glossary,
  context,
}: Pick<Body, 'lines' | 'to'> & { glossary: NonNullable<Body['glossary']>; context: readonly string[] }): {
  instructions: string;
  prompt: string;
  max_tokens: number;
} {
  return {
    instructions: instructionsFor(to, lines.length, glossary, context),
    prompt: numbered(lines, to),
    max_tokens: Math.min(TEXT_LIMITS.mostTokens, TOKENS.whole + lines.length * TOKENS.line),
  };
}

function instructionsFor(
  to: string,
  count: number,
  glossary: NonNullable<Body['glossary']>,
  context: readonly string[],
): string {
  const terms = glossary.map(({ term, translation }) => `${term} = ${translation}`).join('\n');
  return [
    `You translate subtitles of a video into the language with the tag ${to}: spoken language, in its tone, with names kept.`,
    'The lines follow each other, and a sentence may go on in the next line; each line is translated by itself, in its place.',
    'A number in brackets at the beginning of a line is the most characters that people can read while it is shown: stay below it where the meaning allows, and leave the brackets out.',
    terms === '' ? undefined : `These words are always translated like this: ${quoteText(terms)}`,
    context.length === 0
      ? undefined
      : `What is said around them, for understanding only, not to be translated: ${quoteText(context.join('\n'))}`,
    `You get ${count} numbered lines. Answer with ${count} lines in the same order, and nothing else. Each has its number, a full stop, the first word of the original in square brackets, and its translation, such as: 1. [Hello] 你好. Never join, split or leave out a line.`,
    TEXT_GUARD,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}

function numbered(lines: Body['lines'], to: string): string {
  const said = lines.map(({ text, seconds }, at) => {
    const most = seconds === undefined ? '' : `(${mostCharacters(to, seconds)}) `;
    return `${at + 1}. ${most}${text.replace(/\s+/gu, ' ')}`;
  });
  return quoteText(said.join('\n'));
}

/** Characters that people can read in this many seconds and that fit into two lines. */
function mostCharacters(to: string, seconds: number): number {
  const { perSecond, perLine } = readingLimits('', to.split('-')[0]);
  return Math.max(2, Math.min(LINES_MAXIMUM * perLine, Math.floor(seconds * perSecond)));
}
