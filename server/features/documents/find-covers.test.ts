import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { filmKind } from '@inkreel/contract/documents/film-document.ts';
import { storyKind } from '@inkreel/contract/documents/story-document.ts';
import { clipOf, filmOf, TRACKS } from '@inkreel/scene/film/testing.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { files } from '../../db/schema.ts';
import type { Principal } from '../../http/principal.ts';
import { type CreationWorld, createCreationWorld } from '../creations/testing/creation-world.ts';
import { listDocuments } from './read-document.ts';
import { createDocument } from './save-document.ts';
import { addUpload, collageContent } from './testing/document-world.ts';

let world: CreationWorld;
let person: Principal;
/** Uploads of the person, by a letter. */
let uploads: { a: string; b: string; c: string };

beforeAll(async () => {
  world = await createCreationWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  person = await world.newFounder();
  const [a, b, c] = await Promise.all([1, 2, 3].map(async () => (await addUpload(world, person)).id));
  uploads = { a: a ?? '', b: b ?? '', c: c ?? '' };
});

const film = (head: object, ...clips: Parameters<typeof filmOf>[1][]) =>
  createDocument(world.deps, person, {
    kind: 'film',
    name: 'Film',
    schema: filmKind.version,
    content: { parts: [...filmOf({ ...head }, ...TRACKS, ...clips).values()] },
  });
const image = (start: number, file: string) =>
  clipOf('video', 'image', [start, 10], { file: fileSource(file), width: 32, height: 32 });

/** Which of the uploads the list shows for each document, newest first. */
async function covers(who = person) {
  const { items } = await listDocuments(world.deps, who, { limit: 50, own: false, bin: false });
  const keys = await world.deps.db.select({ id: files.id, key: files.key }).from(files);
  return items.map(({ cover }) => {
    const file = keys.find(({ key }) => cover?.includes(key));
    return Object.entries(uploads).find(([, id]) => id === file?.id)?.[0] ?? cover;
  });
}

test('a film is shown by its cover, else by the earliest clip that can be seen', async () => {
  const { a, b, c } = uploads;
  await film({}, image(40, a), image(5, b), image(20, c));
  await film({ cover: fileSource(c) }, image(0, a));
  await film({});
  expect(await covers()).toEqual([null, 'c', 'b']);
});

test('a story is shown by its first shot, in the order of its scenes', async () => {
  const { a, b, c } = uploads;
  const shot = (id: string, parent: string, index: string, file: string) => ({
    id,
    kind: 'shot',
    parent,
    index,
    text: id,
    picked: fileSource(file),
  });
  const parts = [
    { id: 'head', kind: 'head', parent: null, index: 'a0', ratio: '16:9' },
    { id: 'later', kind: 'scene', parent: null, index: 'a2' },
    { id: 'first', kind: 'scene', parent: null, index: 'a1' },
    shot('one', 'later', 'a0', a),
    shot('two', 'first', 'a1', b),
    shot('three', 'first', 'a0', c),
  ];
  const content = { parts };
  await createDocument(world.deps, person, {
    kind: 'story',
    name: 'Story',
    schema: storyKind.version,
    content,
  });
  expect(await covers()).toEqual(['c']);
});

test('a deleted file covers nothing, and documents that are saved whole have no cover', async () => {
  const { a, b } = uploads;
  await film({}, image(0, a), image(20, b));
  const content = collageContent({ sources: [fileSource(b)] });
  await createDocument(world.deps, person, { kind: 'collage', name: 'Collage', schema: 1, content });
  expect(await covers()).toEqual([null, 'a']);
  await world.deps.db.update(files).set({ deletedAt: new Date() }).where(eq(files.id, a));
  expect(await covers()).toEqual([null, 'b']);
  expect(await covers(await world.newFounder())).toEqual([]);
});
