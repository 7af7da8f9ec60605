import type { Edition } from '@inkreel/contract/api/accounts.ts';
import type { Role } from '@inkreel/contract/api/organisations.ts';
import { ERRORS, type ErrorCode } from '@inkreel/contract/errors.ts';
import { v7 } from 'uuid';
import { invitations, members, organisations, pointAccounts, projects, users } from '../../../db/schema.ts';
import { TestClock } from '../../../testing/clock.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { createTestServer } from '../../../testing/http.ts';
import { createSession } from '../../accounts/token.ts';
import { newInviteCode } from '../invite-code.ts';
import { organisationRoutes } from '../routes.ts';

/** Someone who is signed in to one of their organisations. */
export interface Someone {
  userId: string;
  organisationId: string;
  role: Role;
  token: string;
  name: string;
}

export interface Studio {
  id: string;
  founder: Someone;
  /** The founder's first project. */
  projectId: string;
}

const DAY_MS = 86_400_000;

/**
 * The organisations' routes on the real HTTP server, over a database in which tests create the people that they
 * need.
 */
export async function createTeamWorld() {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = new TestClock();
  const server = await createTestServer({ db, clock, routes: organisationRoutes({ db, clock }) });
  let people = 0;

  const newUser = async (): Promise<{ userId: string; name: string }> => {
    people += 1;
    const user = { userId: v7(), name: `Person ${people}` };
    await db.insert(users).values({ id: user.userId, name: user.name, email: `${user.userId}@example.com` });
    return user;
  };
  /** Puts a person into an organisation and signs them in there. */
  const join = async (
    person: { userId: string; name: string },
    organisationId: string,
    role: Role,
  ): Promise<Someone> => {
    await db.insert(members).values({ organisationId, userId: person.userId, role });
    const { token } = await createSession(db, clock, { userId: person.userId, organisationId });
    return { ...person, organisationId, role, token };
  };
  const newStudio = async (plan: Edition = 'com', seats = 100): Promise<Studio> => {
    const id = v7();
    const expiresAt = new Date(clock.now().getTime() + 30 * DAY_MS);
    await db
      .insert(organisations)
      .values({ id, name: 'Studio', plan, seats, planExpiresAt: plan === 'free' ? null : expiresAt });
    await db.insert(pointAccounts).values({ organisationId: id });
    const founder = await join(await newUser(), id, 'founder');
    const projectId = v7();
    await db
      .insert(projects)
      .values({ id: projectId, organisationId: id, name: 'First', createdBy: founder.userId });
    return { id, founder, projectId };
  };
  return {
    db,
    clock,
    drop: database.drop,
    newUser,
    join,
    newStudio,
    newMember: async (studio: Studio, role: 'admin' | 'member' = 'member') =>
      join(await newUser(), studio.id, role),
    /** Someone who founded another organisation and works there. */
    newStranger: async () => (await newStudio()).founder,
    newCode: async (studio: Studio, uses = 9): Promise<string> => {
      const code = newInviteCode();
      const expiresAt = new Date(clock.now().getTime() + DAY_MS);
      await db
        .insert(invitations)
        .values({ id: v7(), organisationId: studio.id, code, usesLeft: uses, expiresAt });
      return code;
    },
    call: server.call,
    /** The answer's data. */
    get: async <Data>(path: string, who: { token: string }) =>
      (await server.call<Data>('GET', path, { token: who.token })).data,
    /** The outcome of a call: `ok`, or the name of its error. */
    outcome: async (
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      path: string,
      who: { token: string } | undefined,
      body?: unknown,
    ): Promise<ErrorCode | 'ok'> => {
      const answer = await server.call(method, path, {
        ...(who === undefined ? {} : { token: who.token }),
        ...(body === undefined ? {} : { body }),
      });
      return answer.code === 0 ? 'ok' : errorName(answer.code);
    },
  };
}
export type TeamWorld = Awaited<ReturnType<typeof createTeamWorld>>;

function errorName(number: number): ErrorCode {
  const codes = Object.keys(ERRORS) as ErrorCode[];
  const found = codes.find((code) => ERRORS[code].number === number);
  if (!found) throw new Error(`${number} is in no catalogue`);
  return found;
}
