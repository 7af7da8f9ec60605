import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/**
 * Reads JSON bodies as Fastify does, and refuses ambiguous ones. With a duplicate property, a check in front of us may
 * have read the first value, and we would act on the last. Bytes that are not UTF-8, or begin with a byte order mark,
 * are replaced by other readers, which then act on another text than we do. Bytes said to be compressed would be
 * decoded there, and are not here.
 */
export function readStrictJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (!/^(identity)?$/i.test(request.headers['content-encoding'] ?? ''))
      return done(new AppError('malformed_request', { data: { header_refused: 'content-encoding' } }));
    const text = textOf(bytes);
    if (text === undefined) return done(new AppError('text_not_utf8'));
    parse(request, text, (error, value) => {
      if (error || keysWritten(text) === keysRead(value)) return done(error, value);
      done(new AppError('malformed_request', { cause: new Error('a duplicate property') }));
    });
  });
}

/** The text of strict UTF-8 without a byte order mark; undefined for anything else. */
function textOf(bytes: Buffer): string | undefined {
  if (!isUtf8(bytes)) return undefined;
  const text = bytes.toString('utf8');
  return text.startsWith('\ufeff') ? undefined : text;
}

/** Number of keys in the text of valid JSON: strings before a colon. */
function keysWritten(text: string): number {
  let keys = 0;
  for (const [, colon] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/gs))
    if (colon !== undefined) keys += 1;
  return keys;
}

/** Number of keys in parsed JSON. Not recursive, since the sender chooses the depth. */
function keysRead(value: unknown): number {
  const open = [value];
  let keys = 0;
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const inside: unknown[] = Object.values(next);
    if (!Array.isArray(next)) keys += inside.length;
    for (const each of inside) open.push(each);
  }
  return keys;
}
