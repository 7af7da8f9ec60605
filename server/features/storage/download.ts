import { lookup } from 'node:dns/promises';
import { open } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../http/app-error.ts';
import { storageUnavailable } from './drivers/driver.ts';

export interface DownloadRules {
  /** Largest body, in bytes, by the content type of the answer (`''` if it has none). */
  limitOf: (contentType: string) => number;
  /** For the whole download, redirects included. */
  timeoutMs: number;
  /** Whether a numeric address may be connected to for a URL of this origin; see `isPublicAddress`. */
  mayReach: (address: string, origin: string) => boolean;
  /** How many redirects it follows; three by default. */
  redirects?: number;
  /** Called before the body is read, with its declared length or the limit. Throws to end the download. */
  admit?: (bytes: number) => Promise<void>;
}

const REDIRECTS = 3;
/** Error codes that only a file on our own disk has. */
const DISK_TROUBLE: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS']);

/**
 * Fetches an address into a local file. The name is resolved once, every address that it has is checked, and the
 * connection goes to the checked one, so that a name that resolves differently in between reaches no internal
 * address. Each redirect is checked in the same way.
 * @throws AppError file_too_large; storage_unavailable if the target cannot be written; what `admit` throws;
 * task_engine_stopped if the address may not be reached or does not answer with a file
 */
export async function download(address: string, target: string, rules: DownloadRules): Promise<void> {
  const signal = AbortSignal.timeout(rules.timeoutMs);
  try {
    let url = new URL(address);
    for (let redirects = 0; ; redirects += 1) {
      const response = await request(url, rules, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        response.destroy();
        if (redirects >= (rules.redirects ?? REDIRECTS)) throw new Error('too many redirects');
        url = new URL(headers.location, url);
        continue;
      }
      if (statusCode !== 200) {
        response.destroy();
        throw new Error(`answered ${statusCode}`);
      }
      const limit = rules.limitOf(headers['content-type'] ?? '');
      await admitBody(response, limit, rules);
      await saveBody(response, target, limit, signal);
      return;
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('task_engine_stopped', { cause: error });
  }
}

async function request(url: URL, rules: DownloadRules, signal: AbortSignal): Promise<http.IncomingMessage> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error(`scheme ${url.protocol}`);
  if (url.username !== '' || url.password !== '') throw new Error('address with a password');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await inTime(lookup(host, { all: true, verbatim: true }), signal);
  const [checked] = found;
  if (!checked || found.some(({ address }) => !rules.mayReach(address, url.origin))) {
    throw new Error(`${host} does not lead to a public address`);
  }
  const client = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = client.get(url, {
      signal,
      agent: false,
      headers: { accept: '*/*', 'accept-encoding': 'identity' },
      lookup: (_host, options, done) => {
        if (options.all) done(null, [checked]);
        else done(null, checked.address, checked.family);
      },
    });
    sent.once('response', resolve);
    sent.once('error', reject);
  });
}

async function admitBody(
  response: http.IncomingMessage,
  limit: number,
  { admit }: DownloadRules,
): Promise<void> {
  const length = response.headers['content-length'];
  try {
    if (length !== undefined && Number(length) > limit)
      throw new AppError('file_too_large', { data: { limit } });
    await admit?.(length === undefined ? limit : Number(length));
  } catch (error) {
    response.destroy();
    throw error;
  }
}

/** A failure of our own disk is reported as such, not as one of the address. */
async function saveBody(
  response: http.IncomingMessage,
  target: string,
  limit: number,
  signal: AbortSignal,
): Promise<void> {
  const handle = await open(target, 'w').catch((error: unknown) => {
    response.destroy();
    throw storageUnavailable(error);
  });
  await pipeline(response, atMost(limit), handle.createWriteStream(), { signal }).catch((error: unknown) => {
    throw DISK_TROUBLE.has((error as NodeJS.ErrnoException).code ?? '') ? storageUnavailable(error) : error;
  });
}

function atMost(limit: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > limit) done(new AppError('file_too_large', { data: { limit } }));
      else done(null, chunk);
    },
  });
}

/**
 * Waits for `work` until the signal aborts. A name look-up cannot be aborted: it continues, and its result is
 * ignored.
 */
function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
