/** Input that no client should send is refused with a message, and changes nothing. */
import type { Endpoint } from '@inkreel/contract/api/endpoint.ts';
import { allEndpoints, fullPath } from '@inkreel/contract/api/index.ts';
import { ERRORS } from '@inkreel/contract/errors.ts';
import { PROMPT_CHARACTERS } from '@inkreel/contract/limits.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect, type Db } from '../server/db/connect.ts';
import { findViolations } from '../server/testing/invariants.ts';
import { takesAll } from '../server/testing/rounds.ts';
import { callApi } from './support/api.ts';
import type { Ids } from './support/callers.ts';
import { ask, makeOneOfEach, nameOf } from './support/calls.ts';
import { EXPECTED } from './support/matrix.ts';
import { fingerprintOf, type Person, registerFounder, setBalance } from './support/organisations.ts';
import type { Product } from './support/product.ts';
import { RUN_PATH, SMALL_RUN, startRun, untilEnded } from './support/runs.ts';
import { startTestProduct } from './support/test-product.ts';
import { startValidatingProxy, type ValidatingProxy } from './support/validating-proxy.ts';

const NOT_ENOUGH_POINTS = 100505;

let product: Product;
let proxy: ValidatingProxy;
let db: Db;
let person: Person;
let ids: Ids;

beforeAll(async () => {
  product = await startTestProduct({ LOG_LEVEL: 'fatal', TRUSTED_PROXIES: '1' });
  proxy = await startValidatingProxy(product.url);
  db = connect({ ...product.database, max: 3 });
  person = await registerFounder(proxy.url, 'somebody@example.com');
  ids = await makeOneOfEach(proxy.url, db, person);
});
afterAll(async () => {
  await db.$client.end();
  await proxy.close();
  await product.close();
});

const endpoints = allEndpoints(TOOLS).map((endpoint) => [nameOf(endpoint), endpoint] as const);
const post = (path: string, body: unknown, key?: string) =>
  callApi(proxy.url, 'POST', path, {
    token: person.token,
    body,
    ...(key === undefined ? {} : { key }),
  });
const fingerprint = () => fingerprintOf(db, person.organisationId);

/** All data of the account after the last action of this test that changed nothing. */
let unchanged: string | undefined;
beforeEach(() => {
  unchanged = undefined;
});

/** Runs the action, and checks that none of the account's data has changed. */
async function changingNothing<Value>(action: () => Promise<Value>): Promise<Value> {
  const before = unchanged ?? (await fingerprint());
  unchanged = undefined;
  const value = await action();
  expect(await fingerprint()).toBe(before);
  unchanged = before;
  return value;
}

/** Ids that name nothing. */
const BAD_IDS = [
  '-1',
  '1e9',
  '99999999999999999999',
  'null',
  "' or 1=1 --",
  '..%2f..%2fsecrets',
  '\u0000',
  '\u202eid',
  'x'.repeat(3000),
];

describe('a malformed id', () => {
  const takingIds = endpoints.filter(([name]) => {
    const line = EXPECTED[name];
    const marked = line && JSON.stringify(line.call(allThe('MARK')));
    return marked?.includes('MARK');
  });

  test.each(takingIds)('is not found by %s', async (name, endpoint) => {
    const call = EXPECTED[name]?.call ?? (() => ({}));
    const turn = takingIds.findIndex(([each]) => each === name);
    // Three for each endpoint in turn: they share the check of ids.
    for (const bad of BAD_IDS.filter((_, at) => takesAll || at % 3 === turn % 3)) {
      const answer = await changingNothing(() => ask(proxy.url, endpoint, call(allThe(bad)), person.token));
      expect([404, 422], `${bad.slice(0, 30)}: ${answer.body}`).toContain(answer.status);
    }
  });
});

function allThe(id: string): Ids {
  return new Proxy({} as Ids, { get: () => id });
}

describe('a method that is not offered', () => {
  const paths = Map.groupBy(endpoints, ([, endpoint]) => fullPath(endpoint));

  test.each([...paths.keys()])('is refused at %s', async (path) => {
    const [[, some] = []] = paths.get(path) ?? [];
    const offered = (paths.get(path) ?? []).map(([, { method }]) => method as string);
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter(
      (each) => !offered.includes(each),
    )) {
      const wrong = { ...some, method, answer: 'envelope' } as Endpoint;
      const answer = await changingNothing(() =>
        ask(proxy.url, wrong, method === 'GET' ? {} : { body: {} }, person.token),
      );
      // The last part of the path is read as an upload's token, which is invalid.
      expect([403, 404, 405], `${method}: ${answer.body}`).toContain(answer.status);
    }
  });
});

