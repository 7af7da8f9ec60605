import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { translateSubtitleLines as endpoint } from '@inkreel/contract/api/subtitles.ts';
import { CHAT } from '@inkreel/contract/text/services.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
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
import { translationOf } from './translation-of.ts';

type Body = BodyOf<typeof endpoint>;

/**
 * Translates lines by the open writing engine. In a project with a clip it is a step of the project, else it is paid by
 * tokens. Lines with a missing or doubtful translation are requested once more; those that are still missing stay
 * empty.
 * @throws AppError what `askText` and `chargeProject` throw; task_answer_unusable if no line was translated
 */
export async function translateLines(
  deps: TextDeps & DocumentDeps,
  call: Pick<Call<typeof endpoint>, 'user' | 'raw' | 'body' | 'idempotencyKey'>,
  tools: readonly Tool[],
): Promise<OutputOf<typeof endpoint>> {
  const { lines: all, before = [], expected_points: expectedPoints } = call.body;
  const charge = await chargeFor(deps, call, tools);
  const { idempotencyKey: key } = call;
  const ask = (
    lines: Body['lines'],
    context: readonly string[],
    wish: Pick<TextRequest, 'expectedPoints' | 'key'>,
  ) => askForLines(deps, call, { lines, context, charge: charge?.(lines, context), ...wish });
  const first = await ask(all, before, { expectedPoints, key });
  const { task_id, points } = first;
  const missing = all.flatMap((_, at) => (first.lines[at] === undefined ? [at] : []));
  const again =
    missing.length === 0
      ? undefined
      : await ask(
          missing.map((at) => all[at] as Body['lines'][number]),
          [...before, ...all.map(({ text }) => text)],
          { key: key && `${key} again` },
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
  call: Pick<Call<typeof endpoint>, 'user' | 'raw' | 'body' | 'idempotencyKey'>,
  {
    lines,
    context,
    ...rest
  }: { lines: Body['lines']; context: readonly string[] } & Pick<
    TextRequest,
    'charge' | 'expectedPoints' | 'key'
  >,
) {
  const { to, glossary = [] } = call.body;
  const request: TextRequest = {
    service: CHAT,
    input: translationOf({ lines, to, glossary, context }),
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
