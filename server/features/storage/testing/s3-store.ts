/**
 * An S3 store in memory, as far as the product and its tests need: it verifies every signature, checksum and
 * condition, and fails like real stores when a test wants it.
 */
import { createHash } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Keys, signatureProblem } from './sigv4.ts';

export interface S3Store {
  endpoint: string;
  /** Bytes by key. */
  objects: Map<string, Buffer>;
  /** Method and key of each request that came, refused ones too. */
  requests: string[];
  /** Replaces the answer to a request, unless it returns false. */
  fault: Fault | undefined;
  close(): Promise<void>;
}

export interface Asked {
  method: string;
  key: string;
  request: IncomingMessage;
  response: ServerResponse;
  body: Buffer;
  /** What the store would have answered. */
  answer: () => void;
}
export type Fault = (asked: Asked) => boolean;

const PAGE = 1000;

const STATUS: Record<string, number> = {
  AccessDenied: 403,
  AuthorizationHeaderMalformed: 400,
  BadDigest: 400,
  InvalidAccessKeyId: 403,
  InvalidRange: 416,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  PreconditionFailed: 412,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  SlowDown: 503,
  XAmzContentSHA256Mismatch: 400,
};

/** Answers with an S3 error document. */
export function refuse(response: ServerResponse, code: string, headers: Record<string, string> = {}): void {
  response.writeHead(STATUS[code] ?? 500, { 'content-type': 'application/xml', ...headers });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  );
}

/** A listening store with one bucket. */
export async function startS3Store(bucket: string, keys: Keys): Promise<S3Store> {
  const objects = new Map<string, Buffer>();
  const store: Omit<S3Store, 'endpoint' | 'close'> = { objects, requests: [], fault: undefined };
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const body = Buffer.concat(chunks);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    const [, name = '', ...rest] = pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    const method = request.method ?? '';
    store.requests.push(`${method} ${key}`);
    const answer = () => {
      const problem = signatureProblem(request, body, keys) ?? checksumProblem(request, body);
      if (problem !== undefined) return refuse(response, problem);
      if (name !== bucket) return refuse(response, 'NoSuchBucket');
      if (key === '') return bucketAnswer(objects, method, searchParams, response);
      return objectAnswer(objects, { method, key, request, response, body });
    };
    if (store.fault?.({ method, key, request, response, body, answer })) return;
    answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(store, {
    endpoint: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}

function checksumProblem(request: IncomingMessage, body: Buffer): string | undefined {
  const given = request.headers['content-md5'];
  if (given === undefined) return undefined;
  return given === createHash('md5').update(body).digest('base64') ? undefined : 'BadDigest';
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

function objectAnswer(
  objects: Map<string, Buffer>,
  { method, key, request, response, body }: Omit<Asked, 'answer'>,
): void {
  const found = objects.get(key);
  if (method === 'PUT') {
    const { 'if-none-match': none, 'if-match': match } = request.headers;
    if (none === '*' && found) return refuse(response, 'PreconditionFailed');
    if (match !== undefined && (!found || match !== etagOf(found)))
      return refuse(response, 'PreconditionFailed');
    objects.set(key, body);
    return void response.writeHead(200, { etag: etagOf(body) }).end();
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return void response.writeHead(204).end();
  }
  if (method !== 'GET' && method !== 'HEAD') return refuse(response, 'MethodNotAllowed');
  if (!found) return method === 'HEAD' ? void response.writeHead(404).end() : refuse(response, 'NoSuchKey');
  const headers = { etag: etagOf(found), 'last-modified': new Date(0).toUTCString() };
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  if (start === undefined || end === undefined) {
    response.writeHead(200, { ...headers, 'content-length': found.length });
    return void response.end(method === 'HEAD' ? undefined : found);
  }
  if (Number(start) >= found.length) return refuse(response, 'InvalidRange');
  const part = found.subarray(Number(start), Number(end) + 1);
  const range = `bytes ${start}-${Number(start) + part.length - 1}/${found.length}`;
  response.writeHead(206, { ...headers, 'content-length': part.length, 'content-range': range });
  response.end(part);
}

function bucketAnswer(
  objects: Map<string, Buffer>,
  method: string,
  query: URLSearchParams,
  response: ServerResponse,
): void {
  if (method === 'HEAD') return void response.writeHead(200).end();
  if (method !== 'GET' || query.get('list-type') !== '2') return refuse(response, 'MethodNotAllowed');
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].sort().filter((key) => key > after);
  const page = keys.slice(0, PAGE);
  const next = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map(
    (key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length}</Size></Contents>`,
  );
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  );
}
