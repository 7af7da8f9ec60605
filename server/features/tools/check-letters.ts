import type { SubtitleLine } from '@inkreel/contract/tools/capabilities.ts';
import type { TextBox } from '@inkreel/contract/tools/kinds/texts.ts';
import { missingCharacters } from '@inkreel/scene/text-fonts/font-coverage.ts';
import { AppError } from '../../http/app-error.ts';

type Input = Readonly<Record<string, unknown>>;
type Drawn = (input: Input) => readonly string[];

const linesOf = (input: Input) => (input['lines'] ?? []) as readonly SubtitleLine[];

/** By the tool's id: the property with the text that is drawn into the result, and its lines. */
const DRAWN: Readonly<Record<string, { field: string; texts: Drawn }>> = {
  'translate-subtitle': {
    field: 'lines',
    texts: (input) =>
      linesOf(input).map(({ text, translation }) =>
        input['bilingual'] === true ? `${text}${translation ?? ''}` : (translation ?? text),
      ),
  },
  'translate-audio': {
    field: 'lines',
    texts: (input) =>
      input['subtitles'] === true ? linesOf(input).map(({ text, translation }) => translation ?? text) : [],
  },
  'ai-image-translator': {
    field: 'texts',
    texts: (input) => ((input['texts'] ?? []) as readonly TextBox[]).map(({ text }) => text),
  },
};

/** Characters that an answer names. */
const MOST_NAMED = 20;

/**
 * Whether the fonts of the product have all that a run would draw: a missing character is a box in a video that was
 * paid.
 * @throws AppError letters_missing with the numbers of the lines, from 1, and the characters
 */
export function checkLetters(toolId: string, input: Input): void {
  const drawn = DRAWN[toolId];
  if (!drawn) return;
  const missing = drawn.texts(input).map(missingCharacters);
  const lines = missing.flatMap((characters, at) => (characters.length > 0 ? [at + 1] : []));
  if (lines.length === 0) return;
  const { field } = drawn;
  const characters = [...new Set(missing.flat())].slice(0, MOST_NAMED).join(' ');
  throw new AppError('letters_missing', {
    data: { fields: [{ field, problem: 'letters_missing' }], lines, characters },
  });
}
