import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { filmKind } from '@inkreel/contract/documents/film-document.ts';
import { clipOf, filmOf, TRACKS } from '@inkreel/scene/film/testing.ts';
import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files } from '../../../db/schema.ts';
import { ALL_SCOPES, type Principal } from '../../../http/principal.ts';
import { createDocument } from '../../documents/save-document.ts';
import { insertFile, prepareFile } from '../../storage/keep-file.ts';
import { createFilmDeps } from '../../tasks/testing/film-deps.ts';
import { createTaskWorld, type TaskWorld } from '../../tasks/testing/task-world.ts';
import type { FilmDeps } from '../export-film.ts';
import { downloadProject } from './download-project.ts';

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const folder = mkdtempSync(path.join(os.tmpdir(), 'inkreel-film-project-'));
let world: TaskWorld;
let works: ReturnType<typeof createFilmDeps>;
let deps: FilmDeps;
let person: Principal;
beforeAll(async () => {
  world = await createTaskWorld();
  works = createFilmDeps(world.db, folder);
  deps = { ...world.deps, files: { ...world.deps.files, ...works.files } } as unknown as FilmDeps;
  person = await newPerson();
});
afterAll(async () => {
  await works.close();
  await world.drop();
  rmSync(folder, { recursive: true });
});

const newPerson = async () =>
  ({ ...(await world.newUser(0)), kind: 'session', scopes: ALL_SCOPES }) as Principal;

async function addImage(name: string, { organisationId, userId }: Principal = person) {
  const file = await prepareFile(works, {
    source: { bytes: PNG },
    contentType: 'image/png',
    organisationId,
    userId,
    projectId: undefined,
    name,
    fromType: 'tool',
    shareType: 'public',
  });
  await insertFile(world.db, file);
  return file.id;
}

async function newFilm(images: readonly string[], name = 'Moon'): Promise<string> {
  const clips = images.map((id, at) =>
    clipOf('video', 'image', [at * 24, 24], { file: fileSource(id), name: `Picture ${at}` }),
  );
  const captions = [
    clipOf('caption', 'caption', [36, 12], { text: 'Or not --> yet.' }),
    clipOf('caption', 'caption', [0, 24], { text: 'Too early.' }),
  ];
  const { id } = await createDocument(deps, person, {
    kind: filmKind.kind,
    name,
    schema: filmKind.version,
    content: { parts: [...filmOf({}, ...TRACKS, ...clips, ...captions).values()] },
  });
  return id;
}

/** The files of the archive as text, by their names, and the headers of the answer. */
async function download(id: string, who = person) {
  let body: Readable | undefined;
  let headers: Record<string, string> = {};
  const reply = {
    headers: (given: typeof headers) => {
      headers = given;
    },
    send: (given: Readable) => {
      body = given;
    },
  };
  await downloadProject(deps, who, id, reply as unknown as FastifyReply);
  const chunks: Buffer[] = [];
  for await (const chunk of body as Readable) chunks.push(Buffer.from(chunk as Uint8Array));
  const unzipped = unzipSync(Buffer.concat(chunks));
  const texts = Object.fromEntries(
    Object.entries(unzipped).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
  );
  return { texts, headers, bytes: (name: string) => Buffer.from(unzipped[name] ?? []) };
}

test('has the document, the timeline, the captions and the media as they were stored', async () => {
  const image = await addImage('Hafen 海.png');
  const { texts, headers, bytes } = await download(await newFilm([image, image]));
  expect(Object.keys(texts)).toEqual([
    'film.json',
    'film.otio',
    'captions.srt',
    'captions.vtt',
    'media/Hafen 海.png',
  ]);
  const [row] = await world.db.select({ key: files.key }).from(files).where(eq(files.id, image));
  const stored = await deps.files.driver.read(row?.key ?? '');
  expect(bytes('media/Hafen 海.png')).toEqual(await buffer(stored as Readable));
  expect(texts['captions.srt']).toBe(
    '1\n00:00:00,000 --> 00:00:01,000\nToo early.\n\n2\n00:00:01,500 --> 00:00:02,000\nOr not → yet.\n',
  );
  expect(JSON.parse(texts['film.json'] ?? '')).toMatchObject({
    format: 'inkreel-film',
    name: 'Moon',
    files: [{ source: fileSource(image), path: 'media/Hafen 海.png', content_type: 'image/png' }],
  });
  expect(texts['film.otio']).toContain(`"media/Hafen%20${encodeURIComponent('海')}.png"`);
  expect(headers['content-disposition']).toContain('Moon.zip');
});

test('names in the archive are safe: no folders, no names that a file system keeps, none twice', async () => {
  const names = ['../../etc/passwd', 'CON.png', 'a:b?.png', 'A.png', 'a.png', '.hidden.png'];
  const ids = await Promise.all(names.map((name) => addImage(name)));
  const { texts } = await download(await newFilm(ids, '../x\u202egpj'));
  const media = Object.keys(texts).filter((name) => name.startsWith('media/'));
  expect(media.toSorted()).toEqual(
    [
      'media/A (2).png',
      'media/_CON.png',
      'media/a.png',
      'media/a_b_.png',
      'media/hidden.png',
      'media/passwd.png',
    ]
      .map((name) =>
        media.includes('media/A.png') ? name.replace('A (2)', 'A').replace('/a.png', '/a (2).png') : name,
      )
      .toSorted(),
  );
});

test('a file that is gone is left out, and its clip has no media', async () => {
  const [kept, gone] = [await addImage('kept.png'), await addImage('gone.png')];
  const id = await newFilm([kept, gone]);
  await world.db.update(files).set({ deletedAt: world.clock.now() }).where(eq(files.id, gone));
  const { texts } = await download(id);
  expect(Object.keys(texts).filter((name) => name.startsWith('media/'))).toEqual(['media/kept.png']);
  expect(texts['film.otio']).not.toContain('gone.png');
});

test('does not exist for another organisation', async () => {
  const id = await newFilm([await addImage('a.png')]);
  const stranger = await newPerson();
  await expect(download(id, stranger)).rejects.toMatchObject({ code: 'not_found' });
});
