import type { TextPoints } from '@inkreel/contract/api/texts.ts';
import { codeOfAnswer } from './answer-code.ts';
import { ApiError } from './api-error.ts';

/** The outcome of a streamed text. */
interface StreamedText {
  text: string;
  points: TextPoints | undefined;
}

/** What a stream reports at its beginning. */
export interface TextBegin {
  /** Id of the run that writes the text. */
  taskId: string;
  /** The engine that writes it. */
  engine: string;
}

/**
 * Reads a text that is streamed as `data:` lines of JSON or of plain text, with `[DONE]` at its end (specification,
 * section 7).
 *
 * @param onText called after each piece, with all of the text so far
 * @param onBegin called once, if the stream names its run
 * @throws ApiError why the text was not finished: what the stream says, or network_error if it breaks off
 */
export async function readTextStream(
  response: Response,
  onText: (text: string) => void,
  onBegin?: (begin: TextBegin) => void,
): Promise<StreamedText> {
  const { createParser } = await import('eventsource-parser');
  let text = '';
  let points: TextPoints | undefined;
  let isDone = false;
  let failed: ApiError | undefined;
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data === '[DONE]') {
        isDone = true;
        return;
      }
      const chunk = readChunk(data);
      if (chunk.error) failed = chunk.error;
      points = chunk.points ?? points;
      if (chunk.begin) onBegin?.(chunk.begin);
      if (chunk.text === '') return;
      text += chunk.text;
      onText(text);
    },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
      parser.feed(piece.value);
  } catch (error) {
    const isStopped = error instanceof DOMException && error.name === 'AbortError';
    throw new ApiError(isStopped ? 'aborted' : 'network_error', { message: String(error) });
  }
  if (failed) throw failed;
  if (!isDone) throw new ApiError('network_error', { message: 'the text broke off' });
  return { text, points };
}

interface Chunk {
  text: string;
  points?: TextPoints | undefined;
  error?: ApiError;
  begin?: TextBegin | undefined;
}

function readChunk(data: string): Chunk {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    return { text: data };
  }
  if (typeof json !== 'object' || json === null) return { text: String(json) };
  const { error, points, choices, task_id, model, held } = json as {
    error?: { code?: number; message?: string };
    points?: TextPoints;
    choices?: { delta?: { content?: string } }[];
    task_id?: string;
    model?: string;
    held?: number;
  };
  if (error) {
    const code = codeOfAnswer(error.code ?? 0, 500);
    return { text: '', points, error: new ApiError(code, { ...error, data: json }) };
  }
  // Only the first chunk states the points held.
  const begin =
    held === undefined || task_id === undefined ? undefined : { taskId: task_id, engine: model ?? '' };
  return { text: choices?.[0]?.delta?.content ?? '', points, begin };
}
