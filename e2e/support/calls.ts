import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@inkreel/contract/api/endpoint.ts';
import { fullPath } from '@inkreel/contract/api/index.ts';
import { EMPTY_COLLAGE } from '@inkreel/scene/collage/collage-document.ts';
import { collageKind } from '@inkreel/scene/collage/collage-kind.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/connect.ts';
import type { Call, Ids } from './callers.ts';
import { MANY, payOrder } from './orders.ts';
import type { Person } from './organisations.ts';
import { startRun, untilEnded } from './runs.ts';

/** A server that is up has answered by then; a longer wait means that it hangs. */
const HANGS_MS = 10_000;

/** Method and whole path, as the matrix names an endpoint. */
export const nameOf = (endpoint: Pick<Endpoint, 'method' | 'path' | 'root'>) =>
  `${endpoint.method} ${fullPath(endpoint)}`;

export interface Answer {
  status: number;
  /** The body without what differs from call to call. */
  body: string;
}

/** Calls an endpoint of the contract. An event stream is closed as soon as it has started. */
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
      // Behind a proxy, so that not all of these people share one address with its limits.
      'x-forwarded-for': `10.${octet()}.${octet()}.${octet()}`,
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

const octet = () => Math.floor(Math.random() * 256);

function pathOf(endpoint: Endpoint, { params = {}, query = {} }: Call): string {
  const path = fullPath(endpoint).replace(/\{(\w+)\}/g, (_, name: string) =>
    // The key of a file contains slashes.
    (params[name] ?? randomUUID()).split('/').map(encodeURIComponent).join('/'),
  );
  return Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
}

/** Creates data that stays while the matrix runs, one of everything that has an id. */
export async function makeOneOfEach(url: string, db: Db, founder: Person): Promise<Ids> {
  const { token, projectId, organisationId } = founder;
  const task = await startRun(url, token);
  const { state, results, number } = await untilEnded(url, token, task);
  const [result] = results;
  if (!result) throw new Error(`the run is ${state}, without a result`);
  const { rows } = await db.execute<{ id: string }>(sql`select id from ledger_rows where task_id = ${task}`);
  const { rows: products } = await db.execute<{ id: string }>(
    sql`select id from products where site = 'intl' and type = 'com' order by valid_days limit 1`,
  );
  const product = products[0]?.id ?? '';
  return {
    task,
    number,
    result: result.id,
    project: projectId,
    ledger: rows[0]?.id ?? '',
    file: result.file.url,
    organisation: organisationId,
    product,
    order: await payOrder(url, token, product, MANY),
    ...(await makeFresh(db, founder)),
  };
}

/**
 * Creates data that some calls remove: a member that nothing else needs, an invitation, an item of the stock, a
 * character and its look, a document, a batch, an API key.
 */
export async function makeFresh(
  db: Db,
  { organisationId, userId, projectId }: Person,
): Promise<
  Pick<Ids, 'bystander' | 'invitation' | 'stock' | 'role' | 'look' | 'document' | 'batch' | 'apiKey'>
> {
  const [bystander, invitation, stock] = [randomUUID(), randomUUID(), randomUUID()];
  const [document, batch, apiKey] = [randomUUID(), randomUUID(), randomUUID()];
  const [role, look] = [randomUUID(), randomUUID()];
  // A project holds only so many characters, and this is called more often than that.
  await db.execute(sql`delete from roles where organisation_id = ${organisationId} and name = 'Mara'`);
  await db.execute(sql`
    with somebody as (insert into users (id, name, email) values (${bystander}, 'By', ${`${bystander}@example.com`})),
    inside as (insert into members (organisation_id, user_id, role) values (${organisationId}, ${bystander}, 'member')),
    at_work as (insert into project_members (project_id, user_id) values (${projectId}, ${bystander})),
    kept as (insert into stock_items (id, organisation_id, user_id, file_id, name, tags)
             select ${stock}, organisation_id, user_id, id, 'Kept', '{}' from files
              where organisation_id = ${organisationId} and user_id = ${userId} limit 1),
    person as (insert into roles (id, organisation_id, user_id, project_id, name, description, is_main, traits)
               values (${role}, ${organisationId}, ${userId}, ${projectId}, 'Mara', '', false, '{}')),
    dress as (insert into looks (id, role_id, organisation_id, user_id, name, prompt, traits, is_primary)
              values (${look}, ${role}, ${organisationId}, ${userId}, '', '', '{}', true)),
    drawn as (insert into documents (id, organisation_id, user_id, kind, name, updated_at)
              values (${document}, ${organisationId}, ${userId}, 'collage', 'Collage', now())),
    state as (insert into document_revisions (document_id, revision, organisation_id, user_id, schema_version, content,
                                              content_hash, size, started_at, created_at)
              values (${document}, 1, ${organisationId}, ${userId}, ${collageKind.version},
                      ${JSON.stringify(EMPTY_COLLAGE)}::jsonb, '', 1, now(), now())),
    many as (insert into run_batches (id, organisation_id, user_id, tool_id, request_hash, finished_at)
             values (${batch}, ${organisationId}, ${userId}, 'ai-image-generator', '', now())),
    unused as (insert into api_keys (id, organisation_id, user_id, name, token_hash, ending, scopes, expires_at)
               values (${apiKey}, ${organisationId}, ${userId}, 'Unused', ${apiKey}, '0000', '{run}', now() - interval '1 s'))
    insert into invitations (id, organisation_id, code, uses_left, expires_at)
    values (${invitation}, ${organisationId}, ${invitation}, 1, now() + interval '1 day')`);
  return { bystander, invitation, stock, role, look, document, batch, apiKey };
}
