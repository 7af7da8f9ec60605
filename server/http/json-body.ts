import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { createBodyReader } from './large-bodies.ts';

/** Objects and lists inside each other. The deepest of the product's bodies has a tenth of that. */
const MOST_DEPTH = 100;
/** Keys of one object: with more, an engine's dictionaries cost a hundred times the time of lists. */
const MOST_KEYS = 5000;

/**
 * Reads JSON bodies, and refuses ambiguous ones. With a duplicate property, a check in front of us may have read the
 * first value, and we would act on the last. Bytes that are not UTF-8, or begin with a byte order mark, are replaced by
 * other readers, which then act on another text than we do. Bytes said to be compressed would be decoded there, and are
 * not here.
 */
export function readStrictJson(app: FastifyInstance): void {
  const readBody = createBodyReader();
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      if (!/^(identity)?$/i.test(request.headers['content-encoding'] ?? ''))
        throw new AppError('malformed_request', { data: { header_refused: 'content-encoding' } });
      if (!isUtf8(bytes) || bytes.subarray(0, 3).equals(BYTE_ORDER_MARK)) throw new AppError('text_not_utf8');
      return readBody(request, bytes, () => parseStrictly(bytes));
    },
  );
}

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * The value of JSON in UTF-8.
 * @throws AppError malformed_request for invalid JSON, a duplicate property, one that would change a prototype, nesting that is too deep, and an
 * object of too many keys
 */
function parseStrictly(bytes: Buffer): unknown {
  try {
    const written = keysWritten(bytes);
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    if (keysRead(value) !== written) throw new Error('a duplicate property');
    return value;
  } catch (cause) {
    throw new AppError('malformed_request', { cause });
  }
}

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
const isSpace = (byte: number | undefined) =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
const opens = (byte: number | undefined) => byte === 0x7b || byte === 0x5b;
const closes = (byte: number | undefined) => byte === 0x7d || byte === 0x5d;

/**
 * Number of keys in the bytes of valid JSON: strings before a colon. In one pass, before anything is built from them.
 * @throws Error for nesting that is too deep, and for an object of too many keys
 */
function keysWritten(bytes: Buffer): number {
  let keys = 0;
  let depth = 0;
  // Of the open object on each level.
  const own = new Uint32Array(MOST_DEPTH + 1);
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (opens(byte)) {
      depth += 1;
      if (depth > MOST_DEPTH) throw new Error('nested too deeply');
      own[depth] = 0;
    } else if (closes(byte)) depth -= 1;
    if (byte !== QUOTE) continue;
    at += 1;
    while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
    while (isSpace(bytes[at + 1])) at += 1;
    if (bytes[at + 1] !== COLON) continue;
    keys += 1;
    const ownKeys = (own[depth] ?? 0) + 1;
    own[depth] = ownKeys;
    if (ownKeys > MOST_KEYS) throw new Error('too many keys in an object');
  }
  return keys;
}

/**
 * Number of keys in parsed JSON. Not recursive, since the sender chooses the depth.
 * @throws Error for a key that would change a prototype where it is copied
 */
function keysRead(value: unknown): number {
  const open = [value];
  let keys = 0;
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (Array.isArray(next)) {
      for (const each of next) if (typeof each === 'object') open.push(each);
      continue;
    }
    for (const key in next) {
      keys += 1;
      const each: unknown = (next as Record<string, unknown>)[key];
      if (key === '__proto__' || (key === 'constructor' && hasPrototype(each)))
        throw new Error('a forbidden property');
      if (typeof each === 'object') open.push(each);
    }
  }
  return keys;
}

const hasPrototype = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype');
