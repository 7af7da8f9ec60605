import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Principal } from '../../http/principal.ts';
import { testPrincipals } from '../../testing/http.ts';
import { changePassword } from '../accounts/change-password.ts';
import { sessions } from '../accounts/sessions/tables.ts';
import { users } from '../accounts/tables.ts';
import { createApiKey } from '../api-keys/create-key.ts';
import { revokeApiKey } from '../api-keys/revoke-key.ts';
import { members } from '../organisations/tables.ts';
import { readUsage } from './quota/room.ts';
import { sweepStorage } from './sweep.ts';
import { files, uploadParts } from './tables.ts';
import { callApi, refusal } from './testing/call-api.ts';
import { createStorageServer, type StorageServer } from './testing/storage-server.ts';
import { createStorageWorld, type StorageWorld } from './testing/storage-world.ts';

let world: StorageWorld;
let server: StorageServer;
let png: Buffer;

beforeAll(async () => {
  world = await createStorageWorld();
  server = await createStorageServer(world);
  png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#446688' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await server.close();
  await world.close();
});

const call = (method: string, path: string, body?: Uint8Array) =>
  callApi(server, undefined, method, path, body);

async function newToken(user: Principal, parts: boolean): Promise<string> {
  const query = `file_name=a.png&content_type=image/png&size=${png.length}&parts=${parts}`;
  const { data } = await callApi(server, user, 'GET', `/storage/upload/token?${query}`);
  return String(data['upload_url']);
}

const session = (user: Principal) => eq(sessions.tokenHash, user.tokenHash);

/** Events that end the right to upload, each with the database as its use case leaves it. */
const ENDINGS: [string, (user: Principal) => Promise<unknown>][] = [
  ['the person signs out', (user) => world.deps.db.delete(sessions).where(session(user))],
  [
    'the session is over',
    (user) =>
      world.deps.db
        .update(sessions)
        .set({ expiresAt: new Date(world.deps.clock.now().getTime() - 1) })
        .where(session(user)),
  ],
  [
    'the account is switched off',
    (user) =>
      world.deps.db
        .update(users)
        .set({ disabledAt: world.deps.clock.now() })
        .where(eq(users.id, user.userId)),
  ],
  [
    'the person is removed from the team',
    (user) =>
      world.deps.db
        .delete(members)
        .where(and(eq(members.userId, user.userId), eq(members.organisationId, user.organisationId))),
  ],
  [
    'the password is changed on another device',
    async (user) => {
      const other = { ...user, tokenHash: `other-${user.userId}` };
      const expiresAt = new Date('2027-01-01T00:00:00Z');
      await world.deps.db.insert(sessions).values({ ...other, expiresAt });
      await changePassword({ ...world.deps, codeSecret: Buffer.alloc(32), secureCookies: false }, other, {
        current: undefined,
        password: 'a long enough password',
      });
    },
  ],
];

describe.each(ENDINGS)('when %s', (_what, end) => {
  it('an upload address accepts nothing any more', async () => {
    const user = await world.newMember(await world.newFounder(), 'member');
    const address = await newToken(user, false);
    await end(user);
    expect(await call('PUT', address, png)).toMatchObject(refusal('upload_token_invalid'));
  });

  it('an upload in parts cannot continue', async () => {
    const user = await world.newMember(await world.newFounder(), 'member');
    const address = await newToken(user, true);
    expect(await call('PUT', `${address}/parts/0`, png.subarray(0, 50))).toMatchObject({ status: 200 });
    await end(user);
    const refused = refusal('upload_token_invalid');
    expect(await call('GET', `${address}/parts`)).toMatchObject(refused);
    expect(await call('PUT', `${address}/parts/50`, png.subarray(50))).toMatchObject(refused);
    expect(await call('POST', `${address}/finish`)).toMatchObject(refused);
  });

  it('an upload whose bytes are on their way is not kept', async () => {
    const user = await world.newMember(await world.newFounder(), 'member');
    const address = await newToken(user, false);
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new Uint8Array(png.subarray(0, 50)));
        await end(user);
        controller.enqueue(new Uint8Array(png.subarray(50)));
        controller.close();
      },
    });
    const response = await fetch(new URL(address, server.origin), {
      method: 'PUT',
      body,
      duplex: 'half',
    } as RequestInit);
    expect(await response.json()).toMatchObject({ code: refusal('upload_token_invalid').code });
    expect(await world.deps.db.select().from(files).where(eq(files.userId, user.userId))).toEqual([]);
    expect(await readUsage(world.deps, user.organisationId)).toMatchObject({ used: 0 });
  });
});

describe('a session that has moved to another organisation', () => {
  it('can still finish its upload in the first, if its person is a member there', async () => {
    const user = await world.newFounder();
    const other = await world.newFounder();
    await world.deps.db
      .insert(members)
      .values({ organisationId: other.organisationId, userId: user.userId, role: 'member' });
    const address = await newToken(user, false);
    await world.deps.db.update(sessions).set({ organisationId: other.organisationId }).where(session(user));
    expect(await call('PUT', address, png)).toMatchObject({ status: 200 });
  });
});

describe('an upload that was allowed to an API key', () => {
  it('is accepted while the key is valid, and ends when it is revoked', async () => {
    const founder = await world.newFounder();
    const deps = { db: world.deps.db, clock: world.deps.clock };
    const wish = { name: 'Shop', scopes: ['files' as const], days: null, points_limit: null };
    const { key, item } = await createApiKey(deps, founder, wish);
    const program = await testPrincipals(deps).authenticate(key, '127.0.0.1');
    if (!program) throw new Error('the key is not valid');
    const [first, second] = [await newToken(program, false), await newToken(program, false)];
    expect(await call('PUT', first, png)).toMatchObject({ status: 200 });
    await revokeApiKey(deps, founder, item.id);
    expect(await call('PUT', second, png)).toMatchObject(refusal('upload_token_invalid'));
  });
});

describe('the parts of an upload whose session has ended', () => {
  it('are removed by the next sweep, with their bytes and their room', async () => {
    const user = await world.newFounder();
    const address = await newToken(user, true);
    await call('PUT', `${address}/parts/0`, png.subarray(0, 50));
    const mine = eq(uploadParts.organisationId, user.organisationId);
    const [part] = await world.deps.db.select().from(uploadParts).where(mine);
    await sweepStorage(world.deps);
    expect(await world.deps.db.select().from(uploadParts).where(mine)).toHaveLength(1);
    await world.deps.db.delete(sessions).where(session(user));
    await sweepStorage(world.deps);
    expect(await world.deps.db.select().from(uploadParts).where(mine)).toEqual([]);
    expect(await world.deps.files.driver.head(part?.key ?? '')).toBeUndefined();
    expect(await readUsage(world.deps, user.organisationId)).toMatchObject({ used: 0 });
  });
});
