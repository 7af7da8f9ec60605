import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** Headers with a single value: of duplicates, a proxy may have read the first and we the last. */
const SINGLE = new Set(['authorization', 'content-length', 'content-type', 'host', 'idempotency-key']);

/**
 * Refuses ambiguous requests: duplicate headers about the caller or the body, an address that is not ASCII with
 * percent-encoded UTF-8, JSON in another charset than UTF-8 (RFC 8259, section 8.1).
 */
export function refuseAmbiguity(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const twice = headerSentTwice(request);
    if (twice !== undefined)
      return done(new AppError('malformed_request', { data: { header_twice: twice } }));
    if (!isReadableUrl(request.url) || !isUtf8Json(request.headers['content-type']))
      return done(new AppError('text_not_utf8'));
    done();
  });
}

function headerSentTwice({ raw }: FastifyRequest): string | undefined {
  const seen = new Set<string>();
  for (let index = 0; index < raw.rawHeaders.length; index += 2) {
    const name = raw.rawHeaders[index]?.toLowerCase() ?? '';
    if (!SINGLE.has(name)) continue;
    if (seen.has(name)) return name;
    seen.add(name);
  }
  return undefined;
}

/**
 * Whether an address is printable ASCII whose percent-encoded bytes are UTF-8. A percent sign alone is only a mistake.
 */
export function isReadableUrl(url: string): boolean {
  if (!/^[\x21-\x7e]*$/.test(url)) return false;
  for (const [encoded] of url.matchAll(/(?:%[0-9a-f]{2})+/gi)) {
    try {
      decodeURIComponent(encoded);
    } catch {
      return false;
    }
  }
  return true;
}

function isUtf8Json(contentType: string | undefined): boolean {
  if (contentType === undefined || !/^\s*application\/json\b/i.test(contentType)) return true;
  return [...contentType.matchAll(/;\s*charset\s*=\s*"?([^";]*)"?/gi)].every(([, charset]) =>
    /^utf-?8$/i.test(charset?.trim() ?? ''),
  );
}
