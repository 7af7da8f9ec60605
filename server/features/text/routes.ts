import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import {
  assistText,
  chatCompletions,
  scriptScenes,
  TEXT_LIMITS,
  textModel,
  textScript,
  translateLines,
  visionScript,
} from '@inkreel/contract/api/texts.ts';
import { kindOf } from '@inkreel/contract/fields/field.ts';
import { readImageWords } from '@inkreel/contract/story/image-words.ts';
import { CHAT, SCRIPT } from '@inkreel/contract/text/services.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { quoteText, readJson } from '../../engines/instructions/texts.ts';
import type { Call } from '../../http/route.ts';
import { type Route, route } from '../../http/route.ts';
import { usableChanges } from '../documents/texts/usable-changes.ts';
import { askText, beginForCaller } from './ask-text.ts';
import type { TextDeps, TextInput } from './begin-text.ts';
import { answerStreamed, answerWhole } from './chat-answer.ts';
import { chatInput } from './chat-input.ts';
import {
  describe,
  describeShots,
  IMPROVE,
  IMPROVE_SPEECH,
  numberLines,
  readLines,
  scriptWish,
  studioChat,
  TRANSLATE,
  TRANSLATE_SPEECH,
  translateEach,
  WRITE_SCRIPT,
} from './instructions.ts';

type UserCall = Pick<Call<typeof textModel>, 'user' | 'language' | 'requestId' | 'raw'>;

/** Maximum tokens of an answer: of a prompt, of a script, per translated line and per shot. */
const PROMPT_TOKENS = 500;
const SCRIPT_TOKENS = 4000;
const LINE_TOKENS = 60;
const SHOT_TOKENS = 200;

/** Endpoints that answer with texts of language models. */
export function textRoutes(deps: TextDeps, tools: readonly Tool[]): Route[] {
  const created = () => Math.floor(deps.clock.now().getTime() / 1000);
  const begin = beginForCaller.bind(undefined, deps);
  const ask = askText.bind(undefined, deps);
  const askForScript = async (call: UserCall, input: Omit<TextInput, 'max_tokens'>, projectId?: string) => {
    const asked: TextInput = {
      ...input,
      instructions: WRITE_SCRIPT,
      format: 'script',
      max_tokens: SCRIPT_TOKENS,
    };
    const read = (text: string) => scriptScenes.safeParse(readJson(text));
    const request = { service: SCRIPT, input: asked, projectId };
    const { task_id, text, points } = await ask(call, request, (whole) => read(whole).success);
    const { scenes } = scriptScenes.parse(readJson(text)) as { scenes: unknown[] };
    return { request_id: call.requestId, task_id, scenes, points };
  };
  return [
    route(chatCompletions, async (call) => {
      const { body } = call;
      const longest = body.max_completion_tokens ?? body.max_tokens ?? TEXT_LIMITS.usualTokens;
      const own = body.studio && studioChat(tools, body.studio);
      const input = {
        ...chatInput(body.messages, longest, own),
        ...(body.temperature === undefined ? {} : { temperature: body.temperature }),
      };
      const request = { service: CHAT, input, projectId: body.project_id, engine: body.engine };
      const isAnswer = body.passages && (await usableChanges(deps.db, call.user, body.passages));
      const { begun, news } = await begin(call, request, isAnswer);
      if (!body.stream) return answerWhole(call, begun, news, created());
      const includeUsage = body.stream_options?.include_usage === true;
      return answerStreamed(call, begun, news, {
        created: created(),
        includeUsage,
        atOnce: body.studio !== undefined || body.passages !== undefined,
      });
    }),
    route(assistText, async (call) => {
      const { body } = call;
      const isOfShots = body.kind === 'shots';
      const request = {
        service: isOfShots ? SCRIPT : CHAT,
        input: assistInput(body, tools),
        ...(isOfShots ? { projectId: body.project_id } : {}),
      };
      const isAnswer = isOfShots
        ? (text: string) => readImageWords(text, body.image_urls.length).size > 0
        : undefined;
      const { begun, news } = await begin(call, request, isAnswer);
      return answerStreamed(call, begun, news, { created: created(), atOnce: true });
    }),
    route(translateLines, async (call) => {
      const { lines, to } = call.body;
      const input = {
        instructions: translateEach(to, lines.length),
        prompt: numberLines(lines),
        max_tokens: Math.min(TEXT_LIMITS.mostTokens, PROMPT_TOKENS + lines.length * LINE_TOKENS),
      };
      const isAnswer = (text: string) => readLines(text, lines.length) !== undefined;
      const { task_id, text, points } = await ask(call, { service: CHAT, input }, isAnswer);
      return { lines: readLines(text, lines.length) ?? [], task_id, points };
    }),
    route(textScript, (call) => {
      const { project_id: projectId, no_save: _, ...wish } = call.body;
      return askForScript(call, { prompt: scriptWish(wish) }, projectId);
    }),
    route(visionScript, (call) => {
      const { project_id: projectId, no_save: _, image_urls, ...wish } = call.body;
      const prompt = `${scriptWish(wish)}\nIt tells what these pictures show, a scene for each, in their order.`;
      return askForScript(call, { prompt, image_urls }, projectId);
    }),
    route(textModel, async (call) => {
      const { prompt, max_tokens = TEXT_LIMITS.usualTokens } = call.body;
      return (await ask(call, { service: CHAT, input: { prompt, max_tokens } })).text;
    }),
  ];
}

/** Instructions to help with a prompt. */
export function assistInput(body: BodyOf<typeof assistText>, tools: readonly Tool[]): TextInput {
  const max_tokens = PROMPT_TOKENS;
  if (body.kind === 'describe') {
    const { image_url, language } = body;
    return {
      instructions: describe(language),
      prompt: 'Describe this picture.',
      image_urls: [image_url],
      max_tokens,
    };
  }
  if (body.kind === 'shots') {
    const { image_urls, before = '', language } = body;
    const told = before.trim() === '' ? '' : ` The shots before them: ${quoteText(before)}`;
    return {
      instructions: describeShots(language, image_urls.length),
      prompt: `These are the pictures, in the order of the story.${told}`,
      image_urls,
      max_tokens: image_urls.length * SHOT_TOKENS,
    };
  }
  const tool = tools.find(({ id }) => id === body.tool_id);
  const prompt = quoteText(body.text);
  if (tool?.fields.some((field) => kindOf(field).saidAloud))
    return { instructions: body.kind === 'improve' ? IMPROVE_SPEECH : TRANSLATE_SPEECH, prompt, max_tokens };
  const told = tool ? `${IMPROVE} The tool: ${tool.text.en.line}` : IMPROVE;
  return { instructions: body.kind === 'improve' ? told : TRANSLATE, prompt, max_tokens };
}
