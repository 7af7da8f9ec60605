import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { members, organisations, users } from '../../db/schema.ts';
import type { Enqueue } from '../../jobs/jobs.ts';
import { createTaskWorld, type TaskWorld, type User } from '../tasks/testing/task-world.ts';
import { announcePayment, announceRemoval } from './announce.ts';

const ORDER_ID = '0195508c-3c00-7abc-8def-0123456789ab';
/** An evening in UTC: in Shanghai it is the next day. */
const EVENING = new Date('2026-03-31T20:00:00Z');

let world: TaskWorld;
let user: User;
let mails: { key: string | undefined; mail: Record<string, unknown> }[];
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  mails = [];
  user = await world.newUser(10);
  await world.db
    .update(organisations)
    .set({ planExpiresAt: EVENING })
    .where(eq(organisations.id, user.organisationId));
});

const jobs: Enqueue = {
  enqueue: async (_tx, _job, mail, { key }) => mails.push({ key, mail: mail as Record<string, unknown> }) > 0,
};
const deps = { jobs, publicUrl: 'https://studio.test', defaultLanguage: 'en' as const };
const change = (values: Partial<typeof users.$inferInsert>) =>
  world.db.update(users).set(values).where(eq(users.id, user.userId));

const order = () => ({
  id: ORDER_ID,
  ...user,
  name: 'Personal',
  amount: 123_456,
  currency: 'USD',
  points: 1000,
  createdAt: EVENING,
});
const paid = (changes: Partial<ReturnType<typeof order>> = {}) =>
  world.db.transaction((tx) => announcePayment(deps)(tx, { ...order(), ...changes }));
const removal = () =>
  world.db.transaction((tx) =>
    announceRemoval(deps)(tx, { organisationId: user.organisationId, points: 25, removedAt: EVENING }),
  );

describe('the receipt of a payment', () => {
  test('goes to the buyer, in their language and time zone', async () => {
    await paid();
    expect(mails).toEqual([
      {
        key: `receipt ${ORDER_ID}`,
        mail: {
          to: `${user.userId}@example.com`,
          language: 'en',
          template: 'receipt',
          values: {
            number: 'IK-2026-0123456789AB',
            product: 'Personal',
            organisation: 'Studio',
            amount: '$1,234.56',
            points: 1000,
            expires: '31 March 2026',
            link: `https://studio.test/en/credits/invoice/${ORDER_ID}`,
          },
        },
      },
    ]);
    await change({ language: 'zh', timeZone: 'Asia/Shanghai' });
    await paid({ currency: 'CNY' });
    expect(mails[1]?.mail).toMatchObject({
      language: 'zh',
      values: {
        amount: '¥1,234.56',
        expires: '2026年4月1日',
        link: `https://studio.test/zh/credits/invoice/${ORDER_ID}`,
      },
    });
  });

  test('divides an amount by the minor units of its currency', async () => {
    await paid({ currency: 'JPY' });
    expect(mails[0]?.mail['values']).toMatchObject({ amount: '¥123,456' });
    await paid({ currency: 'KWD' });
    expect(mails[1]?.mail['values']).toMatchObject({ amount: expect.stringContaining('123.456') });
  });

  test('is not sent to a buyer without an address, nor for a plan that is gone', async () => {
    await world.db
      .update(organisations)
      .set({ planExpiresAt: null })
      .where(eq(organisations.id, user.organisationId));
    await paid();
    await world.db
      .update(organisations)
      .set({ planExpiresAt: EVENING })
      .where(eq(organisations.id, user.organisationId));
    await change({ email: null, mobile: `+86${Date.now()}` });
    await paid();
    expect(mails).toEqual([]);
  });
});

describe('the notice that frozen points will be removed', () => {
  test('goes to the founder', async () => {
    const other = await world.newUser(10);
    await world.db
      .insert(members)
      .values({ userId: other.userId, organisationId: user.organisationId, role: 'admin' });
    await removal();
    await change({ language: 'zh', timeZone: 'Asia/Shanghai' });
    await removal();
    expect(mails).toMatchObject([
      {
        key: `frozen ${user.organisationId}`,
        mail: {
          to: `${user.userId}@example.com`,
          language: 'en',
          template: 'frozenNotice',
          values: {
            organisation: 'Studio',
            points: 25,
            date: '31 March 2026',
            link: 'https://studio.test/en/pricing',
          },
        },
      },
      { mail: { language: 'zh', values: { date: '2026年4月1日', link: 'https://studio.test/zh/pricing' } } },
    ]);
  });

  test('is not sent if the founder has no address, or there is no founder', async () => {
    await change({ email: null, mobile: `+86${Date.now()}` });
    await removal();
    await world.db.delete(members).where(eq(members.organisationId, user.organisationId));
    await removal();
    expect(mails).toEqual([]);
  });
});
