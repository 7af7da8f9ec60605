import { type LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { Readable } from 'node:stream';

/** An address that is not allowed, or does not resolve. */
export class Unreachable extends Error {
  /** True if the name has no address now: it may have one later. */
  readonly isUnknown: boolean;

  constructor(host: string, isUnknown: boolean) {
    super(`${host} does not lead to a public address`);
    this.isUnknown = isUnknown;
  }
}

/**
 * Looks a name up, once.
 * @param mayReach whether a numeric address may be connected to
 * @throws Unreachable if one of its addresses may not be
 */
export async function findReachable(
  url: URL,
  mayReach: (address: string) => boolean,
): Promise<LookupAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  const family = isIP(host);
  const found = family ? [{ address: host, family }] : await lookup(host, { all: true }).catch(() => []);
  if (found.length === 0 || found.some(({ address }) => !mayReach(address)))
    throw new Unreachable(host, found.length === 0);
  return found;
}

/**
 * A fetch that looks a name up once and connects to the addresses that were checked, so that a name that
 * resolves differently in between reaches nothing internal. It does not follow redirects.
 */
export function pinnedFetch(mayReach: (address: string) => boolean) {
  return async (address: string | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address);
    return fetchAt(await findReachable(url, mayReach), url, init);
  };
}

/**
 * A call that connects to these addresses, whatever the name in its URL resolves to now.
 * @throws TypeError like the platform's fetch, with the cause; for a redirect too
 */
export async function fetchAt(
  found: readonly LookupAddress[],
  url: URL,
  init: RequestInit,
): Promise<Response> {
  // The platform's class encodes forms and sets their headers.
  const asked = new Request(url, init);
  asked.signal.throwIfAborted();
  const body = init.body ? Buffer.from(await asked.arrayBuffer()) : undefined;
  const answer = await send(found, asked, body).catch((cause: unknown) => {
    if (asked.signal.aborted) throw asked.signal.reason;
    throw new TypeError('fetch failed', { cause });
  });
  const { statusCode: status = 0, statusMessage: statusText = '' } = answer;
  if (status >= 300 && status < 400) {
    answer.destroy();
    throw new TypeError('fetch failed', { cause: new Error('unexpected redirect') });
  }
  const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  );
  const isEmpty = status === 204 || status === 205;
  const stream = isEmpty ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array<ArrayBuffer>>);
  return new Response(stream, { status, statusText, headers });
}

function send(
  found: readonly LookupAddress[],
  { url, method, headers, signal }: Request,
  body: Buffer | undefined,
): Promise<http.IncomingMessage> {
  const client = url.startsWith('https:') ? https : http;
  const [first] = found as readonly [LookupAddress];
  return new Promise((resolve, reject) => {
    const sent = client.request(url, {
      method,
      signal,
      agent: false,
      // Nothing is decompressed here, so compressed answers are not accepted.
      headers: { ...Object.fromEntries(headers), 'accept-encoding': 'identity' },
      lookup: (_host, options, done) => {
        if (options.all) done(null, [...found]);
        else done(null, first.address, first.family);
      },
    });
    sent.once('response', resolve);
    sent.once('error', reject);
    sent.end(body);
  });
}
