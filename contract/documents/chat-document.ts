/** The studio's chat as a saved document: messages, costs and attached pictures. */
import { defineDocument } from './define-document.ts';

/** A picture that was shown to the model. */
export interface ChatPicture {
  /** As documents name files: `file:<id>`. */
  source: string;
  name: string;
}

/** Points of an answer: held before it, charged and refunded at its end. */
export interface ChatPoints {
  held: number;
  settled: number;
  returned: number;
}

/** One message of a chat; an answer with what it cost, or why it was not finished. */
export interface ChatLine {
  role: 'user' | 'assistant';
  text: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Of a question. */
  pictures?: readonly ChatPicture[];
  /** The engine that answered. */
  engine?: string;
  points?: ChatPoints;
  /** Why the answer was not finished: a code of the error catalogue, `task_cancelled` if the user stopped it. */
  failed?: string;
}

export interface ChatDocument {
  lines: readonly ChatLine[];
}

export const CHAT_LIMITS = {
  /** Lines of one chat. */
  lines: 200,
  /** Of one line, in UTF-16 code units. */
  characters: 20_000,
  /** Pictures of one question, and of all that a model is shown at once. */
  pictures: 4,
  /** Of the JSON of all lines, with room for one more question and its answer below `DOCUMENT_BYTES`. */
  bytes: 192 * 1024,
} as const;

/** Longest source, name of a picture, and code, in UTF-16 code units. */
const NAME_CHARACTERS = 300;
/** Instants that a JavaScript date can hold, in milliseconds since 1970. */
const LATEST = 8.64e15;

export const chatKind = defineDocument<ChatDocument>({
  kind: 'chat',
  version: 1,
  upgrades: {},
  parse: parseChat,
  sources: ({ lines }) => lines.flatMap(({ pictures = [] }) => pictures.map(({ source }) => source)),
  texts: ({ lines }) => lines.map(({ text }) => text),
  // Lines are only appended: earlier revisions would repeat the same text.
  history: 1,
});

/** Whether a chat takes no further question, because its document could not hold the answer. */
export function isChatFull(lines: readonly ChatLine[]): boolean {
  if (lines.length > CHAT_LIMITS.lines - 2) return true;
  // A character beyond ASCII takes at most four bytes of UTF-8.
  return JSON.stringify(lines).replace(/\P{ASCII}/gu, '    ').length > CHAT_LIMITS.bytes;
}

/** The chat with its known properties only; undefined for anything else. */
function parseChat(content: unknown): ChatDocument | undefined {
  if (!isRecord(content) || !Array.isArray(content['lines'])) return undefined;
  const { lines } = content as { lines: unknown[] };
  if (lines.length > CHAT_LIMITS.lines || !lines.every(isLine)) return undefined;
  return { lines: lines.map(lineOf) };
}

function isLine(line: unknown): line is ChatLine {
  if (!isRecord(line)) return false;
  const { role, text, at, pictures, engine, points, failed } = line;
  return (
    (role === 'user' || role === 'assistant') &&
    isText(text, CHAT_LIMITS.characters) &&
    isCount(at) &&
    at <= LATEST &&
    (pictures === undefined || isPictures(pictures)) &&
    (engine === undefined || isText(engine, NAME_CHARACTERS)) &&
    (points === undefined || isPoints(points)) &&
    (failed === undefined || isText(failed, NAME_CHARACTERS))
  );
}

const isPictures = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= CHAT_LIMITS.pictures &&
  value.every(
    (each) => isRecord(each) && ['source', 'name'].every((key) => isText(each[key], NAME_CHARACTERS)),
  );

const isPoints = (value: unknown): boolean =>
  isRecord(value) && ['held', 'settled', 'returned'].every((key) => isCount(value[key]));

function lineOf({ role, text, at, pictures, engine, points, failed }: ChatLine): ChatLine {
  const shown = pictures?.map(({ source, name }) => ({ source, name }));
  const paid = points && { held: points.held, settled: points.settled, returned: points.returned };
  return {
    role,
    text,
    at,
    ...(shown ? { pictures: shown } : {}),
    ...(engine === undefined ? {} : { engine }),
    ...(paid ? { points: paid } : {}),
    ...(failed === undefined ? {} : { failed }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
// Postgres text cannot hold NUL; lone surrogates cannot be encoded.
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest && !value.includes('\0') && value.isWellFormed();
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
