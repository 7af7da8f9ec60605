/**
 * Streamed chats through a whole server, with a provider on this machine that puts the time of sending into each token:
 * the delay of the first token at the caller, with one stream and with 200 at once; what 200 streams cost the server;
 * and that no token is lost. Bars: the first token within 10 ms (p50), 1 MiB of memory a stream, all tokens in order.
 * Prints each as a ratio to its bar; 1 or more passes.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startProgram } from './lib/program.ts';

const STREAMS = 200;
/** Pieces per second of each stream: providers put several tokens into a piece. */
const TOKENS_A_SECOND = 10;
const TOKENS = 100;
/** Streams one after the other, and tokens of each. */
const SINGLES = 60;
const SINGLE_TOKENS = 3;
/** The first streams load packages and open connections. */
const WARM = 5;
/** Milliseconds over which the streams start: people do not all ask at the same instant. */
const RAMP_MS = 4000;
/** Organisations that share the streams: each may have 200 open runs, paid from its sign-up gift. */
const PEOPLE = 4;
const BARS = { firstMs: 10, mebibytesEach: 1 };
const PORT = 4600 + Math.floor(Math.random() * 1000);
const MEBIBYTE = 1024 * 1024;
/** Clock ticks per second, in which Linux counts CPU time. */
const TICKS = 100;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-bench-'));
const gapMs = 1000 / TOKENS_A_SECOND;
const provider = new Worker(new URL('./lib/writing-provider.ts', import.meta.url), { workerData: { gapMs } });
const providerPort = await new Promise<number>((resolve) => provider.once('message', resolve));
const url = `http://127.0.0.1:${PORT}`;
const server = await startProgram({
  name: 'The server',
  command: process.execPath,
  args: ['server/main.ts'],
  env: {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    PORT: String(PORT),
    PUBLIC_URL: url,
    DATA_DIR: folder,
    OPENAI_COMPATIBLE_BASE_URL: `http://127.0.0.1:${providerPort}/v1`,
    OPENAI_COMPATIBLE_TEXT_MODEL: 'writer',
    OPENAI_COMPATIBLE_PRIVATE: '1',
  },
  readyUrl: `${url}/readyz`,
});

async function post(at: string, body: object, token?: string): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  return fetch(`${url}/api.v1${at}`, { method: 'POST', headers, body: JSON.stringify(body) });
}
const tokens = await Promise.all(
  Array.from({ length: PEOPLE }, async (_, at) => {
    const body = { email: `bench${at}@example.com`, password: 'a long enough one' };
    const answer = (await (await post('/passport/register/email', body)).json()) as {
      data: { token: string };
    };
    return answer.data.token;
  }),
);

const now = () => performance.timeOrigin + performance.now();

/** Reads one stream; returns the delay of each token, in milliseconds. @throws Error if one is missing */
async function readStream(token: string, count: number): Promise<number[]> {
  const messages = [{ role: 'user', content: String(count) }];
  const answer = await post('/cloud/request/ai/chat/completions', { messages, stream: true }, token);
  if (!answer.ok || !answer.body) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
  const late: number[] = [];
  let rest = '';
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
    const arrived = now();
    rest += piece;
    for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
      const said = /"content":"(\d+)@([\d.]+) "/u.exec(rest.slice(0, end));
      rest = rest.slice(end + 2);
      if (!said) continue;
      if (Number(said[1]) !== late.length) throw new Error(`token ${said[1]} instead of ${late.length}`);
      late.push(arrived - Number(said[2]));
    }
  }
  if (late.length !== count) throw new Error(`${late.length} of ${count} tokens came`);
  return late;
}

/** Memory of the server in bytes, and its CPU time in seconds. */
function usage(): { memory: number; cpu: number } {
  const status = fs.readFileSync(`/proc/${server.pid}/status`, 'utf8');
  const stat = fs
    .readFileSync(`/proc/${server.pid}/stat`, 'utf8')
    .replace(/^.*\) /u, '')
    .split(' ');
  const memory = Number(/VmRSS:\s+(\d+) kB/u.exec(status)?.[1]) * 1024;
  return { memory, cpu: (Number(stat[11]) + Number(stat[12])) / TICKS };
}

const share = (values: readonly number[], at: number) =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * at))] ??
  0;
function tell(what: string, values: readonly number[], bar?: number): void {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((at) => share(values, at)) as [number, number, number];
  const ratio =
    bar === undefined ? '' : `; ratio to the bar of ${bar} ms ${(bar / Math.max(0.01, p50)).toFixed(2)}`;
  console.log(
    `${what}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${ratio}`,
  );
}

const first: number[] = [];
for (let at = 0; at < WARM + SINGLES; at += 1) {
  const [late = 0] = await readStream(tokens[at % PEOPLE] ?? '', SINGLE_TOKENS);
  if (at >= WARM) first.push(late);
}
tell('first token, one stream at a time', first, BARS.firstMs);

const before = usage();
const began = performance.now();
let peak = before.memory;
const looking = setInterval(() => (peak = Math.max(peak, usage().memory)), 250);
const streams = await Promise.allSettled(
  Array.from({ length: STREAMS }, async (_, at) => {
    await wait((at / STREAMS) * RAMP_MS);
    return readStream(tokens[at % PEOPLE] ?? '', TOKENS);
  }),
);
clearInterval(looking);
const seconds = (performance.now() - began) / 1000;
const { cpu } = usage();
const whole = streams.flatMap((stream) => (stream.status === 'fulfilled' ? [stream.value] : []));
for (const stream of streams) if (stream.status === 'rejected') console.log(`broken: ${stream.reason}`);
tell(
  `first token, ${STREAMS} streams at once`,
  whole.map(([late = 0]) => late),
  BARS.firstMs,
);
tell('every token of them', whole.flat());
const each = (peak - before.memory) / MEBIBYTE / STREAMS;
console.log(
  `memory: ${each.toFixed(2)} MiB a stream; ratio to the bar of ${BARS.mebibytesEach} MiB ${(BARS.mebibytesEach / Math.max(0.01, each)).toFixed(2)}`,
);
console.log(
  `CPU of the server: ${(((cpu - before.cpu) / seconds) * 100).toFixed(0)} % of a core for ${Math.round(whole.flat().length / seconds)} tokens a second`,
);
console.log(
  `whole streams: ${whole.length} of ${STREAMS}, every token in its place; ratio ${(whole.length / STREAMS).toFixed(2)}`,
);

await server.stop();
await provider.terminate();
fs.rmSync(folder, { recursive: true, force: true });
process.exitCode = whole.length === STREAMS ? 0 : 1;
