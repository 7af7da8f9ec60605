import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { fitSpokenLine as endpoint } from '@inkreel/contract/api/spoken-lines.ts';
import { CHAT } from '@inkreel/contract/text/services.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { quoteText, TEXT_GUARD } from '../../engines/instructions/texts.ts';
import type { Call } from '../../http/route.ts';
import type { DocumentDeps } from '../documents/document-deps.ts';
import { askText } from '../text/ask-text.ts';
import type { TextDeps } from '../text/begin-text.ts';
import { chargeFor } from './translate-lines.ts';

/** Maximum tokens of an answer: some scripts take one token a character or more. */
const TOKENS = { whole: 100, perCharacter: 3 };
/** Quotation marks that models put around a line. */
const QUOTES = /^["“「『«]+|["”」』»]+$/gu;

/**
 * A line in fewer or more words, by the open writing engine; in a project with a clip it is a step of the project, else
 * it is paid by tokens.
 * @throws AppError what `askText` and `chargeProject` throw; task_answer_unusable if the answer is no closer to the
 * wanted length than the line
 */
export async function fitLine(
  deps: TextDeps & DocumentDeps,
  call: Pick<Call<typeof endpoint>, 'user' | 'raw' | 'body' | 'idempotencyKey'>,
  tools: readonly Tool[],
): Promise<OutputOf<typeof endpoint>> {
  const { text: line, characters, to, original, document_id, expected_points: expectedPoints } = call.body;
  const step = { document_id, tool_id: 'translate-audio' } as const;
  const project = await chargeFor(deps, { user: call.user, body: step }, tools);
  const charge = project?.([{ text: line }], original === undefined ? [] : [original]);
  const input = {
    ...fittingOf({ text: line, characters, to, original }),
    max_tokens: TOKENS.whole + TOKENS.perCharacter * Math.max(characters, [...line].length),
  };
  const isAnswer = (said: string) => isNearer(readLine(said), line, characters);
  const made = await askText(deps, call, { service: CHAT, input, charge, expectedPoints }, isAnswer);
  return { text: readLine(made.text), task_id: made.task_id, points: made.points };
}

/** Instructions to fit a line; its length tells the model whether to shorten or lengthen it. */
export function fittingOf({
  text: line,
  characters,
  to,
  original,
}: Pick<BodyOf<typeof endpoint>, 'text' | 'characters' | 'to' | 'original'>): {
  instructions: string;
  prompt: string;
} {
  const wish = characters < [...line].length ? 'shorter' : 'longer';
  const instructions = [
    `You rewrite one line of a dubbed video, in the language with the tag ${to}. Its speech does not fit its time: make it ${wish}, about ${characters} characters.`,
    'Keep what it means, its tone, names and numbers; it is spoken language. Add nothing that is not said.',
    original === undefined ? undefined : `The speaker says in the original: ${quoteText(original)}`,
    'Answer with the new line alone, in one row, without quotation marks.',
    TEXT_GUARD,
  ];
  return {
    instructions: instructions.filter((part) => part !== undefined).join(' '),
    prompt: quoteText(line),
  };
}

const readLine = (said: string) => said.replace(/\s+/gu, ' ').trim().replace(QUOTES, '').trim();

function isNearer(said: string, line: string, wanted: number): boolean {
  const off = (text: string) => Math.abs([...text].length - wanted);
  return /[\p{L}\p{N}]/u.test(said) && off(said) < off(line);
}
