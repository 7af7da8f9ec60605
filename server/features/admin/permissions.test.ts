import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  auditLog,
  ledgerRows,
  orders,
  products,
  sessions,
  tasks,
  toolPrices,
  users,
} from '../../db/schema.ts';
import { adminRoutes } from './routes.ts';
import { ADMIN_ENDPOINTS, type AdminWorld, type Caller, createAdminWorld } from './testing/admin-world.ts';

let world: AdminWorld;
let people: Record<'founder' | 'admin' | 'member', Caller>;
/** What a path's id could be; each of them exists. */
let ids: string[];
beforeAll(async () => {
  world = await createAdminWorld();
  const founder = await world.signIn(await world.newUser(1000));
  people = {
    founder,
    admin: await world.addMember(founder, 'admin'),
    member: await world.addMember(founder, 'member'),
  };
  const order = await world.newOrder(founder, { status: 1, paidAt: new Date(), providerPaymentId: v7() });
  const { taskId } = await world.submit(founder);
  const [product] = await world.db.select().from(products).limit(1);
  ids = [founder.userId, founder.organisationId, order, taskId, product?.id ?? ''];
});
afterAll(() => world.drop());

const BODY = { reason: 'because', points: 5, disabled: true, path: '/ai/image/text2image' };
const everything = async () =>
  JSON.stringify(
    await Promise.all(
      [auditLog, ledgerRows, orders, products, sessions, tasks, toolPrices, users].map((table) =>
        world.db.select().from(table),
      ),
    ),
  );

test('every endpoint of the console is for operators, and is served', () => {
  const served = adminRoutes(world.deps).map(({ endpoint }) => endpoint);
  expect(new Set(served)).toEqual(new Set(ADMIN_ENDPOINTS));
  expect(ADMIN_ENDPOINTS.filter(({ auth, area }) => auth !== 'operator' || area !== 'admin')).toEqual([]);
});

describe.each(ADMIN_ENDPOINTS.map((endpoint) => ({ ...endpoint })))('$method $path', ({ method, path }) => {
  const paths = () => (path.includes('{id}') ? ids.map((id) => path.replace('{id}', id)) : [path]);
  const body = method === 'GET' ? undefined : BODY;

  test.each(['founder', 'admin', 'member'] as const)('does not exist for a %s', async (who) => {
    const before = await everything();
    for (const each of paths()) {
      expect(await world.outcome(method, each, people[who], body)).toBe('not_found');
    }
    expect(await everything()).toBe(before);
    expect(world.provider.calls).toEqual([]);
  });

  test('asks a guest to sign in', async () => {
    const before = await everything();
    for (const each of paths())
      expect(await world.outcome(method, each, undefined, body)).toBe('not_signed_in');
    expect(await everything()).toBe(before);
  });

  test('exists for an operator', async () => {
    const operator = await world.newOperator();
    const own = path.replace('{id}', v7());
    const outcome = await world.outcome(method, own, operator, body);
    // Authorised callers are told what is wrong with the input, or that the id does not exist.
    expect(outcome).not.toBe('not_signed_in');
    if (!path.includes('{id}')) expect(outcome).not.toBe('not_found');
  });
});

test('a former operator finds nothing', async () => {
  const operator = await world.newOperator();
  const other = await world.newOperator();
  expect(await world.outcome('GET', '/admin/overview', operator)).toBe('ok');
  const change = { is_operator: false, reason: 'left the company' };
  expect(await world.outcome('POST', `/admin/users/${operator.userId}`, other, change)).toBe('ok');
  expect(await world.outcome('GET', '/admin/overview', operator)).toBe('not_found');
});
