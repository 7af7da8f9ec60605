import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { SubtitleLine } from '@inkreel/contract/tools/capabilities.ts';
import { dubRefusal } from '@inkreel/scene/subtitles/dub-refusal.ts';
import { AppError } from '../../http/app-error.ts';

type Input = Readonly<Record<string, unknown>>;

const linesOf = (input: Input) => input['lines'] as readonly SubtitleLine[] | undefined;
const wordsOf = ({ text, translation }: SubtitleLine): string => (translation?.trim() || text).trim();

/** Whether a line would be seen or heard: it has words, and the clip is long enough. */
const isUsed = (line: SubtitleLine, seconds: unknown): boolean =>
  wordsOf(line) !== '' && (typeof seconds !== 'number' || line.start < seconds);

interface Nonsense {
  code: ErrorCode;
  lines?: readonly number[];
}

/** By the tool's id: why a run would make what the person already has, or nothing; without lines an engine finds them. */
const NONSENSE: Readonly<Record<string, (input: Input) => Nonsense | undefined>> = {
  'translate-audio': (input) => {
    const lines = linesOf(input);
    if (lines === undefined)
      return input['language'] === input['to'] ? { code: 'dub_same_language' } : undefined;
    if (!lines.some((line) => isUsed(line, input['seconds']))) return { code: 'text_required' };
    return dubRefusal({ lines, language: input['language'] as string | undefined, to: String(input['to']) });
  },
  'translate-subtitle': (input) => {
    const lines = linesOf(input);
    // Old subtitles may be removed without new ones.
    if (lines === undefined || input['remove'] === true) return undefined;
    return lines.some((line) => isUsed(line, input['seconds'])) ? undefined : { code: 'text_required' };
  },
};

/**
 * Refuses runs that make no sense, before points are held.
 * @param input with the real duration of its video
 * @throws AppError dub_untranslated with the numbers of the lines, dub_same_language, text_required
 */
export function checkSense(toolId: string, input: Input): void {
  const found = NONSENSE[toolId]?.(input);
  if (!found) return;
  const { code, lines = [] } = found;
  const data = {
    fields: [{ field: lines.length > 0 || code === 'text_required' ? 'lines' : 'to', problem: code }],
  };
  throw new AppError(code, { data: lines.length > 0 ? { ...data, lines } : data });
}
