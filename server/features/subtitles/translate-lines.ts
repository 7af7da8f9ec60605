import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { translateSubtitleLines as endpoint } from '@inkreel/contract/api/subtitles.ts';
import { TEXT_LIMITS } from '@inkreel/contract/api/texts.ts';
import { CHAT } from '@inkreel/contract/text/services.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { LINES_MAXIMUM, readingLimits } from '@inkreel/scene/subtitles/text-width.ts';
import { quoteText, TEXT_GUARD } from '../../engines/instructions/texts.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import type { Call } from '../../http/route.ts';
import type { DocumentDeps } from '../documents/document-deps.ts';
import { askText } from '../text/ask-text.ts';
import type { TextDeps, TextRequest } from '../text/begin-text.ts';
import { chargeProject } from './charge-project.ts';
import { clipOf, readProject } from './project-content.ts';
import { clipPrice, projectTool } from './project-tools.ts';
import { readTranslations } from './read-translations.ts';

type Body = BodyOf<typeof endpoint>;

/** Maximum tokens of an answer: in total, and for each line. */
const TOKENS = { whole: 500, line: 70 };

/**
 * Translates lines by the open writing engine. In a project with a clip it is a step of the project, else it is paid by
 * tokens. Lines with a missing or doubtful translation are requested once more; those that are still missing stay
 * empty.
 * @throws AppError what `askText` and `chargeProject` throw; task_answer_unusable if no line was translated
 */
export async function translateLines(
  deps: TextDeps & DocumentDeps,
  call: Pick<Call<typeof endpoint>, 'user' | 'raw' | 'body'>,
  tools: readonly Tool[],
): Promise<OutputOf<typeof endpoint>> {
  const { lines: all, before = [], expected_points: expectedPoints } = call.body;
  const charge = await chargeFor(deps, call, tools);
  const ask = (lines: Body['lines'], context: readonly string[], expected?: number) =>
    askForLines(deps, call, { lines, context, charge: charge?.(lines, context), expectedPoints: expected });
  const first = await ask(all, before, expectedPoints);
  const { task_id, points } = first;
  const missing = all.flatMap((_, at) => (first.lines[at] === undefined ? [at] : []));
  const again =
    missing.length === 0
      ? undefined
      : await ask(
          missing.map((at) => all[at] as Body['lines'][number]),
          [...before, ...all.map(({ text }) => text)],
        ).catch(onlyRefused);
  const lines = first.lines.map((words, at) => words ?? again?.lines[missing.indexOf(at)] ?? '');
  const sum = (part: keyof typeof points) => points[part] + (again?.points[part] ?? 0);
  return {
    lines,
    task_id,
    points: { held: sum('held'), settled: sum('settled'), returned: sum('returned') },
  };
}

/** A failure of the second call does not affect the result of the first. */
function onlyRefused(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
  return undefined;
}

async function askForLines(
  deps: TextDeps & DocumentDeps,
  call: Pick<Call<typeof endpoint>, 'user' | 'raw' | 'body'>,
  {
    lines,
    context,
    ...rest
  }: { lines: Body['lines']; context: readonly string[] } & Pick<TextRequest, 'charge' | 'expectedPoints'>,
) {
  const { to, glossary = [] } = call.body;
  const request: TextRequest = {
    service: CHAT,
    input: {
      ...translationOf({ lines, to, glossary, context }),
      max_tokens: Math.min(TEXT_LIMITS.mostTokens, TOKENS.whole + lines.length * TOKENS.line),
    },
    ...rest,
  };
  const asked = { lines: lines.map(({ text }) => text), glossary };
  const isAnswer = (text: string) => readTranslations(text, asked).some((words) => words !== undefined);
  const { task_id, text, cut, points } = await askText(deps, call, request, isAnswer);
  return { lines: readTranslations(text, asked, cut), task_id, points };
}

type Charge = (lines: readonly { text: string }[], context: readonly string[]) => TextRequest['charge'];

/** How the project pays for lines; undefined for lines without a project, or of a project without a clip. */
export async function chargeFor(
  deps: TextDeps & DocumentDeps,
  { user, body }: { user: Principal; body: Pick<Body, 'document_id' | 'tool_id' | 'glossary'> },
  tools: readonly Tool[],
): Promise<Charge | undefined> {
  const { document_id: documentId, tool_id: toolId, glossary = [] } = body;
  if (documentId === undefined) return undefined;
  const { project } = await readProject(deps, user, documentId);
  const clip = await clipOf(deps, project);
  if (!clip) return undefined;
  const whole = await clipPrice(deps.prices, projectTool(tools, toolId), clip.seconds);
  const step = { documentId, toolId, clip: clip.address, makesVideo: false, engine: null };
  const terms = glossary.flatMap(({ term, translation }) => [term, translation]);
  return (lines, context) => {
    const characters =
      lengthOf(lines.map(({ text }) => text)) + Math.ceil(lengthOf([...terms, ...context]) / READ_SHARE);
    return (tx, taskId) => chargeProject(tx, user, { ...step, characters, taskId }, whole);
  };
}

/** Weight of text that is only context, relative to text that is translated. */
const READ_SHARE = 4;
const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);

/** Instructions to translate lines; `context` has the lines around them. */
export function translationOf({
  lines,
  to,
  glossary,
  context,
}: Pick<Body, 'lines' | 'to'> & { glossary: NonNullable<Body['glossary']>; context: readonly string[] }): {
  instructions: string;
  prompt: string;
} {
  return { instructions: instructionsFor(to, lines.length, glossary, context), prompt: numbered(lines, to) };
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