describe('a page out of range', () => {
  const paged = endpoints.filter(([, { query }]) => query !== undefined && 'before' in shapeOf(query));

  test.each(paged)('is refused by %s', async (_name, endpoint) => {
    for (const limit of ['0', '-1', '1.5', '101', '1e9', 'Infinity', 'NaN', 'all', '']) {
      const answer = await ask(proxy.url, endpoint, { query: { limit } }, person.token);
      expect(answer.status, `${limit}: ${answer.body}`).toBe(422);
    }
    expect((await ask(proxy.url, endpoint, { query: { limit: '100' } }, person.token)).status).toBe(200);
  });
});

function shapeOf(schema: object): object {
  return 'shape' in schema ? (schema.shape as object) : {};
}

describe('properties that a client may not set', () => {
  test.each([
    ['points', 0],
    ['price', 0],
    ['factor', 0],
    ['is_prod', true],
    ['noSave', true],
    ['organisation_id', 'x'],
    ['user_id', 'x'],
    ['state', 'SUCCEEDED'],
    ['__proto__x', {}],
  ])('%s in a run is refused', async (field, value) => {
    const { code } = await changingNothing(() => post(RUN_PATH, { ...SMALL_RUN, [field]: value }));
    expect(code).toBe(100422);
  });

  test('an engine that is not open is refused in a run', async () => {
    const { code } = await changingNothing(() => post(RUN_PATH, { ...SMALL_RUN, engine: 'free' }));
    expect(code).toBe(ERRORS.engine_not_open.number);
  });

  test.each(['a key', 'x'.repeat(201), 'schl\u00fcssel'])(
    'the idempotency key %j is refused',
    async (key) => {
      const { code } = await changingNothing(() => post(RUN_PATH, SMALL_RUN, key));
      expect(code).toBe(100422);
    },
  );

  test('roles and points are refused at the registration', async () => {
    for (const field of ['points', 'role', 'is_operator', 'id', 'org_id', 'plan']) {
      const body = { email: 'greedy@example.com', password: 'a long enough one', [field]: 1 };
      expect((await post('/passport/register/email', body)).code).toBe(100422);
    }
    const body = { email: 'greedy@example.com', password: 'a long enough one' };
    expect((await post('/passport/login/email', body)).code).toBe(10040101);
  });

  test('filing a result moves no points, whatever its body says', async () => {
    const path = '/cloud/request/system/org/current/point/result';
    const body = { type: 'ai-image-generator', url: ids.file, task_id: ids.task };
    await changingNothing(async () => {
      expect((await post(path, body)).code).toBe(0);
      expect((await post(path, { ...body, points: 500 })).code).toBe(100422);
      expect((await post(path, { ...body, url: 'https://elsewhere.example/a.png' })).code).toBe(100404);
    });
  });

  test('an organisation in the address is ignored', async () => {
    const plain = await callApi(proxy.url, 'GET', '/credits/records', { token: person.token });
    const other = await callApi(
      proxy.url,
      'GET',
      `/credits/records?organisation_id=${ids.task}&user_id=${ids.task}`,
      { token: person.token },
    );
    expect(other.data).toEqual(plain.data);
  });
});

describe('a prompt', () => {
  test.each([
    ['that is empty', ''],
    ['of blanks', ' \n\t\u3000 '],
    ['one character too long', 'x'.repeat(PROMPT_CHARACTERS + 1)],
    ['of a million characters', 'x'.repeat(1_000_000)],
    ['with a NUL', 'a\u0000b'],
    ['with a lone surrogate', 'a\ud800b'],
    ['that is a number', 5],
    ['that is a list', ['a']],
    ['that is not there', undefined],
  ])('%s is refused', async (_name, prompt) => {
    const { status } = await changingNothing(() => post(RUN_PATH, { ...SMALL_RUN, prompt }));
    expect([413, 422]).toContain(status);
  });

  test.each([
    ['markup', '<img src=x onerror=alert(1)><script>alert(1)</script> a red mug'],
    ['template syntax', '{{7*7}} ${7*7} <%= 7*7 %> #{7*7} %s %n a red mug'],
    ['right-to-left marks', '\u202ea red mug\u202c كوب أحمر'],
    ['emoji and combining marks', '👩‍👩‍👧‍👦 e\u0301 a red mug'],
    ['the length that is allowed', 'a red mug '.repeat(PROMPT_CHARACTERS / 10).trimEnd()],
  ])('with %s is drawn and stored unchanged', async (_name, prompt) => {
    await setBalance(db, person.organisationId, 10);
    const task = await startRun(proxy.url, person.token, { prompt });
    const { state } = await untilEnded(proxy.url, person.token, task);
    const { data } = await callApi<{ input: { prompt: string } }>(proxy.url, 'GET', `/tasks/${task}`, {
      token: person.token,
    });
    expect([state, data.input.prompt]).toEqual(['SUCCEEDED', prompt]);
  });

  test.each([
    ['width', 255],
    ['width', 1537],
    ['height', 512.5],
    ['height', '512'],
    ['count', 0],
    ['count', 5],
    ['count', 1e9],
    ['quality', 'free'],
    ['style', 'none of ours'],
    ['seed', -1],
    ['seed', 2 ** 32],
  ])('with %s as %s is refused', async (field, value) => {
    const { code } = await changingNothing(() => post(RUN_PATH, { ...SMALL_RUN, [field]: value }));
    expect(code).toBe(100422);
  });
});

