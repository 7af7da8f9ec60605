import { chatKind } from '@inkreel/contract/documents/chat-document.ts';
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { collageKind } from '@inkreel/scene/collage/collage-kind.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectMembers } from '../../db/schema.ts';
import type { Principal } from '../../http/principal.ts';
import { resolveInputFile } from '../storage/resolve-input-file.ts';
import { createStorageWorld, type StorageWorld } from '../storage/testing/storage-world.ts';
import { deleteDocument, emptyDocumentBin, updateDocument } from './change-document.ts';
import { getDocument, listDocuments, listRevisions } from './read-document.ts';
import { restoreRevision } from './restore-revision.ts';
import { createDocument, saveDocument } from './save-document.ts';
import { addUpload, chatContent, collageContent } from './testing/document-world.ts';

const NOT_FOUND = { code: 'not_found' };
const schema = collageKind.version;
let world: StorageWorld;
let founder: Principal & { projectId: string };
let owner: Principal;
let colleague: Principal;
let stranger: Principal & { projectId: string };

beforeAll(async () => {
  world = await createStorageWorld();
  founder = await world.newFounder();
  owner = await world.newMember(founder, 'member');
  colleague = await world.newMember(founder, 'member');
  stranger = await world.newFounder();
  await world.deps.db
    .insert(projectMembers)
    .values([owner, colleague].map(({ userId }) => ({ projectId: founder.projectId, userId })));
});
afterAll(() => world.close());

const create = (person: Principal, sources: string[] = []) =>
  createDocument(world.deps, person, {
    kind: 'collage',
    name: 'Collage',
    schema,
    content: collageContent({ sources }),
  });
const save = (person: Principal, id: string, revision: number, sources: string[]) =>
  saveDocument(world.deps, person, id, { revision, schema, content: collageContent({ sources }) });

/** Every operation on a document. */
const WAYS: Record<string, (person: Principal, id: string) => Promise<unknown>> = {
  get: (person, id) => getDocument(world.deps, person, id),
  save: (person, id) => save(person, id, 1, []),
  rename: (person, id) => updateDocument(world.deps, person, id, { name: 'Mine' }),
  history: (person, id) => listRevisions(world.deps, person, id),
  restore: (person, id) => restoreRevision(world.deps, person, id, { revision: 1, from: 1 }),
  delete: (person, id) => deleteDocument(world.deps, person, id),
};

describe('a document', () => {
  it.each(Object.entries(WAYS))('%s: it exists for its owner and the admins only', async (_name, way) => {
    const strangers: Principal[] = [
      colleague,
      stranger,
      { ...owner, organisationId: stranger.organisationId },
    ];
    for (const person of strangers)
      await expect(way(person, (await create(owner)).id)).rejects.toMatchObject(NOT_FOUND);
    for (const person of [owner, founder, await world.newMember(founder, 'admin')])
      await way(person, (await create(owner)).id);
  });

  it('is not in the lists of others, nor removed when they empty their bins', async () => {
    const { id } = await create(owner);
    await deleteDocument(world.deps, owner, id);
    for (const person of [colleague, stranger]) {
      const { items } = await listDocuments(world.deps, person, { limit: 100, own: false, bin: true });
      expect(items.map((each) => each.id)).not.toContain(id);
      await emptyDocumentBin(world.deps, person);
    }
    await updateDocument(world.deps, owner, id, { restored: true });
    expect(await getDocument(world.deps, owner, id)).toMatchObject({ id });
  });

  it('is listed among those of its author only', async () => {
    const { id } = await create(owner);
    const own = async (person: Principal) =>
      (await listDocuments(world.deps, person, { limit: 100, own: true, bin: false })).items;
    expect((await own(owner)).map((each) => each.id)).toContain(id);
    expect((await own(founder)).map((each) => each.id)).not.toContain(id);
  });

  it('follows its project, with its pictures', async () => {
    const file = await addUpload(world, owner);
    const { id } = await create(owner, [fileSource(file.id)]);
    const address = `/files/${file.key}`;
    await expect(resolveInputFile(world.deps, colleague, address)).rejects.toMatchObject(NOT_FOUND);
    await updateDocument(world.deps, owner, id, { project_id: founder.projectId });
    expect((await getDocument(world.deps, colleague, id)).files).toHaveLength(1);
    expect((await resolveInputFile(world.deps, colleague, address)).id).toBe(file.id);
    // Files that it already uses may stay, no matter who saves.
    expect(await save(colleague, id, 1, [fileSource(file.id), 'another'])).toMatchObject({ revision: 2 });
    await deleteDocument(world.deps, owner, id);
    await expect(resolveInputFile(world.deps, colleague, address)).rejects.toMatchObject(NOT_FOUND);
  });

  it('accepts no picture and no project that its author does not see', async () => {
    const foreign = await addUpload(world, stranger);
    const { id } = await create(owner);
    await expect(create(owner, [fileSource(foreign.id)])).rejects.toMatchObject(NOT_FOUND);
    await expect(save(owner, id, 1, [fileSource(foreign.id)])).rejects.toMatchObject(NOT_FOUND);
    const project_id = stranger.projectId;
    await expect(updateDocument(world.deps, owner, id, { project_id })).rejects.toMatchObject(NOT_FOUND);
    expect(await getDocument(world.deps, owner, id)).toMatchObject({ revision: 1, project_id: null });
  });

  it('is visible to its author only if its kind is personal, even to admins and in a project', async () => {
    const file = await addUpload(world, owner);
    const { id } = await createDocument(world.deps, owner, {
      kind: 'chat',
      name: 'Chat',
      schema: chatKind.version,
      project_id: founder.projectId,
      content: chatContent('Hello', [{ source: fileSource(file.id), name: 'a.png' }]),
    });
    for (const person of [founder, colleague, await world.newMember(founder, 'admin')]) {
      for (const way of [WAYS['get'], WAYS['rename'], WAYS['history'], WAYS['delete']])
        await expect(way?.(person, id)).rejects.toMatchObject(NOT_FOUND);
      const { items } = await listDocuments(world.deps, person, { limit: 100, own: false, bin: false });
      expect(items.map((each) => each.id)).not.toContain(id);
    }
    await expect(resolveInputFile(world.deps, colleague, `/files/${file.key}`)).rejects.toMatchObject(
      NOT_FOUND,
    );
    expect(await getDocument(world.deps, owner, id)).toMatchObject({ files: [{ id: file.id }] });
  });
});
