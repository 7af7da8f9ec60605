import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SHARE_LIMITS } from '@inkreel/contract/api/shares.ts';
import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import { filmKind } from '@inkreel/contract/documents/film-document.ts';
import { filmOf } from '@inkreel/scene/film/testing.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documents, files } from '../../../db/schema.ts';
import { ALL_SCOPES, type Principal } from '../../../http/principal.ts';
import { greyFilm, numbered } from '../../../media/testing/real-media.ts';
import { createDocument } from '../../documents/save-document.ts';
import {
  deleteComment,
  listShares,
  markComment,
  revokeShare,
  shareDocument,
} from '../../shares/share-document.ts';
import { insertFile, prepareFile } from '../../storage/keep-file.ts';
import { createFilmDeps } from '../../tasks/testing/film-deps.ts';
import { createTaskWorld, type TaskWorld } from '../../tasks/testing/task-world.ts';
import type { FilmDeps } from '../export-film.ts';
import { commentOnFilm, replyToComment, watchFilm } from './film-comments.ts';
import { showFilm } from './film-versions.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'inkreel-film-shares-'));
let world: TaskWorld;
let works: ReturnType<typeof createFilmDeps>;
let deps: FilmDeps;
let bytes: Uint8Array;
beforeAll(async () => {
  world = await createTaskWorld();
  works = createFilmDeps(world.db, folder);
  deps = { ...world.deps, files: { ...world.deps.files, ...works.files } } as unknown as FilmDeps;
  bytes = await greyFilm({ width: 160, height: 90, framesPerSecond: 24, frames: 24, luma: numbered });
});
afterAll(async () => {
  await works.close();
  await world.drop();
  rmSync(folder, { recursive: true });
});

const newPerson = async () =>
  ({ ...(await world.newUser(0)), kind: 'session', scopes: ALL_SCOPES }) as Principal;

async function addVideo({ organisationId, userId }: Principal) {
  const file = await prepareFile(works, {
    source: { bytes },
    contentType: 'video/mp4',
    organisationId,
    userId,
    projectId: undefined,
    name: 'film.mp4',
    fromType: 'tool',
    shareType: 'public',
  });
  await insertFile(world.db, file);
  return { id: file.id, url: FILE_PATH_PREFIX + file.key };
}

/** A film with a video that its link shows. */
async function sharedFilm() {
  const person = await newPerson();
  const { id } = await createDocument(deps, person, {
    kind: filmKind.kind,
    name: 'Mina',
    schema: filmKind.version,
    content: { parts: [...filmOf({}).values()] },
  });
  const film = { kind: filmKind.kind, id } as const;
  const video = await addVideo(person);
  await showFilm(deps, person, id, { video_url: video.url });
  const { id: share, link } = await shareDocument(deps, person, film, { days: 7 });
  const say = (
    said: { text?: string; at?: number; version?: number; reply_to?: string },
    from = '192.0.2.1',
  ) => commentOnFilm(deps, { link, name: 'Jonas', text: 'Slower', at: 400, version: 1, ...said }, from);
  return { person, film, video, share, link, say, watch: () => watchFilm(deps, link) };
}

test('a guest watches the finished video, and is told nothing of the document, its files and people', async () => {
  const { watch } = await sharedFilm();
  const watched = await watch();
  expect(watched).toMatchObject({
    name: 'Mina',
    versions: [{ number: 1, url: expect.stringContaining(FILE_PATH_PREFIX), width: 160, seconds: 1 }],
    comments: [],
  });
  expect(JSON.stringify(watched)).not.toMatch(/parts|engine|points|email|@|track|clip/u);
});

test('a video is shown as the next version; pressed twice it is the same', async () => {
  const { person, film, video, watch } = await sharedFilm();
  expect(await showFilm(deps, person, film.id, { video_url: video.url })).toEqual({ number: 1 });
  const second = await addVideo(person);
  expect(await showFilm(deps, person, film.id, { video_url: second.url })).toEqual({ number: 2 });
  expect((await watch()).versions.map(({ number }) => number)).toEqual([2, 1]);
  await world.db.update(files).set({ deletedAt: world.clock.now() }).where(eq(files.id, second.id));
  expect((await watch()).versions.map(({ number }) => number)).toEqual([1]);
});

