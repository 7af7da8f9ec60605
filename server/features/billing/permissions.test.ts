import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { members, users } from '../../db/schema.ts';
import { createTaskWorld, type TaskWorld, type User } from '../tasks/testing/task-world.ts';
import { listRecords } from './list-records.ts';

let world: TaskWorld;
let founder: User;
let member: User;
beforeAll(async () => {
  world = await createTaskWorld();
  founder = await world.newUser(200);
  member = { userId: v7(), organisationId: founder.organisationId, role: 'member' };
  await world.db.insert(users).values({ id: member.userId, name: 'Bo', email: 'bo@example.com' });
  await world.db.insert(members).values(member);
  await world.submit(founder);
  await world.submit(member);
});
afterAll(() => world.drop());

const names = async (user: User, before?: string) =>
  (await listRecords(world.deps, user, { limit: 40, ...(before === undefined ? {} : { before }) })).items.map(
    (item) => item.member?.name ?? item.reason,
  );

test('admins see all of the organisation’s ledger, members their own lines and those without a person', async () => {
  expect(await names(founder)).toEqual(['Bo', 'Ada', 'test']);
  expect(await names({ ...founder, role: 'admin' })).toEqual(['Bo', 'Ada', 'test']);
  expect(await names(member)).toEqual(['Bo', 'test']);
});

test('the ledger of another organisation is not visible, not even by its line ids', async () => {
  const stranger = await world.newUser(10);
  expect(await names(stranger)).toEqual(['test']);
  const foreign = (await listRecords(world.deps, founder, { limit: 1 })).items[0]?.id ?? '';
  expect(await names(stranger, foreign)).toEqual([]);
});
