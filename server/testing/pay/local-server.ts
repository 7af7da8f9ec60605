import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How the next calls fail. `unauthorized`: the key is refused, as DashScope and Volcengine do it. `lost`: the work is done, the answer does not arrive. `larger`: the answer declares a
 * terabyte, and stops after its first bytes.
 */
export type Fault =
  | 'silent'
  | 'endless'
  | 'larger'
  | 'unavailable'
  | 'limited'
  | 'unauthorized'
  | 'html'
  | 'half'
  | 'moved'
  | 'lost';

export interface LocalRequest {
  method: string;
  /** Path with query, as in the request line. */
  target: string;
  url: URL;
  header(name: string): string;
  body: Buffer;
}

export interface LocalReply {
  status: number;
  headers?: Record<string, string>;
  body?: string;
  /** Sent in place of `body`. */
  bytes?: Uint8Array;
}

export interface LocalServer {
  origin: string;
  /** For anything but calls, such as sockets. */
  http: http.Server;
  /** `METHOD target` of every call, in order. */
  calls: string[];
  /** @param call beginning of the calls that fail, such as `GET /a`; by default any call */
  fail(fault: Fault, times?: number, call?: string): void;
  /** Calls no longer fail. */
  forgive(): void;
  /** The answer to the next call whose path has this ending is lost; the work is done. */
  loseNext(pathEnd: string): void;
  /** Runs a function just before the next call whose path has this ending. */
  beforeNext(pathEnd: string, happens: () => void): void;
  stop(): Promise<void>;
}

/** An HTTP server on a free local port that answers with `handle` and can fail in the ways of real servers. */
export async function startLocalServer(
  handle: (request: LocalRequest) => LocalReply | Promise<LocalReply>,
  port = 0,
): Promise<LocalServer> {
  const calls: string[] = [];
  const faults: { fault: Fault; call: string }[] = [];
  let lost: string | undefined;
  let before: { pathEnd: string; happens: () => void } | undefined;
  const server = http.createServer((incoming, outgoing) => {
    void serve(incoming, outgoing).catch((error: unknown) => {
      outgoing.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  async function serve(incoming: http.IncomingMessage, outgoing: http.ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of incoming as AsyncIterable<Buffer>) parts.push(part);
    const method = incoming.method ?? 'GET';
    const target = incoming.url ?? '/';
    calls.push(`${method} ${target}`);
    const next = faults.findIndex(({ call }) => `${method} ${target}`.startsWith(call));
    let fault = next < 0 ? undefined : faults.splice(next, 1)[0]?.fault;
    if (before !== undefined && target.endsWith(before.pathEnd)) {
      before.happens();
      before = undefined;
    }
    if (lost !== undefined && target.endsWith(lost)) {
      fault = 'lost';
      lost = undefined;
    }
    if (fault === 'silent') return;
    if (fault === 'endless') {
      outgoing.writeHead(200, { 'content-type': 'application/json' });
      const blanks = Buffer.alloc(64 * 1024, ' ');
      const more = () => {
        while (!outgoing.destroyed && outgoing.write(blanks));
      };
      outgoing.on('drain', more);
      more();
      return;
    }
    if (fault === 'larger') {
      outgoing.writeHead(200, { 'content-type': 'image/png', 'content-length': String(2 ** 40) });
      outgoing.write(Buffer.alloc(64 * 1024));
      return;
    }
    if (fault === 'unavailable' || fault === 'limited') {
      const status = fault === 'limited' ? 429 : 503;
      outgoing.writeHead(status, { 'retry-after': '7', 'content-type': 'text/html' }).end('<h1>Busy</h1>');
      return;
    }
    if (fault === 'unauthorized') {
      const said = { code: 'InvalidApiKey', message: 'Invalid API-key provided.', detail: 'Unauthorized' };
      const gateway = { RequestId: 'r', Error: { Code: 'AccessDenied', Message: 'Unauthorized' } };
      outgoing
        .writeHead(401, { 'content-type': 'application/json' })
        .end(JSON.stringify({ ...said, ResponseMetadata: gateway }));
      return;
    }
    if (fault === 'html') {
      outgoing
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<html><body>Welcome to the Wi-Fi</body></html>');
      return;
    }
    if (fault === 'moved') {
      outgoing.writeHead(307, { location: target }).end();
      return;
    }
    const reply = await handle({
      method,
      target,
      url: new URL(target, 'http://local'),
      header: (name) => String(incoming.headers[name] ?? ''),
      body: Buffer.concat(parts),
    });
    if (fault === 'lost') {
      incoming.socket.destroy();
      return;
    }
    const body = reply.bytes ?? reply.body ?? '';
    outgoing.writeHead(reply.status, reply.headers);
    outgoing.end(fault === 'half' ? body.slice(0, body.length / 2) : body);
  }
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    http: server,
    calls,
    fail: (fault, times = 1, call = '') => {
      for (let count = 0; count < times; count += 1) faults.push({ fault, call });
    },
    forgive: () => {
      faults.length = 0;
    },
    loseNext: (pathEnd) => {
      lost = pathEnd;
    },
    beforeNext: (pathEnd, happens) => {
      before = { pathEnd, happens };
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await untilRefused(origin);
    },
  };
}

/** Connections to one server that a test's calls have left open. */
const MOST_KEPT = 100;

/**
 * Clients in this process notice a dead keep-alive connection only in later turns of the event loop; a call before that
 * breaks off in place of being refused.
 */
async function untilRefused(origin: string): Promise<void> {
  for (let dead = 0; dead < MOST_KEPT; dead += 1) {
    const outcome = await fetch(origin).then(
      () => 'answered',
      (error: { cause?: { code?: string } }) => error.cause?.code,
    );
    // Another process may have the port by now.
    if (outcome === 'answered' || outcome === 'ECONNREFUSED') return;
  }
}

/** A notification as it goes over the wire; names are lower-case. */
export interface SignedNotice {
  headers: Record<string, string>;
  body: Buffer;
}

/** Posts a notification to the product. @returns the status it answered */
export async function postNotice(url: string, notice: SignedNotice): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...notice.headers },
    body: new Uint8Array(notice.body),
  });
  await answer.arrayBuffer();
  return answer.status;
}