describe('an upload by URL', () => {
  test.each([
    'http://127.0.0.1:1/a.png',
    'http://2130706433/a.png',
    'http://0x7f000001/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/a.png',
    'http://user:password@8.8.8.8/a.png',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'data:image/png;base64,AAAA',
    '//127.0.0.1/a.png',
    'not an address',
  ])('reaches no internal address by %s', async (url) => {
    const { code } = await changingNothing(() => post('/storage/upload/url', { url }));
    expect(code).toBe(10042240);
  });

  test.each([
    ['url', ''],
    ['url', 'x'.repeat(5000)],
    ['url', 'http://a\u0000b/'],
    ['url', 7],
    ['from_type', 'elsewhere'],
    ['share_type', 'everybody'],
    ['project_id', 'mine'],
    ['user_id', 'x'],
  ])('with the %s %s is refused', async (field, value) => {
    const body = { url: 'http://127.0.0.1/a.png', [field]: value };
    const { code } = await changingNothing(() => post('/storage/upload/url', body));
    expect(code).toBe(100422);
  });
});

describe('an item of the stock', () => {
  test.each([
    ['name', ''],
    ['name', 'x'.repeat(121)],
    ['name', 'a\u0000b'],
    ['name_zh', ' '],
    ['tags', 'red'],
    ['tags', ['']],
    ['tags', Array.from({ length: 31 }, String)],
    ['tags', ['x'.repeat(41)]],
    ['public', 'yes'],
    ['organisation_id', 'x'],
  ])('with the %s %j is refused', async (field, value) => {
    const body = { url: ids.file, name: 'A boat', [field]: value };
    const { code } = await changingNothing(() => post('/org/stock/item', body));
    expect(code).toBe(100422);
  });

  test.each([
    ['of the web', 'https://elsewhere.example/a.png'],
    ['of a page', '/samples/home/hero-en.webp'],
    ['of the file system', '/files/../../etc/passwd'],
  ])('is not made from a URL %s', async (_what, url) => {
    const { code } = await changingNothing(() => post('/org/stock/item', { url, name: 'A boat' }));
    expect(code).toBe(100404);
  });
});

describe('many calls at once', () => {
  // Calls are counted per session: a new session is free of the calls above.
  beforeAll(async () => {
    const body = { email: person.email, password: 'a long enough one' };
    const { data } = await callApi<{ token: string }>(proxy.url, 'POST', '/passport/login/email', { body });
    person = { ...person, token: data.token };
  });

  test('of 64 runs with points for five, five are accepted, and the balance never goes below zero', async () => {
    await setBalance(db, person.organisationId, 50);
    const answers = await Promise.all(Array.from({ length: 64 }, () => post(RUN_PATH, SMALL_RUN)));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(5);
    expect(codes.filter((code) => code === NOT_ENOUGH_POINTS)).toHaveLength(59);
    const { rows } = await db.$client.query('select balance from point_accounts where organisation_id = $1', [
      person.organisationId,
    ]);
    expect(rows).toEqual([{ balance: '0' }]);
  });

  test('the same key sent 64 times starts one run', async () => {
    await setBalance(db, person.organisationId, 100);
    const answers = await Promise.all(Array.from({ length: 64 }, () => post(RUN_PATH, SMALL_RUN, 'one-key')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const tasks = answers.map(({ data }) => (data['output'] as { task_id: string }).task_id);
    expect(new Set(tasks).size).toBe(1);
    expect((await post(RUN_PATH, { ...SMALL_RUN, count: 2 }, 'one-key')).code).toBe(10040901);
  });
});

test('the OpenAPI document describes everything that was sent and answered above', () => {
  expect(proxy.checked()).toBeGreaterThan(endpoints.length * 3);
  expect(proxy.differences()).toEqual([]);
});

test('after all these calls every guarantee about points holds', async () => {
  for (const { id } of (await unfinished()).items) await untilEnded(proxy.url, person.token, id);
  expect(await findViolations(db, new Date())).toEqual([]);
});

async function unfinished(): Promise<{ items: { id: string }[] }> {
  const { data } = await callApi<{ items: { id: string }[] }>(
    proxy.url,
    'GET',
    '/tasks?state=unfinished&limit=100',
    { token: person.token },
  );
  return data;
}
