import type { FastifyReply } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import { answerOf } from '../../http/errors.ts';
import { toJson } from '../../http/json.ts';
import type { Call } from '../../http/route.ts';
import type { TextRun } from './begin-text.ts';
import type { TextEnd, TextNews } from './write-text.ts';

type Answering = Pick<Call<never>, 'language' | 'requestId' | 'raw'>;

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A proxy that collects the answer first would hold the text back.
  'x-accel-buffering': 'no',
};
/** Interval of comments while a model is silent, so that no proxy times out, in milliseconds. */
const BEAT_MS = 15_000;
/** A reader that leaves this many bytes unread is dropped. */
const UNREAD_BYTES = 1024 * 1024;

/** Aborts when the caller hangs up. */
export function readerOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** The failure of a text as reported to the caller, with the state of its points. */
export function failureOfText({ code, state, points }: TextEnd, taskId: string): AppError {
  const known = state === 'CANCELED' ? 'task_cancelled' : (code ?? 'task_failed');
  return new AppError(known, { data: { task_id: taskId, points } });
}

/** Reads a text to the end. */
export async function readWhole(news: AsyncIterable<TextNews>): Promise<TextEnd> {
  for await (const each of news) if ('end' in each) return each.end;
  throw new Error('the text has no end');
}

const finishOf = ({ cut }: TextEnd) => (cut ? 'length' : 'stop');
const usageOf = ({ asked, answered }: TextEnd) => ({
  prompt_tokens: asked,
  completion_tokens: answered,
  total_tokens: asked + answered,
});
const headOf = (begun: TextRun, object: string, created: number) => ({
  id: `chatcmpl-${begun.taskId}`,
  object,
  created,
  model: begun.engineId,
});

/**
 * A whole completion.
 * @throws AppError why it failed
 */
export async function answerWhole(
  { raw }: Answering,
  begun: TextRun,
  news: AsyncIterable<TextNews>,
  created: number,
): Promise<null> {
  const end = await readWhole(news);
  if (end.state !== 'SUCCEEDED') throw failureOfText(end, begun.taskId);
  const message = { role: 'assistant', content: end.text, refusal: null };
  const completion = {
    ...headOf(begun, 'chat.completion', created),
    choices: [{ index: 0, message, logprobs: null, finish_reason: finishOf(end) }],
    usage: usageOf(end),
    task_id: begun.taskId,
    points: end.points,
  };
  raw.reply
    .header('content-type', 'application/json; charset=utf-8')
    .send(toJson({ code: 0, message: 'ok', data: completion, ...completion }));
  return null;
}

interface Streamed {
  /** When the run began, in seconds since 1970. */
  created: number;
  includeUsage?: boolean;
  atOnce?: boolean;
}

/**
 * A completion in chunks as it is written. The answer begins with the first piece, so that an earlier failure has its
 * status; a later one is a chunk with `error`.
 * @param atOnce it begins at once, so that the reader knows the run that they may stop
 * @throws AppError why it failed before anything was written
 */
export async function answerStreamed(
  { raw: { reply }, language, requestId }: Answering,
  begun: TextRun,
  news: AsyncGenerator<TextNews>,
  { created, includeUsage = false, atOnce = false }: Streamed,
): Promise<null> {
  const first = atOnce ? undefined : await firstOf(news, begun);
  const response = reply.raw;
  reply.hijack();
  response.on('error', () => undefined);
  response.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...STREAM_HEADERS });
  const write = (text: string) => {
    if (response.destroyed) return;
    if (response.writableLength > UNREAD_BYTES) response.destroy();
    else response.write(text);
  };
  const send = (data: object) => write(`data: ${toJson(data)}\n\n`);
  const head = headOf(begun, 'chat.completion.chunk', created);
  const chunk = (delta: object, finish: string | null = null, more: object = {}) =>
    send({ ...head, choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }], ...more });
  const beat = setInterval(() => write(': still writing\n\n'), BEAT_MS);
  try {
    chunk({ role: 'assistant', content: '' }, null, { task_id: begun.taskId, held: begun.held });
    for (let each = first ?? (await news.next()); !each.done; each = await news.next()) {
      if ('text' in each.value) {
        chunk({ content: each.value.text });
        continue;
      }
      const { end } = each.value;
      if (end.state === 'SUCCEEDED') {
        chunk({}, finishOf(end), { usage: usageOf(end), points: end.points, task_id: begun.taskId });
        if (includeUsage) send({ ...head, choices: [], usage: usageOf(end) });
      } else {
        const { body } = answerOf(failureOfText(end, begun.taskId), language, requestId);
        const { message, code } = body;
        send({ ...body.data, error: { message, code, type: end.code ?? 'task_cancelled' } });
      }
    }
    write('data: [DONE]\n\n');
  } finally {
    clearInterval(beat);
    response.end();
  }
  return null;
}

/** @throws AppError why it failed before anything was written */
async function firstOf(
  news: AsyncGenerator<TextNews>,
  { taskId }: TextRun,
): Promise<IteratorResult<TextNews>> {
  const first = await news.next();
  if (first.done) throw new Error('the text has no end');
  if ('end' in first.value && first.value.end.state !== 'SUCCEEDED')
    throw failureOfText(first.value.end, taskId);
  return first;
}
