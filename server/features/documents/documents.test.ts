import { DOCUMENT_HISTORY } from '@inkreel/contract/api/documents.ts';
import { chatKind } from '@inkreel/contract/documents/chat-document.ts';
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { STORY_RATIOS, storyKind } from '@inkreel/contract/documents/story-document.ts';
import { STORAGE_QUOTAS } from '@inkreel/contract/storage-quotas.ts';
import { STORY_STYLES } from '@inkreel/contract/tools/styles.ts';
import { collageKind } from '@inkreel/scene/collage/collage-kind.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentRevisions, documents, documentTexts, files } from '../../db/schema.ts';
import type { Principal } from '../../http/principal.ts';
import { betweenStatements } from '../../testing/between-statements.ts';
import { deleteResult } from '../creations/change-result.ts';
import { emptyBin } from '../creations/empty-bin.ts';
import { type CreationWorld, createCreationWorld } from '../creations/testing/creation-world.ts';
import { deleteUpload } from '../storage/delete-uploads.ts';
import { readUsage } from '../storage/quota/room.ts';
import { deleteDocument, emptyDocumentBin, sweepDocuments, updateDocument } from './change-document.ts';
import { exportDocument } from './export/export-document.ts';
import { fillTexts } from './fill-texts.ts';
import { getDocument, listDocuments, listRevisions } from './read-document.ts';
import { restoreRevision } from './restore-revision.ts';
import { createDocument, saveDocument } from './save-document.ts';
import { addUpload, chatContent, collageContent } from './testing/document-world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const schema = collageKind.version;
let world: CreationWorld;
let person: Principal;

beforeAll(async () => {
  world = await createCreationWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  person = await world.newFounder();
  world.deps.files.quotas = STORAGE_QUOTAS;
});

const create = (content = collageContent(), who = person) =>
  createDocument(world.deps, who, { kind: 'collage', name: 'Collage', schema, content });
const save = (id: string, revision: number, gap: number, who = person) =>
  saveDocument(world.deps, who, id, { revision, schema, content: collageContent({ gap }) });
/** As pages do it, which give their saves ids. */
const saveAs = (save: string, id: string, revision: number, gap: number, who = person) =>
  saveDocument(world.deps, who, id, { revision, schema, content: collageContent({ gap }), save });
const createAs = (save: string, who = person) =>
  createDocument(world.deps, who, {
    kind: 'collage',
    name: 'Collage',
    schema,
    content: collageContent(),
    save,
  });
const read = (id: string) => getDocument(world.deps, person, id);
const history = async (id: string) =>
  (await listRevisions(world.deps, person, id)).items.map(({ revision }) => revision);
const used = async () => (await readUsage(world.deps, person.organisationId)).used;
/** Longer than the time within which saves are one step. */
const wait = (minutes = 6) => world.deps.clock.advance(minutes * MINUTE);

