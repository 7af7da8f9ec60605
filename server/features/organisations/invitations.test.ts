import { OPEN_INVITATIONS } from '@inkreel/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invitations, members, organisations } from '../../db/schema.ts';
import { canonicalCode, newInviteCode } from './invite-code.ts';
import { createTeamWorld, type Someone, type Studio, type TeamWorld } from './testing/team-world.ts';

let world: TeamWorld;
beforeAll(async () => {
  world = await createTeamWorld();
});
afterAll(() => world.drop());

type Invitation = { id: string; code: string; uses_left: number; expires_at: string };
const newGuest = async () => (await world.newStudio('free')).founder;
const join = (who: Someone, inviteCode: string) => world.outcome('POST', '/user/join', who, { inviteCode });
const membersOf = (studio: Studio) => world.db.$count(members, eq(members.organisationId, studio.id));
const usesLeft = async (code: string) => {
  const [row] = await world.db.select().from(invitations).where(eq(invitations.code, code));
  return row?.usesLeft;
};
const create = (who: Someone, uses = 3, days = 7) =>
  world.call<Invitation>('POST', '/org/invitation', { token: who.token, body: { uses, days } });

test('codes have 60 random bits and are read as people write them', () => {
  const codes = new Set(Array.from({ length: 500 }, newInviteCode));
  expect(codes.size).toBe(500);
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{12}$/);
  expect(new Set([...codes].join('')).size).toBe(32);
  expect(canonicalCode(' abcd-efgh 2345')).toBe('ABCDEFGH2345');
});

describe('an invitation', () => {
  test('is made, listed, read with the code, used, and revoked', async () => {
    const studio = await world.newStudio();
    const { data } = await create(studio.founder, 2, 7);
    expect(data).toMatchObject({ uses_left: 2, created_by: { name: studio.founder.name } });
    const days = (Date.parse(data.expires_at) - world.clock.now().getTime()) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);

    const read = await world.call('GET', `/open/invitation/${data.code.toLowerCase()}`);
    expect(read.data).toEqual({ organisation: 'Studio', by: studio.founder.name });
    const guest = await newGuest();
    expect(await join(guest, data.code)).toBe('ok');
    const current = await world.get<{ id: string }>('/cloud/request/system/org/current', guest);
    expect(current.id).toBe(studio.id);
    expect(await join(guest, data.code)).toBe('already_member');
    expect(await usesLeft(data.code)).toBe(1);

    expect(await world.get<Invitation[]>('/org/invitations', studio.founder)).toHaveLength(1);
    expect(await world.outcome('DELETE', `/org/invitation/${data.id}`, studio.founder)).toBe('ok');
    expect(await world.outcome('DELETE', `/org/invitation/${data.id}`, studio.founder)).toBe('ok');
    expect(await world.get('/org/invitations', studio.founder)).toEqual([]);
    expect(await join(await newGuest(), data.code)).toBe('invite_code_invalid');
    expect(await world.outcome('GET', `/open/invitation/${data.code}`, undefined)).toBe(
      'invite_code_invalid',
    );
  });

  test('ends with its time and with its last use', async () => {
    const studio = await world.newStudio();
    const once = await world.newCode(studio, 1);
    expect(await join(await newGuest(), once)).toBe('ok');
    expect(await join(await newGuest(), once)).toBe('invite_code_invalid');
    const late = await world.newCode(studio);
    const guest = await newGuest();
    world.clock.advance(86_401);
    expect(await join(guest, late)).toBe('invite_code_invalid');
  });

  test('is not used up by a join that found no seat', async () => {
    const full = await world.newStudio('team', 1);
    const code = await world.newCode(full);
    const guest = await newGuest();
    expect(await join(guest, code)).toBe('no_free_seat');
    expect(await usesLeft(code)).toBe(9);
    expect(await world.outcome('GET', `/open/invitation/${code}`, undefined)).toBe('ok');
  });

  test('admits no one after the plan has ended, and removes no one', async () => {
    const studio = await world.newStudio('team', 5);
    await world.newMember(studio);
    const code = await world.newCode(studio);
    await world.db
      .update(organisations)
      .set({ planExpiresAt: world.clock.now() })
      .where(eq(organisations.id, studio.id));
    expect(await join(await newGuest(), code)).toBe('no_free_seat');
    expect(await membersOf(studio)).toBe(2);
    const { seats } = await world.get<{ seats: number }>('/org/members', studio.founder);
    expect(seats).toBe(2);
  });
});

