import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@inkreel/contract/api/endpoint.ts';
import { fullPath } from '@inkreel/contract/api/index.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/connect.ts';
import type { Call, Ids } from './matrix.ts';
import type { Person } from './organisations.ts';
import { startRun, untilEnded } from './runs.ts';

/** A server that is up has answered by then; whoever waits longer has found one that hangs. */
const HANGS_MS = 10_000;

/** Method and whole path, as the matrix names an endpoint. */
export const nameOf = (endpoint: Pick<Endpoint, 'method' | 'path' | 'root'>) =>
  `${endpoint.method} ${fullPath(endpoint)}`;

export interface Answer {
  status: number;
  /** The body without what differs from call to call. */
  body: string;
}

/** Calls an endpoint of the contract. A stream of events is left as soon as it has begun. */
export async function ask(
  url: string,
  endpoint: Endpoint,
  call: Call,
  token: string | undefined,
): Promise<Answer> {
  const leave = new AbortController();
  const answer = await fetch(url + pathOf(endpoint, call), {
    method: endpoint.method,
    signal: AbortSignal.any([leave.signal, AbortSignal.timeout(HANGS_MS)]),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  });
  if (endpoint.answer === 'events' && answer.ok) {
    leave.abort();
    return { status: answer.status, body: '' };
  }
  const body = (await answer.text()).replace(/"request_id":"[^"]*"/g, '');
  return { status: answer.status, body };
}

function pathOf(endpoint: Endpoint, { params = {}, query = {} }: Call): string {
  const path = fullPath(endpoint).replace(/\{(\w+)\}/g, (_, name: string) =>
    // The key of a file is a path itself.
    (params[name] ?? randomUUID()).split('/').map(encodeURIComponent).join('/'),
  );
  return Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
}

/** Makes one of everything that has an id. */
export async function makeOneOfEach(url: string, db: Db, { token, projectId }: Person): Promise<Ids> {
  const task = await startRun(url, token);
  const { state, results } = await untilEnded(url, token, task);
  const [result] = results;
  if (!result) throw new Error(`the run is ${state}, without a result`);
  const { rows } = await db.execute<{ id: string }>(sql`select id from ledger_rows where task_id = ${task}`);
  return { task, result: result.id, project: projectId, ledger: rows[0]?.id ?? '', file: result.file.url };
}
