/**
 * An attacker with one account and many connections, in a separate process: sends hostile uploads, guesses
 * passwords, keeps connections, holds bodies open, tries other Authorization headers, sends broken files, and
 * reads slowly, all in parallel. Ends when its standard input closes, and then reports the answers. Usage:
 * node e2e/support/load-attacks.ts '{"url", "token", "victim", "scale"}'
 */
import { randomBytes, randomUUID } from 'node:crypto';
import http from 'node:http';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';

interface Given {
  url: string;
  /** The attacker's account. */
  token: string;
  /** E-mail address of the account whose password is guessed. */
  victim: string;
  /** 1 for attacks of minutes; a fraction for a short run. */
  scale: number;
}

const { url, token, victim, scale } = JSON.parse(process.argv[2] ?? '') as Given;
const { hostname, port } = new URL(url);
const over = new AbortController();
process.stdin.resume().once('end', () => over.abort());

/** Counts of the answers to each attack: a status, `cut`, or `unanswered` if the attack ended first. */
const answers: Record<string, Record<string, number>> = {};
function note(attack: string, answer: number | 'cut' | 'unanswered'): void {
  const counts = (answers[attack] ??= {});
  counts[answer] = (counts[answer] ?? 0) + 1;
}

/** Each attack comes from a different loopback address, and none from that of the working users. */
let hosts = 1;
const ownAddress = () => (process.platform === 'linux' ? { localAddress: `127.0.0.${++hosts}` } : {});

interface Call {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
}

const ANSWER_MS = 30_000;

type Caller = (call: Call) => Promise<{ status: number | 'cut'; text: string }>;

function caller(): Caller {
  const agent = new http.Agent({ keepAlive: true, ...ownAddress() });
  return ({ method, path, headers, body }) =>
    new Promise((resolve) => {
      const cut = () => resolve({ status: 'cut', text: '' });
      const signal = AbortSignal.any([over.signal, AbortSignal.timeout(ANSWER_MS)]);
      const request = http.request({ hostname, port, method, path, agent, headers: headers ?? {}, signal });
      request.on('response', (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 'cut', text }));
        response.on('error', cut);
      });
      request.on('error', cut);
      request.end(body);
    });
}

/** Repeats an action in this many lanes, more slowly after a refusal. */
async function repeat(name: string, lanes: number, pauseMs: number, once: () => Promise<number | 'cut'>) {
  const lane = async () => {
    while (!over.signal.aborted) {
      const answer = await once();
      note(name, over.signal.aborted && answer === 'cut' ? 'unanswered' : answer);
      if (over.signal.aborted) return;
      await pause(answer === 429 || answer === 'cut' ? 500 : pauseMs);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.round(lanes * scale)) }, lane));
}

/** Keeps a number of connections open that have only sent this; closed ones are reopened. */
async function hold(name: string, count: number, text: () => string) {
  const from = ownAddress();
  const lane = async () => {
    while (!over.signal.aborted) {
      const socket = net.connect({ host: hostname, port: Number(port), ...from });
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      socket.on('error', () => undefined);
      socket.once('connect', () => note(name, 200));
      socket.write(text());
      const stop = () => socket.destroy();
      over.signal.addEventListener('abort', stop, { once: true });
      await closed;
      over.signal.removeEventListener('abort', stop);
      if (!over.signal.aborted) note(name, 'cut');
      await pause(500);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.round(count * scale)) }, lane));
}

const SIDE = 8000;
const large = () => sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#c8371f' } });
/**
 * Small files of many pixels, each expensive in a different way. Those most expensive to create are left to
 * long runs.
 */
async function hostileFiles() {
  const files = [
    { type: 'image/webp', bytes: await large().webp({ lossless: true, effort: 0 }).toBuffer() },
    {
      type: 'image/jpeg',
      bytes: await large().withMetadata({ orientation: 6 }).jpeg({ quality: 30 }).toBuffer(),
    },
  ];
  if (scale < 1) return files;
  const cmyk = large().toColourspace('cmyk').jpeg({ progressive: true, quality: 30 });
  return [
    ...files,
    { type: 'image/avif', bytes: await large().avif({ effort: 0, quality: 1 }).toBuffer() },
    { type: 'image/jpeg', bytes: await cmyk.toBuffer() },
  ];
}

const bearer = { authorization: `Bearer ${token}` };

async function upload(call: Caller, { type, bytes }: { type: string; bytes: Uint8Array }) {
  const query = new URLSearchParams({ file_name: 'a', content_type: type, size: String(bytes.length) });
  const path = `/api.v1/storage/upload/token?${query}`;
  const { status, text } = await call({ method: 'GET', path, headers: bearer });
  if (status !== 200) return status;
  const { data } = JSON.parse(text) as { data: { upload_url: string } };
  const headers = { 'content-type': type, 'content-length': String(bytes.length) };
  return (await call({ method: 'PUT', path: data.upload_url, headers, body: bytes })).status;
}

const [files, small] = await Promise.all([
  hostileFiles(),
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff' } })
    .png()
    .toBuffer(),
]);
const anyOf = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)]!;
const json = { 'content-type': 'application/json' };
const pages = `GET / HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(200);
const halfBody = () =>
  `POST /api.v1/results/archive HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"ids":`;

const [uploader, guesser, prober, breaker] = [caller(), caller(), caller(), caller()];
process.stdout.write('ready\n');
await Promise.all([
  repeat('hostile uploads', 24, 0, () => upload(uploader, anyOf(files))),
  repeat('wrong passwords', 4, 20, async () => {
    const body = JSON.stringify({ email: victim, password: randomUUID() });
    return (await guesser({ method: 'POST', path: '/api.v1/passport/login/email', headers: json, body }))
      .status;
  }),
  hold('kept-alive connections', 2000, () => 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'),
  hold('bodies held open', 200, halfBody),
  hold('slow readers', 50, () => pages),
  repeat('made-up authorization', 8, 5, async () => {
    const headers = { authorization: `Bearer ${randomBytes(32).toString('base64url')}` };
    return (await prober({ method: 'GET', path: '/api.v1/user/current', headers })).status;
  }),
  repeat('broken files', 4, 20, () => {
    const bytes = Buffer.from(small.subarray(0, 60 + Math.floor(Math.random() * (small.length - 60))));
    for (let n = 0; n < 8; n += 1) bytes[20 + Math.floor(Math.random() * (bytes.length - 20))] = n * 31;
    return upload(breaker, { type: 'image/png', bytes });
  }),
]);
process.stdout.write(`${JSON.stringify(answers)}\n`);
process.exit(0);