test('comments stand at their times, are answered by guests and the team, done with, and deleted', async () => {
  const { person, film, say, watch } = await sharedFilm();
  const first = await say({ text: '<img src=x onerror=alert(1)> =1+1', at: 400 });
  expect(first).toMatchObject({ at: 400, version: 1, team: false, resolved: false, reply_to: null });
  // What lies behind the end is said of its end.
  expect(await say({ at: 9_000_000 })).toMatchObject({ at: 1000 });
  await say({ text: 'I agree', reply_to: first.id });
  await replyToComment(deps, person, { id: film.id, comment: first.id }, { text: 'In version 2' });
  await markComment(deps, person, film, first.id, { resolvedAt: world.clock.now() });
  const { comments } = await watch();
  expect(comments).toHaveLength(4);
  expect(comments.find(({ id }) => id === first.id)).toMatchObject({
    text: '<img src=x onerror=alert(1)> =1+1',
    resolved: true,
  });
  expect(comments.filter(({ reply_to }) => reply_to === first.id)).toMatchObject([
    { text: 'In version 2', team: true, at: 400 },
    { text: 'I agree', team: false, name: 'Jonas' },
  ]);
  await deleteComment(deps, person, film, first.id);
  expect((await watch()).comments).toHaveLength(1);
});

test('a reply belongs to its thread: neither to a reply, nor to the thread of another link', async () => {
  const { person, film, say } = await sharedFilm();
  const first = await say({});
  const reply = await say({ reply_to: first.id });
  await expect(say({ reply_to: reply.id })).rejects.toMatchObject({ code: 'not_found' });
  const other = await shareDocument(deps, person, film, { days: 1 });
  const by = { link: other.link, name: 'Eve', text: 'Hm', at: 0, version: 1 };
  await expect(commentOnFilm(deps, { ...by, reply_to: first.id }, undefined)).rejects.toMatchObject({
    code: 'not_found',
  });
  expect((await watchFilm(deps, other.link)).comments).toEqual([]);
  await expect(say({ version: 7 })).rejects.toMatchObject({ code: 'not_found' });
});

test('a link ends by its owner, by itself and with the film, and can be made again', async () => {
  const { person, film, share, watch, say } = await sharedFilm();
  await world.db.update(documents).set({ deletedAt: world.clock.now() }).where(eq(documents.id, film.id));
  await expect(watch()).rejects.toMatchObject({ code: 'not_found' });
  await world.db.update(documents).set({ deletedAt: null }).where(eq(documents.id, film.id));
  await revokeShare(deps, person, film, share);
  for (const attempt of [watch, () => say({})])
    await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
  const again = await shareDocument(deps, person, film, { days: 1 });
  await expect(watchFilm(deps, again.link)).resolves.toBeDefined();
  world.clock.move(2 * 24 * 60 * 60 * 1000);
  await expect(watchFilm(deps, again.link)).rejects.toMatchObject({ code: 'not_found' });
});

test('an address says so much an hour by a link', async () => {
  const { say } = await sharedFilm();
  for (let at = 0; at < SHARE_LIMITS.hourly; at += 1) await say({ text: `${at}` });
  await expect(say({})).rejects.toMatchObject({ code: 'too_many_requests' });
  await expect(say({}, '192.0.2.9')).resolves.toBeDefined();
});

test('nobody of another organisation shares, shows, answers, marks or deletes', async () => {
  const { film, video, share, say } = await sharedFilm();
  const { id: comment } = await say({});
  const other = await newPerson();
  const own = await addVideo(other);
  for (const attempt of [
    () => shareDocument(deps, other, film, { days: 7 }),
    () => listShares(deps, other, film),
    () => revokeShare(deps, other, film, share),
    () => showFilm(deps, other, film.id, { video_url: own.url }),
    () => replyToComment(deps, other, { id: film.id, comment }, { text: 'Mine' }),
    () => markComment(deps, other, film, comment, { resolvedAt: null }),
    () => deleteComment(deps, other, film, comment),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
  // Nor does anybody show a video of another organisation.
  const mine = await sharedFilm();
  await expect(showFilm(deps, mine.person, mine.film.id, { video_url: video.url })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(deleteComment(deps, mine.person, mine.film, comment)).rejects.toMatchObject({
    code: 'not_found',
  });
});