describe('at the same moment', () => {
  test('eight people take the last seat once', async () => {
    const studio = await world.newStudio('team', 2);
    const code = await world.newCode(studio);
    const guests = await Promise.all(Array.from({ length: 8 }, newGuest));
    const outcomes = await Promise.all(guests.map((guest) => join(guest, code)));
    expect(outcomes.sort()).toEqual([...Array(7).fill('no_free_seat'), 'ok']);
    expect(await membersOf(studio)).toBe(2);
    expect(await usesLeft(code)).toBe(8);
  });

  test('eight people use the last use once', async () => {
    const studio = await world.newStudio('com', 100);
    const code = await world.newCode(studio, 1);
    const guests = await Promise.all(Array.from({ length: 8 }, newGuest));
    const outcomes = await Promise.all(guests.map((guest) => join(guest, code)));
    expect(outcomes.sort()).toEqual([...Array(7).fill('invite_code_invalid'), 'ok']);
    expect(await membersOf(studio)).toBe(2);
  });

  test('one person joins once', async () => {
    const studio = await world.newStudio('com', 100);
    const code = await world.newCode(studio);
    const guest = await newGuest();
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => join(guest, code)));
    expect(outcomes.sort()).toEqual([...Array(5).fill('already_member'), 'ok']);
    expect(await usesLeft(code)).toBe(8);
  });

  test('the number of open invitations is limited', async () => {
    const studio = await world.newStudio();
    const answers = await Promise.all(
      Array.from({ length: OPEN_INVITATIONS + 14 }, () => create(studio.founder)),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(OPEN_INVITATIONS);
    const open = await world.get<Invitation[]>('/org/invitations', studio.founder);
    expect(open).toHaveLength(OPEN_INVITATIONS);
  });
});

describe('limits', () => {
  test('allow a hundred invitations a day, revoked ones included', async () => {
    const studio = await world.newStudio();
    for (let made = 0; made < 100; made += 1) {
      const { data } = await create(studio.founder);
      await world.db
        .update(invitations)
        .set({ revokedAt: world.clock.now() })
        .where(eq(invitations.id, data.id));
    }
    const refused = await create(studio.founder);
    expect(refused.code).toBe(10042905);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    world.clock.advance(86_401);
    expect((await create(studio.founder)).code).toBe(0);
  });

  test('count wrong codes by user, and of guests by address, parallel ones included, and no valid ones', async () => {
    world.clock.advance(3600);
    const studio = await world.newStudio();
    const code = await world.newCode(studio);
    const read = (which: string) => world.outcome('GET', `/open/invitation/${which}`, undefined);
    for (let asked = 0; asked < 60; asked += 1) expect(await read(code)).toBe('ok');

    const guesser = await newGuest();
    const guesses = await Promise.all(Array.from({ length: 30 }, () => join(guesser, newInviteCode())));
    expect(guesses.filter((outcome) => outcome === 'invite_code_invalid')).toHaveLength(20);
    expect(guesses.filter((outcome) => outcome === 'too_many_codes')).toHaveLength(10);
    expect(await join(guesser, code)).toBe('too_many_codes');
    const reads = await Promise.all(Array.from({ length: 40 }, () => read(v7())));
    expect(new Set(reads)).toEqual(new Set(['invite_code_invalid']));
    expect(await read(code)).toBe('too_many_codes');
    world.clock.advance(15 * 60 + 1);
    expect(await join(guesser, code)).toBe('ok');
  });
});
