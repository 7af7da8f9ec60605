import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files, sessions } from '../../db/schema.ts';
import type { Principal } from '../../http/principal.ts';
import { isPublicAddress } from './public-address.ts';
import { callApi, refusal } from './testing/call-api.ts';
import { createStorageServer, type StorageServer } from './testing/storage-server.ts';
import { createStorageWorld, type StorageWorld } from './testing/storage-world.ts';

let world: StorageWorld;
let server: StorageServer;
let user: Principal & { projectId: string };
let origin: string;
let png: Buffer;

/** Someone's web site: each path has another answer. */
const site = http.createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  const send = (type: string, body: Buffer | string) =>
    response.writeHead(200, { 'content-type': type }).end(body);
  if (pathname.startsWith('/pictures/')) send('image/png', png);
  else if (pathname === '/meanwhile') void meanwhile().then(() => send('image/png', png));
  else if (pathname === '/lies.jpg') send('image/jpeg', png);
  else if (pathname === '/page') send('text/html', '<!doctype html><p>Sign in first</p>');
  else if (pathname === '/svg') send('image/png', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  else if (pathname === '/endless') endless(response);
  else if (pathname === '/inside') response.writeHead(302, { location: 'http://127.0.0.2/secret' }).end();
  else response.writeHead(404).end();
});

/** Happens between a request for a file and its answer. */
let meanwhile: () => Promise<unknown> = async () => undefined;

function endless(response: http.ServerResponse): void {
  response.writeHead(200, { 'content-type': 'image/png' });
  const more = () => {
    if (!response.destroyed) response.write(Buffer.alloc(1024 * 1024), () => setImmediate(more));
  };
  more();
}

beforeAll(async () => {
  world = await createStorageWorld();
  server = await createStorageServer(world);
  user = await world.newFounder();
  png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#225588' } })
    .png()
    .toBuffer();
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await server.close();
  await world.close();
});

const fetchUrl = (url: string, more: object = {}) =>
  callApi(server, user, 'POST', '/storage/upload/url', { url, ...more });

describe('an upload by address', () => {
  it('is kept like any other, under the name at the end of its address', async () => {
    const { status, data } = await fetchUrl(`${origin}/pictures/my%20cat.png?size=large`, {
      from_type: 'tool',
      share_type: 'private',
      project_id: user.projectId,
    });
    expect({ status, ...data }).toMatchObject({ status: 200, width: 40, height: 30, name: 'my cat.png' });
    const [row] = await world.deps.db
      .select()
      .from(files)
      .where(eq(files.id, String(data['id'])));
    expect(row).toMatchObject({
      userId: user.userId,
      projectId: user.projectId,
      fromType: 'tool',
      shareType: 'private',
    });
    expect((await fetch(new URL(String(data['path']), server.origin))).status).toBe(200);
  });

  it('is not kept for someone who is signed out while it comes', async () => {
    const { db } = world.deps;
    const before = await db.$count(files);
    meanwhile = () => db.delete(sessions).where(eq(sessions.tokenHash, user.tokenHash));
    const answer = await fetchUrl(`${origin}/meanwhile`);
    user = await world.newFounder();
    expect(answer).toMatchObject(refusal('not_signed_in'));
    expect(await db.$count(files)).toBe(before);
  });

  it('has the type of its bytes, whatever its header says', async () => {
    expect((await fetchUrl(`${origin}/lies.jpg`)).data).toMatchObject({
      content_type: 'image/png',
      name: 'lies.png',
    });
  });

  it.each([
    ['a page', '/page', 'unsupported_file_type'],
    ['SVG', '/svg', 'unsupported_file_type'],
    ['nothing', '/missing', 'address_unreachable'],
    ['a body without end', '/endless', 'file_too_large'],
  ] as const)('is refused when it is %s', async (_what, path, code) => {
    expect(await fetchUrl(origin + path)).toMatchObject(refusal(code));
  });

  it('is refused for a project of someone else, before anything is fetched', async () => {
    const other = await world.newFounder();
    const answer = await fetchUrl(`${origin}/pictures/a.png`, { project_id: other.projectId });
    expect(answer).toMatchObject(refusal('not_found'));
  });

  it('copies a file of this product without a request, for those who see it', async () => {
    const { data } = await fetchUrl(`${origin}/pictures/boat.png`, { share_type: 'private' });
    const other = await world.newFounder();
    world.deps.files.mayReach = isPublicAddress;
    const [path, whole] = [String(data['path']), new URL(String(data['path']), server.origin).href];
    const copies = [await fetchUrl(path), await fetchUrl(whole)];
    // The signature of a private file's address opens it, but does not make it another organisation's.
    const foreign = await callApi(server, other, 'POST', '/storage/upload/url', { url: whole });
    const gone = await fetchUrl(`${server.origin}/files/2026/01/${'a'.repeat(32)}.png`);
    world.deps.files.mayReach = () => true;
    for (const copy of copies)
      expect({ status: copy.status, ...copy.data }).toMatchObject({
        status: 200,
        name: 'boat.png',
        width: 40,
      });
    expect(new Set([data['id'], ...copies.map((copy) => copy.data['id'])]).size).toBe(3);
    expect([foreign, gone]).toMatchObject([refusal('address_unreachable'), refusal('address_unreachable')]);
  });

  it.each([
    ['ours', () => `${origin}/pictures/a.png`],
    ['one that a redirect leads to', () => `${origin}/inside`],
    ['a decimal one', () => 'http://2130706433/'],
    ['an octal one', () => 'http://0177.0.0.1/'],
    ['a mapped one', () => 'http://[::ffff:7f00:1]/'],
    ['the metadata service', () => 'http://169.254.169.254/latest/meta-data/'],
    ['a name for this machine', () => 'http://localhost:1/'],
    ['another scheme', () => 'file:///etc/passwd'],
    ['a program', () => 'javascript:alert(1)'],
    ['no address', () => 'not an address'],
  ])('reaches no internal address: %s', async (what, make) => {
    world.deps.files.mayReach =
      what === 'one that a redirect leads to' ? (ip) => ip === '127.0.0.1' : isPublicAddress;
    const answer = await fetchUrl(make());
    world.deps.files.mayReach = () => true;
    // The same answer for all, which does not reveal which of them exist.
    expect(answer).toMatchObject(refusal('address_unreachable'));
  });

  it('leaves nothing behind', () => {
    expect(fs.readdirSync(world.deps.files.incoming)).toEqual([]);
  });
});
