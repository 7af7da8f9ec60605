import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { filmKind } from '@inkreel/contract/documents/film-document.ts';
import { textKind } from '@inkreel/contract/documents/text-document.ts';
import { clipOf, filmOf, TRACKS } from '@inkreel/scene/film/testing.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { documentParts } from '../../db/schema.ts';
import type { Principal } from '../../http/principal.ts';
import { type CreationWorld, createCreationWorld } from '../creations/testing/creation-world.ts';
import { readUsage } from '../storage/quota/room.ts';
import { copyDocument } from './copy-document.ts';
import { saveParts } from './parts/save-parts.ts';
import { getDocument, listDocuments } from './read-document.ts';
import { createDocument } from './save-document.ts';
import { addUpload, collageContent } from './testing/document-world.ts';

let world: CreationWorld;
let person: Principal;
let file: string;

beforeAll(async () => {
  world = await createCreationWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  person = await world.newFounder();
  file = (await addUpload(world, person)).id;
});

const film = () =>
  createDocument(world.deps, person, {
    kind: 'film',
    name: 'Film',
    schema: filmKind.version,
    content: {
      parts: [
        ...filmOf(
          {},
          ...TRACKS,
          clipOf('video', 'image', [0, 10], { file: fileSource(file) }, 'clip'),
        ).values(),
      ],
    },
  });
const copy = (id: string, save = 'a-save-of-the-test', who = person) =>
  copyDocument(world.deps, who, id, { name: 'Copy', save });
const parts = async (id: string) => {
  const { content } = await getDocument(world.deps, person, id);
  return new Map((content['parts'] as { id: string }[]).map((part) => [part.id, part]));
};

test('a copy has what the original has now with its results, and changes of either leave the other as it is', async () => {
  const { id } = await film();
  const result = { file: fileSource(file), kind: 'image', task: 'run', tool: 'ai-bg', points: 3 };
  const system = {
    results: [{ ...result, width: 32, height: 32, at: '2026-01-01T00:00:00Z' }],
    spent: 3,
  };
  const [row] = await world.deps.db.select().from(documentParts).where(eq(documentParts.id, 'clip'));
  const whole = { ...row?.part, ...system } as never;
  await world.deps.db.update(documentParts).set({ part: whole }).where(eq(documentParts.id, 'clip'));
  const before = await parts(id);

  const made = await copy(id);
  const { spent, ...kept } = before.get('clip') as never as typeof system;
  expect(spent).toBe(3);
  const copied = await parts(made.id);
  expect(copied).toEqual(new Map([...before, ['clip', kept as never]]));
  expect((await getDocument(world.deps, person, made.id)).files.map((each) => each.id)).toEqual([file]);
  const { items } = await listDocuments(world.deps, person, { limit: 9, own: true, bin: false });
  expect(items.map(({ name, cover }) => [name, cover !== null])).toEqual([
    ['Copy', true],
    ['Film', true],
  ]);

  await saveParts(world.deps, person, made.id, {
    schema: filmKind.version,
    save: 'another-save',
    writer: 'a-page-of-the-test',
    base: 1,
    changes: [{ id: 'clip', set: { name: 'Changed' } }],
  });
  expect(await parts(id)).toEqual(before);
});

test('a run that has not ended is none of the copy', async () => {
  const block = { id: 'block', kind: 'block', parent: null, index: 'a1', node: { type: 'paragraph' } };
  const head = { id: 'head', kind: 'head', parent: null, index: 'a0' };
  const { id } = await createDocument(world.deps, person, {
    kind: 'text',
    name: 'Text',
    schema: textKind.version,
    content: { parts: [head, block] },
  });
  const { db } = world.deps;
  const run = async (state: string) => {
    const part = { ...block, run: { state } };
    await db.update(documentParts).set({ part }).where(eq(documentParts.id, 'block'));
  };
  await run('running');
  expect((await parts(id)).get('block')).toHaveProperty('run');
  expect((await parts((await copy(id)).id)).get('block')).toEqual(block);
  await run('failed');
  expect((await parts((await copy(id, 'another-save-of-it')).id)).get('block')).toHaveProperty('run');
});

test('a call that is repeated, also at the same time, makes one copy', async () => {
  const { id } = await film();
  const made = await Promise.all([copy(id), copy(id)]);
  expect(made[1]).toEqual(made[0]);
  expect(await copy(id)).toEqual(made[0]);
  expect(await copy(id, 'another-save-of-it')).not.toEqual(made[0]);
});

test('a document that is saved whole is copied, and counts for the quota', async () => {
  const content = collageContent({ sources: [fileSource(file)] });
  const { id } = await createDocument(world.deps, person, {
    kind: 'collage',
    name: 'Collage',
    schema: 1,
    content,
  });
  const before = (await readUsage(world.deps, person.organisationId)).used;
  const made = await copy(id);
  expect((await getDocument(world.deps, person, made.id)).content).toEqual(content);
  expect((await readUsage(world.deps, person.organisationId)).used).toBeGreaterThan(before);
});

test('nothing is copied from another organisation', async () => {
  const { id } = await film();
  const stranger = await world.newFounder();
  await expect(copy(id, 'a-save-of-the-test', stranger)).rejects.toMatchObject({ code: 'not_found' });
});
