import { KEY_SCOPES } from '@inkreel/contract/scopes.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/connect.ts';
import {
  accountDeletions,
  apiKeys,
  auditLog,
  documents,
  emailCodes,
  externalIdentities,
  files,
  invitations,
  ledgerRows,
  members,
  orders,
  organisations,
  pointHolds,
  products,
  projects,
  resetLinks,
  results,
  roles,
  runOutputs,
  sessions,
  stockItems,
  tasks,
  users,
} from '../../db/schema.ts';
import type { Principal } from '../../http/principal.ts';
import { hashPassword } from '../accounts/password.ts';
import { type CreationWorld, createCreationWorld } from '../creations/testing/creation-world.ts';
import { findOpenInvitations } from '../organisations/invitation-store.ts';
import { sweepStorage } from '../storage/sweep.ts';
import { NO_TARGETS } from '../tasks/testing/no-targets.ts';
import { deleteAccount } from './delete-account.ts';
import { purgeAccounts } from './purge-accounts.ts';

const PASSWORD = 'paper and ink 7';
let world: CreationWorld;
let person: Principal;
let passwordHash: string;
beforeAll(async () => {
  world = await createCreationWorld();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => world.close());
beforeEach(async () => {
  person = await world.newFounder();
  await world.deps.db.update(users).set({ passwordHash }).where(eq(users.id, person.userId));
});

const purge = (db = world.deps.db) => purgeAccounts({ ...world.deps, db, targets: NO_TARGETS });
const remove = (who = person, password = PASSWORD) => deleteAccount(world.deps, who, password);
const rowOf = async ({ userId }: Principal) =>
  (await world.deps.db.select().from(users).where(eq(users.id, userId)))[0];
/** Someone else's place in the person's organisation, or the person's in someone else's. */
const join = (userId: string, organisationId: string) =>
  world.deps.db.insert(members).values({ userId, organisationId, role: 'member' });

test('leaves no name and no access; the operators’ log records it', async () => {
  const { db } = world.deps;
  await db.insert(apiKeys).values({
    id: crypto.randomUUID(),
    organisationId: person.organisationId,
    userId: person.userId,
    name: 'script',
    tokenHash: person.userId,
    ending: 'abcd',
    scopes: [KEY_SCOPES[0]],
  });
  await remove();
  expect(await rowOf(person)).toMatchObject({
    name: '–',
    email: null,
    mobile: null,
    passwordHash: null,
    disabledAt: world.deps.clock.now(),
    deletedAt: world.deps.clock.now(),
  });
  expect(await db.$count(sessions, eq(sessions.userId, person.userId))).toBe(0);
  const keys = await db.select().from(apiKeys).where(eq(apiKeys.userId, person.userId));
  expect(keys.map(({ revokedAt }) => revokedAt)).toEqual([world.deps.clock.now()]);
  const log = await db.select().from(auditLog).where(eq(auditLog.subjectId, person.userId));
  expect(log.map(({ action, subject, details }) => [action, subject, details])).toEqual([
    ['user.delete', 'user', { organisations: 1 }],
  ]);
  await expect(remove()).rejects.toMatchObject({ code: 'wrong_password' });
});

test('happens once, even if it is requested twice at the same moment', async () => {
  const both = await Promise.allSettled([remove(), remove()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = both.find((each) => each.status === 'rejected');
  expect(refused?.reason).toMatchObject({ code: 'wrong_password' });
  expect(await world.deps.db.$count(auditLog, eq(auditLog.subjectId, person.userId))).toBe(1);
});

test('locks organisations by id, whenever they were joined, so that no two deletions wait for each other', async () => {
  const { db } = world.deps;
  const { userId } = person;
  const ids = ['b', 'c', 'a'].map((last) => `00000000-0000-4000-8000-00000000000${last}`);
  for (const [minute, id] of ids.entries()) {
    await db.insert(organisations).values({ id, name: 'Studio' });
    const createdAt = new Date(Date.now() + minute * 60_000);
    await db.insert(members).values({ organisationId: id, userId, role: 'founder', createdAt });
  }
  await remove();
  const [row] = await db.select().from(accountDeletions).where(eq(accountDeletions.userId, userId));
  expect(row?.organisationIds).toEqual([...ids.toSorted(), person.organisationId]);
});

test('removes every other way in: codes, links, providers and invitations; those of others stay', async () => {
  const { db, clock } = world.deps;
  const other = await world.newFounder();
  const expiresAt = new Date(clock.now().getTime() + 3_600_000);
  for (const { userId, organisationId } of [person, other]) {
    const email = `${userId}@example.com`;
    const code = { purpose: 'reset', codeHash: userId, triesLeft: 5 };
    await db.insert(emailCodes).values({ ...code, email, userId, expiresAt });
    await db.insert(resetLinks).values({ tokenHash: userId, userId, email, expiresAt });
    await db.insert(externalIdentities).values({ issuer: 'https://example.com', subject: userId, userId });
    const invitation = { id: crypto.randomUUID(), code: userId, createdBy: userId, usesLeft: 3 };
    await db.insert(invitations).values({ ...invitation, organisationId, expiresAt });
  }
  const mobile = `+86138${Date.now().toString().slice(-8)}`;
  await db
    .update(users)
    .set({ mobile, language: 'zh', timeZone: 'Asia/Shanghai', writingCommands: [] })
    .where(eq(users.id, person.userId));
  await remove();
  expect(await rowOf(person)).toMatchObject({
    mobile: null,
    language: null,
    timeZone: null,
    writingCommands: null,
  });
  const open = async ({ userId, organisationId }: Principal) => [
    await db.$count(emailCodes, eq(emailCodes.userId, userId)),
    await db.$count(resetLinks, eq(resetLinks.userId, userId)),
    await db.$count(externalIdentities, eq(externalIdentities.userId, userId)),
    await db.$count(sessions, eq(sessions.userId, userId)),
    (await findOpenInvitations(db, organisationId, clock.now())).length,
  ];
  expect(await open(person)).toEqual([0, 0, 0, 0, 0]);
  expect(await open(other)).toEqual([1, 1, 1, 1, 1]);
});

test('is refused with a wrong password, to founders of others’ teams and to operators, and changes nothing', async () => {
  await expect(remove(person, 'not this one')).rejects.toMatchObject({ code: 'wrong_password' });
  await expect(remove({ ...person, isOperator: true })).rejects.toMatchObject({ code: 'operator_stays' });
  const other = await world.newFounder();
  await join(other.userId, person.organisationId);
  await expect(remove()).rejects.toMatchObject({ code: 'founder_hands_over' });
  expect(await rowOf(person)).toMatchObject({ deletedAt: null, passwordHash });
  expect(await world.deps.db.$count(members, eq(members.userId, person.userId))).toBe(1);
});

test('data that was theirs alone is deleted with its bytes; receipts and team data stay', async () => {
  const { db } = world.deps;
  const other = await world.newFounder();
  await join(person.userId, other.organisationId);
  const own = await world.addResult(person);
  const shared = await world.addResult({ ...person, organisationId: other.organisationId });
  await db.insert(documents).values({
    id: crypto.randomUUID(),
    organisationId: person.organisationId,
    userId: person.userId,
    kind: 'collage',
    name: 'Plan',
    updatedAt: world.deps.clock.now(),
  });
  const { organisationId, userId } = person;
  const item = { organisationId, userId, fileId: own.file.id, name: 'private', tags: [] };
  await db.insert(stockItems).values({ ...item, id: crypto.randomUUID() });
  const projectId = crypto.randomUUID();
  await db.insert(projects).values({ id: projectId, organisationId, name: 'Wedding of Ada' });
  const role = { id: crypto.randomUUID(), organisationId, userId, projectId, avatarId: own.file.id };
  await db.insert(roles).values({ ...role, name: 'Ada', description: '', isMain: true, traits: {} });
  await db.insert(runOutputs).values({ taskId: own.taskId, index: 0, text: 'private words' });
  await db.update(tasks).set({ errorDetail: 'private words' }).where(eq(tasks.id, own.taskId));
  const held = await db.$count(pointHolds);
  const booked = await db.$count(ledgerRows);
  await remove();
  // The process ends here; the next one continues, and a repeat does nothing.
  expect(await purge()).toBeGreaterThan(0);
  expect(await purge()).toBe(0);
  await sweepStorage(world.deps);
  expect(await db.$count(results, eq(results.organisationId, organisationId))).toBe(0);
  expect(await db.$count(files, eq(files.organisationId, organisationId))).toBe(0);
  expect(await db.$count(documents, eq(documents.organisationId, organisationId))).toBe(0);
  await expect(world.bytesOf(own.file.key)).rejects.toThrow();
  const [task] = await db.select().from(tasks).where(eq(tasks.id, own.taskId));
  expect(task).toMatchObject({ input: {}, state: 'SUCCEEDED', errorDetail: null });
  expect(await db.$count(runOutputs, eq(runOutputs.taskId, own.taskId))).toBe(0);
  expect(await db.$count(stockItems, eq(stockItems.organisationId, organisationId))).toBe(0);
  expect(await db.$count(roles, eq(roles.organisationId, organisationId))).toBe(0);
  const named = await db.select().from(projects).where(eq(projects.organisationId, organisationId));
  expect(new Set(named.map(({ name }) => name))).toEqual(new Set(['–']));
  const [shell] = await db.select().from(organisations).where(eq(organisations.id, organisationId));
  expect(shell?.name).toBe('–');
  expect([await db.$count(pointHolds), await db.$count(ledgerRows)]).toEqual([held, booked]);
  // The team keeps what was made in it, and its member is gone.
  expect(await db.$count(results, eq(results.id, shared.id))).toBe(1);
  expect((await world.bytesOf(shared.file.key)).length).toBeGreaterThan(0);
  expect(await db.$count(members, eq(members.organisationId, other.organisationId))).toBe(1);
});

test('runs are stopped before anything is deleted', async () => {
  const { db } = world.deps;
  const own = await world.addResult(person);
  await db.update(tasks).set({ state: 'RUNNING', finishedAt: null }).where(eq(tasks.id, own.taskId));
  await remove();
  expect(await purge()).toBe(0);
  const [task] = await db.select().from(tasks).where(eq(tasks.id, own.taskId));
  expect(task).toMatchObject({ cancelRequestedAt: world.deps.clock.now(), input: { prompt: 'a red boat' } });
  expect(await db.$count(results, eq(results.id, own.id))).toBe(1);
  // Its worker ends it.
  const ended = { state: 'CANCELED', finishedAt: world.deps.clock.now() };
  await db.update(tasks).set(ended).where(eq(tasks.id, own.taskId));
  expect(await purge()).toBe(1);
});

test('closes the open orders of the person alone', async () => {
  const { db, clock } = world.deps;
  const other = await world.newFounder();
  const now = clock.now();
  const [product] = await db.select().from(products).limit(1);
  const later = new Date(now.getTime() + 3_600_000);
  const sold = { name: 'Personal', count: 1, currency: 'USD', validDays: 30 };
  const order = async ({ organisationId, userId }: Principal, status: number) => {
    const id = crypto.randomUUID();
    await db.insert(orders).values({
      ...sold,
      id,
      organisationId,
      userId,
      productId: product?.id ?? '',
      status,
      type: 'vip',
      amount: 900,
      points: 100,
      payWay: 'paypal',
      provider: 'paypal',
      closesAt: later,
      paidAt: status === 1 ? now : null,
    });
    return id;
  };
  const [open, paid, others] = [await order(person, 0), await order(person, 1), await order(other, 0)];
  await remove();
  const closesAt = async (id: string) =>
    (await db.select().from(orders).where(eq(orders.id, id)))[0]?.closesAt;
  expect(await Promise.all([open, paid, others].map(closesAt))).toEqual([now, later, later]);
});

test('wherever the process ends, the next one continues', async () => {
  const { db } = world.deps;
  const own = await world.addResult(person);
  await remove();
  /** Ends at the transaction after so many. */
  const endingAfter = (survived: number): Db => {
    let begun = 0;
    return new Proxy(db, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (name === 'transaction' && ++begun > survived)
          return () => Promise.reject(new Error('the process ends'));
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  let crashes = 0;
  for (; ; crashes += 1) {
    const done = await purge(endingAfter(crashes)).catch(() => undefined);
    if (done !== undefined) break;
  }
  expect(crashes).toBeGreaterThan(3);
  await sweepStorage(world.deps);
  expect(await db.$count(results, eq(results.organisationId, person.organisationId))).toBe(0);
  expect(await db.$count(files, eq(files.organisationId, person.organisationId))).toBe(0);
  await expect(world.bytesOf(own.file.key)).rejects.toThrow();
  const [row] = await db.select().from(accountDeletions).where(eq(accountDeletions.userId, person.userId));
  expect(row?.purgedAt).not.toBeNull();
});