describe('saving a document', () => {
  it('returns what was saved, in the newest version of its kind', async () => {
    const made = await create();
    expect(made).toMatchObject({ kind: 'collage', name: 'Collage', revision: 1, schema, files: [] });
    expect((await read(made.id)).content).toEqual(collageContent());
    const old = { ...collageContent({ gap: 4 }), version: 1 };
    await saveDocument(world.deps, person, made.id, { revision: 1, schema: 1, content: old });
    expect((await read(made.id)).content).toEqual(collageContent({ gap: 4 }));
  });

  it('is read whole also while a save replaces its newest state', async () => {
    const { id } = await create();
    const read = () => getDocument(world.deps, person, id);
    const found = await betweenStatements(/"document_revisions"/, () => save(id, 1, 7), read);
    expect(found).toMatchObject({ revision: 2, content: collageContent({ gap: 7 }) });
  });

  it('upgrades stored content of an earlier version when it is read', async () => {
    const { id } = await create();
    const older = { schemaVersion: 1, content: { ...collageContent({ gap: 2 }), version: 1 } };
    await world.deps.db.update(documentRevisions).set(older).where(eq(documentRevisions.documentId, id));
    expect(await read(id)).toMatchObject({ schema, content: collageContent({ gap: 2 }) });
  });

  it.each([
    ['damaged content', schema, { mode: 'spiral' }, 'content'],
    ['a version that is not known yet', schema + 1, collageContent(), 'schema'],
  ])('refuses %s and keeps the current content', async (_what, version, content, field) => {
    const { id } = await create();
    const refusal = { code: 'invalid_input', data: { fields: [{ field, problem: 'malformed' }] } };
    await expect(
      createDocument(world.deps, person, { kind: 'collage', name: 'Collage', schema: version, content }),
    ).rejects.toMatchObject(refusal);
    await expect(
      saveDocument(world.deps, person, id, { revision: 1, schema: version, content }),
    ).rejects.toMatchObject(refusal);
    expect(await read(id)).toMatchObject({ revision: 1, content: collageContent() });
  });

  it('refuses content above the limit', async () => {
    const name = '\u0001'.repeat(4000);
    const cells = Array.from({ length: 12 }, (_, index) => ({
      ...collageContent({ sources: ['a'] }).cells[0]!,
      id: String(index),
      name,
    }));
    const content = { ...collageContent(), cells };
    await expect(create(content)).rejects.toMatchObject({ code: 'payload_too_large' });
  });

  it('refuses a save that does not build on the newest revision, and names it', async () => {
    const { id } = await create();
    expect(await save(id, 1, 10)).toMatchObject({ revision: 2 });
    await expect(save(id, 1, 20)).rejects.toMatchObject({ code: 'conflict', data: { revision: 2 } });
    await expect(save(id, 3, 20)).rejects.toMatchObject({ code: 'conflict' });
    expect((await read(id)).content).toEqual(collageContent({ gap: 10 }));
  });

  it('accepts one of many concurrent saves, and no other', async () => {
    const { id } = await create();
    const saves = await Promise.allSettled(Array.from({ length: 16 }, (_, at) => save(id, 1, at + 20)));
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = saves.filter((save) => save.status === 'rejected');
    expect(new Set(refused.map(({ reason }) => reason.code))).toEqual(new Set(['conflict']));
    expect((await read(id)).revision).toBe(2);
  });

  it('accepts a repeated save whose answer was lost', async () => {
    const { id } = await create();
    await save(id, 1, 10);
    expect(await save(id, 1, 10)).toMatchObject({ revision: 2 });
    const colleague = await world.newMember(person, 'admin');
    await expect(save(id, 1, 10, colleague)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('refuses a save that is two revisions late, even of what is there now', async () => {
    const { id } = await create();
    await save(id, 1, 10);
    await save(id, 2, 20);
    await expect(save(id, 1, 20)).rejects.toMatchObject({ code: 'conflict', data: { revision: 3 } });
    expect(await save(id, 2, 20)).toMatchObject({ revision: 3 });
  });
});

describe('a save with an id', () => {
  it('is answered as the first time, however many saves came after it', async () => {
    const { id } = await create();
    const first = await saveAs('save-of-one', id, 1, 10);
    expect(first.revision).toBe(2);
    world.deps.clock.advance(MINUTE);
    await saveAs('save-of-other', id, 2, 20);
    await saveAs('another-save', id, 3, 30);
    expect(await saveAs('save-of-one', id, 1, 10)).toEqual(first);
    expect(await read(id)).toMatchObject({ revision: 4, content: { gap: 30 } });
    await expect(saveAs('a-late-save', id, 1, 10)).rejects.toMatchObject({ data: { revision: 4 } });
  });

  it('is made once, however often it is sent at the same time', async () => {
    const { id } = await create();
    const answers = await Promise.all(Array.from({ length: 8 }, () => saveAs('sent-often', id, 1, 10)));
    expect(new Set(answers.map(({ revision }) => revision))).toEqual(new Set([2]));
    expect((await read(id)).revision).toBe(2);
  });

  it('means nothing in another document, and to who does not see the document', async () => {
    const [one, other] = [await create(), await create()];
    await saveAs('shared-save', one.id, 1, 10);
    await saveAs('shared-save', other.id, 1, 20);
    expect((await read(other.id)).content).toMatchObject({ gap: 20 });
    const stranger = await world.newFounder();
    await expect(saveAs('shared-save', one.id, 1, 10, stranger)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('makes one document, which a repeated creation gets as it is now', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => createAs('the-creation')));
    const [{ id } = { id: '' }] = made;
    expect(new Set(made.map((each) => each.id))).toEqual(new Set([id]));
    await save(id, 1, 10);
    expect(await createAs('the-creation')).toMatchObject({ id, revision: 2, content: { gap: 10 } });
    const colleague = await world.newMember(person, 'admin');
    expect((await createAs('the-creation', colleague)).id).not.toBe(id);
    await deleteDocument(world.deps, person, id);
    const again = await createAs('the-creation');
    expect(again.id).not.toBe(id);
    expect((await createAs('the-creation')).id).toBe(again.id);
  });

  it('makes one document with parts', async () => {
    const parts = [
      {
        id: 'head',
        kind: 'head',
        parent: null,
        index: 'a0',
        language: 'en',
        style: STORY_STYLES[0],
        ratio: STORY_RATIOS[0],
      },
    ];
    const body = { kind: 'story', name: 'Story', content: { parts }, save: 'a-story-creation' } as const;
    const createStory = () => createDocument(world.deps, person, { ...body, schema: storyKind.version });
    expect((await createStory()).id).toBe((await createStory()).id);
  });

  it('is forgotten after a thousand others', async () => {
    const { id } = await create();
    await saveAs('first-of-many', id, 1, 10);
    const later = { revision: 1001 };
    await world.deps.db.update(documents).set(later).where(eq(documents.id, id));
    await world.deps.db.update(documentRevisions).set(later).where(eq(documentRevisions.documentId, id));
    await saveAs('at-the-limit', id, 1001, 20);
    await expect(saveAs('first-of-many', id, 1, 10)).rejects.toMatchObject({ code: 'conflict' });
    expect(await saveAs('at-the-limit', id, 1001, 20)).toMatchObject({ revision: 1002 });
  });
});

describe('the history of a document', () => {
  it('keeps one revision for the saves of five minutes, and one per person', async () => {
    const { id } = await create();
    await save(id, 1, 2);
    await save(id, 2, 4);
    expect(await history(id)).toEqual([3]);
    wait();
    await save(id, 3, 6);
    expect(await history(id)).toEqual([4, 3]);
    await save(id, 4, 8, await world.newMember(person, 'admin'));
    expect(await history(id)).toEqual([5, 4, 3]);
    const { items } = await listRevisions(world.deps, person, id);
    expect(items.map(({ own }) => own)).toEqual([false, true, true]);
  });

  it('counts the five minutes from the first save, however often saves follow', async () => {
    const { id } = await create();
    for (let at = 0; at < 4; at += 1) {
      wait(3);
      await save(id, at + 1, 2 * at + 2);
    }
    expect(await history(id)).toEqual([5, 4, 2]);
  });

  it('restores a revision as the newest one, and keeps the previous one', async () => {
    const { id } = await create();
    wait();
    await save(id, 1, 10);
    const restored = await restoreRevision(world.deps, person, id, { revision: 2, from: 1 });
    expect(restored).toMatchObject({ revision: 3, content: collageContent() });
    await save(id, 3, 30);
    expect(await history(id)).toEqual([4, 3, 2, 1]);
    const back = await restoreRevision(world.deps, person, id, { revision: 4, from: 2 });
    expect(back.content).toEqual(collageContent({ gap: 10 }));
  });

  it('restores nothing over a concurrent change, nor a revision that it does not keep', async () => {
    const { id } = await create();
    wait();
    await save(id, 1, 10);
    const restore = (revision: number, from: number) =>
      restoreRevision(world.deps, person, id, { revision, from });
    await expect(restore(1, 1)).rejects.toMatchObject({ code: 'conflict', data: { revision: 2 } });
    await expect(restore(2, 7)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('forgets the oldest states beyond the limit', async () => {
    const { id } = await create();
    for (let at = 1; at <= DOCUMENT_HISTORY + 2; at += 1) {
      wait();
      await save(id, at, at % 2 === 0 ? 2 : 4);
    }
    const kept = await history(id);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([DOCUMENT_HISTORY, DOCUMENT_HISTORY + 3, 4]);
  });
});

describe('the storage of documents', () => {
  it('counts every revision, and frees the space', async () => {
    const { id } = await create();
    const one = await used();
    expect(one).toBeGreaterThan(0);
    wait();
    await save(id, 1, 10);
    await save(id, 2, 12);
    expect(await used()).toBe(2 * one);
    await deleteDocument(world.deps, person, id);
    expect(await used()).toBe(2 * one);
    expect(await emptyDocumentBin(world.deps, person)).toEqual({ documents: 1 });
    expect(await used()).toBe(0);
  });

  it('is refused beyond the quota, but existing documents can still be changed', async () => {
    const { id } = await create();
    world.deps.files.quotas = { ...STORAGE_QUOTAS, free: { bytes: await used(), hourlyBytes: 1 } };
    await expect(create()).rejects.toMatchObject({ code: 'storage_full' });
    expect(await save(id, 1, 10)).toMatchObject({ revision: 2 });
    wait();
    await expect(save(id, 2, 12)).rejects.toMatchObject({ code: 'storage_full' });
    expect(await read(id)).toMatchObject({ revision: 2, content: collageContent({ gap: 10 }) });
  });

  it('keeps the files that any of its revisions uses, and gives their addresses', async () => {
    const file = await addUpload(world, person);
    const { id } = await create(collageContent({ sources: [fileSource(file.id), 'only here'] }));
    expect((await read(id)).files).toMatchObject([
      { id: file.id, url: `/files/${file.key}`, width: 32, height: 32 },
    ]);
    wait();
    await save(id, 1, 10);
    expect((await read(id)).files).toEqual([]);
    await expect(deleteUpload(world.deps, person, file.id)).rejects.toMatchObject({ code: 'file_in_use' });
    await deleteDocument(world.deps, person, id);
    await emptyDocumentBin(world.deps, person);
    expect(await deleteUpload(world.deps, person, file.id)).toMatchObject({ files: 1 });
  });

  it('releases a file with the last kept state that uses it', async () => {
    const file = await addUpload(world, person);
    const { id } = await create(collageContent({ sources: [fileSource(file.id)] }));
    wait();
    await save(id, 1, 10);
    await expect(deleteUpload(world.deps, person, file.id)).rejects.toMatchObject({ code: 'file_in_use' });
    const isFirst = and(eq(documentRevisions.documentId, id), eq(documentRevisions.revision, 1));
    await world.deps.db.delete(documentRevisions).where(isFirst);
    wait();
    await save(id, 2, 11);
    expect(await deleteUpload(world.deps, person, file.id)).toMatchObject({ files: 1 });
  });

  it('keeps the files of states that do not say which they use', async () => {
    const file = await addUpload(world, person);
    const { id } = await create(collageContent({ sources: [fileSource(file.id)] }));
    await world.deps.db.update(documentRevisions).set({ fileIds: null });
    wait();
    await save(id, 1, 10);
    await expect(deleteUpload(world.deps, person, file.id)).rejects.toMatchObject({ code: 'file_in_use' });
  });

  it('removes with the document the files of removed results that only it kept', async () => {
    const { id: resultId, file } = await world.addResult(person);
    const { id } = await create(collageContent({ sources: [fileSource(file.id)] }));
    await deleteResult(world.deps, person, resultId);
    await emptyBin(world.deps, person);
    const rows = () => world.deps.db.select().from(files).where(eq(files.id, file.id));
    expect(await rows()).toHaveLength(1);
    await deleteDocument(world.deps, person, id);
    await emptyDocumentBin(world.deps, person);
    expect(await rows()).toEqual([]);
  });
});

describe('the bin', () => {
  it('hides a document for thirty days', async () => {
    const [kept, binned] = [await create(), await create()];
    const list = async (bin: boolean) =>
      (await listDocuments(world.deps, person, { limit: 40, own: false, bin })).items.map(({ id }) => id);
    await deleteDocument(world.deps, person, binned.id);
    expect([await list(false), await list(true)]).toEqual([[kept.id], [binned.id]]);
    await expect(read(binned.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(save(binned.id, 1, 10)).rejects.toMatchObject({ code: 'not_found' });
    await updateDocument(world.deps, person, binned.id, { restored: true });
    expect(await list(false)).toEqual([binned.id, kept.id]);
    await deleteDocument(world.deps, person, binned.id);
    world.deps.clock.advance(29 * DAY);
    await deleteDocument(world.deps, person, binned.id);
    await sweepDocuments(world.deps);
    expect(await list(true)).toEqual([binned.id]);
    world.deps.clock.advance(DAY + MINUTE);
    await sweepDocuments(world.deps);
    const left = await world.deps.db
      .select()
      .from(documents)
      .where(and(inArray(documents.id, [kept.id, binned.id])));
    expect(left.map(({ id }) => id)).toEqual([kept.id]);
  });

  it('lists page by page', async () => {
    const made = [await create(), await create(), await create()].map(({ id }) => id).toReversed();
    const first = await listDocuments(world.deps, person, {
      limit: 2,
      own: false,
      bin: false,
      kind: 'collage',
    });
    expect([first.items.map(({ id }) => id), first.next]).toEqual([made.slice(0, 2), made[1]]);
    const second = await listDocuments(world.deps, person, {
      limit: 2,
      own: false,
      bin: false,
      before: made[1],
    });
    expect([second.items.map(({ id }) => id), second.next]).toEqual([[made[2]], null]);
  });
});

describe('a chat', () => {
  const startChat = (name: string, text: string) => {
    const document = { kind: 'chat', name, schema: chatKind.version, content: chatContent(text) } as const;
    return createDocument(world.deps, person, document);
  };
  const find = async (search: string) => {
    const filter = { limit: 40, own: false, bin: false, search, kind: 'chat' } as const;
    return (await listDocuments(world.deps, person, filter)).items.map(({ name }) => name);
  };

  it('is found by its name and by its current text, with pattern characters taken literally', async () => {
    const { id } = await startChat('Foxes', 'A "quiet" winter, 100%');
    await startChat('铁路', '雨夜的车站');
    expect(await find('fox')).toEqual(['Foxes']);
    expect(await find('"QUIET" w')).toEqual(['Foxes']);
    expect(await find('车站')).toEqual(['铁路']);
    expect(await find('0%')).toEqual(['Foxes']);
    expect(await find('%win')).toEqual([]);
    // Property names are not part of the text.
    expect(await find('role')).toEqual([]);
    const content = chatContent('Summer');
    await saveDocument(world.deps, person, id, { revision: 1, schema: chatKind.version, content });
    expect(await find('winter')).toEqual([]);
    expect(await find('summer')).toEqual(['Foxes']);
  });

  it('is found in any case of any script, also if an earlier version saved it, without reading its content', async () => {
    const { id } = await startChat('Chats', 'GRÖSSE und ÉCLAIR');
    await startChat('Other', 'nothing');
    expect(await find('größe')).toEqual([]);
    expect(await find('Grösse')).toEqual(['Chats']);
    expect(await find('éclair')).toEqual(['Chats']);
    const { db } = world.deps;
    await db.delete(documentTexts);
    await db.update(documents).set({ hasTexts: false });
    expect(await find('éclair')).toEqual([]);
    // Content that no version of the kind wrote has no text.
    const odd = await startChat('Odd', 'éclair');
    await db.update(documents).set({ hasTexts: false }).where(eq(documents.id, odd.id));
    await db.execute(
      sql`update document_revisions set content = '{"lines": 7}' where document_id = ${odd.id}`,
    );
    expect(await fillTexts(world.deps)).toBeGreaterThan(2);
    expect(await find('éclair')).toEqual(['Chats']);
    expect(await fillTexts(world.deps)).toBe(0);
    await db.execute(sql`update document_revisions set content = '{}' where document_id = ${id}`);
    expect(await find('éclair')).toEqual(['Chats']);
  });

  it('keeps its newest state alone, and counts once for the quota', async () => {
    const before = await used();
    const { id } = await startChat('Long', 'one');
    for (const [at, text] of ['two', 'three', 'four'].entries()) {
      wait();
      const body = { revision: at + 1, schema: chatKind.version, content: chatContent(text) };
      await saveDocument(world.deps, person, id, body);
    }
    expect(await history(id)).toEqual([4]);
    expect((await used()) - before).toBe(4096);
  });

  it('is not a picture', async () => {
    const { id } = await startChat('Words', 'one');
    const reply = undefined as never;
    const wish = { format: 'png', longest: 64, quality: 92, size: 'base', language: 'en' } as const;
    const deps = { ...world.deps, routing: { isBuiltin: () => true } };
    await expect(exportDocument(deps, person, id, wish, reply)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
