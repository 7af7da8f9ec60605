import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/**
 * Reads JSON bodies as Fastify does, and refuses those that name a property twice: a check in front of us may have read
 * the first one, and we would act on the last.
 */
export function refuseDoubleKeys(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    parse(request, text, (error, value) => {
      if (error || keysWritten(text) === keysRead(value)) return done(error, value);
      done(new AppError('malformed_request', { cause: new Error('a property is named twice') }));
    });
  });
}

/** Strings of valid JSON that a colon follows: its keys. */
function keysWritten(text: string): number {
  let keys = 0;
  for (const [, colon] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/gs))
    if (colon !== undefined) keys += 1;
  return keys;
}

/** With a list in place of calls, since the depth is the sender's choice. */
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
