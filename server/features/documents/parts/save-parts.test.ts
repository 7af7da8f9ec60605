import { SAVE_CHANGES } from '@inkreel/contract/api/documents.ts';
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import { fieldsOf, type Part } from '@inkreel/contract/documents/parts/part.ts';
import { STORAGE_QUOTAS } from '@inkreel/contract/storage-quotas.ts';
import { boardKind, boardParts } from '@inkreel/contract/testing/board-kind.ts';
import { createMemoryServer } from '@inkreel/contract/testing/memory-parts-server.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentParts, documentSaves, documentSteps, files } from '../../../db/schema.ts';
import type { Principal } from '../../../http/principal.ts';
import { betweenStatements } from '../../../testing/between-statements.ts';
import { type CreationWorld, createCreationWorld } from '../../creations/testing/creation-world.ts';
import { deleteUpload } from '../../storage/delete-uploads.ts';
import { readUsage } from '../../storage/quota/room.ts';
import { deleteDocument, emptyDocumentBin } from '../change-document.ts';
import { addDocumentKind } from '../kinds.ts';
import { getDocument, listDocuments, listRevisions } from '../read-document.ts';
import { restoreRevision } from '../restore-revision.ts';
import { createDocument, saveDocument } from '../save-document.ts';
import { addUpload } from '../testing/document-world.ts';
import { sealNewestStep } from './parts-store.ts';
import { listChanges } from './read-parts.ts';
import { saveParts } from './save-parts.ts';
import { writeSystemFields } from './write-system-fields.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const schema = boardKind.version;
let world: CreationWorld;
let person: Principal;
let saves = 0;
let takeAway: () => void;

beforeAll(async () => {
  takeAway = addDocumentKind(boardKind);
  world = await createCreationWorld();
});
afterAll(async () => {
  takeAway();
  await world.close();
});
beforeEach(async () => {
  person = await world.newFounder();
  world.deps.files.quotas = STORAGE_QUOTAS;
});

const create = (parts: readonly Part[] = boardParts(), who = person) =>
  createDocument(world.deps, who, {
    kind: 'board' as 'collage',
    name: 'Board',
    schema,
    content: { parts },
  });
const save = (
  id: string,
  base: number,
  changes: PartChange[],
  { who = person, writer = 'page-aaaa', name = `save-${(saves += 1)}-xxxx` } = {},
) => saveParts(world.deps, who, id, { schema, save: name, writer, base, changes: changes as never });
const read = async (id: string, who = person) => {
  const { content, revision, files: used } = await getDocument(world.deps, who, id);
  const parts = new Map((content as { parts: Part[] }).parts.map((part) => [part.id, part]));
  return { parts, revision, files: used };
};
const used = async () => (await readUsage(world.deps, person.organisationId)).used;

describe('saving parts', () => {
  it('writes changed fields only, and says what others changed since', async () => {
    const { id, revision } = await create();
    expect(revision).toBe(1);
    const first = await save(id, 1, [{ id: 'card-0-0', set: { text: 'mine' } }]);
    expect(first).toMatchObject({ revision: 2, whole: false, parts: [], deleted: [], conflicts: [] });
    const other = await save(id, 1, [{ id: 'card-0-0', set: { color: 'red' } }], { writer: 'page-bbbb' });
    expect(other.parts).toMatchObject([{ id: 'card-0-0', text: 'mine', color: 'red' }]);
    const { parts, revision: now } = await read(id);
    expect(now).toBe(3);
    expect(parts.get('card-0-0')).toEqual({ ...boardParts()[2], text: 'mine', color: 'red' });
    expect(parts.get('card-0-1')).toEqual(boardParts()[3]);
  });

  it('answers a field that somebody else wrote as a conflict with the value, the name and the time', async () => {
    const { id } = await create();
    const colleague = await world.newMember(person, 'admin');
    await save(id, 1, [{ id: 'card-0-0', set: { text: 'theirs' } }], { who: colleague, writer: 'page-bbbb' });
    const { conflicts } = await save(id, 1, [{ id: 'card-0-0', set: { text: 'mine', color: 'green' } }]);
    expect(conflicts).toMatchObject([
      {
        kind: 'field',
        id: 'card-0-0',
        field: 'text',
        theirs: 'theirs',
        by: { user_id: colleague.userId, own: false, at: world.deps.clock.now().toISOString() },
      },
    ]);
    expect((await read(id)).parts.get('card-0-0')).toMatchObject({ text: 'theirs', color: 'green' });
  });

  it('answers a repeated save as the first one, also when others saved in between', async () => {
    const { id } = await create();
    await save(id, 1, [{ id: 'card-0-1', set: { text: 'theirs' } }], { writer: 'page-bbbb' });
    const changes: PartChange[] = [
      { id: 'card-0-1', set: { text: 'mine' } },
      { id: 'card-0-0', set: { text: 'mine' } },
    ];
    const first = await save(id, 1, changes, { name: 'the-same-save' });
    await save(id, 3, [{ id: 'card-0-0', set: { text: 'later' } }], { writer: 'page-bbbb' });
    const again = await save(id, 1, changes, { name: 'the-same-save' });
    expect(again.conflicts).toEqual(first.conflicts);
    expect(again.revision).toBe(4);
    expect((await read(id)).parts.get('card-0-0')?.['text']).toBe('later');
  });

  it('never has a conflict between successive saves of one page', async () => {
    const { id } = await create();
    await save(id, 1, [{ id: 'card-0-0', set: { text: 'a' } }]);
    const { conflicts } = await save(id, 1, [{ id: 'card-0-0', set: { text: 'ab' } }]);
    expect(conflicts).toEqual([]);
  });

  it('makes no revision of a save that changes nothing', async () => {
    const { id } = await create();
    const same = await save(id, 1, [{ id: 'card-0-0', set: { text: 'Card 0 xxx', color: null } }]);
    expect(same.revision).toBe(1);
    expect(await world.deps.db.$count(documentSaves, eq(documentSaves.documentId, id))).toBe(1);
  });

  it('brings a deleted part back for an edit and says so, but not for a move', async () => {
    const { id } = await create();
    await save(id, 1, [{ id: 'card-0-0', delete: true }]);
    expect(
      (await save(id, 1, [{ id: 'card-0-0', set: { index: 'a5' } }], { writer: 'page-bbbb' })).deleted,
    ).toEqual(['card-0-0']);
    const edit = await save(id, 1, [{ id: 'card-0-0', set: { color: 'red' } }], { writer: 'page-bbbb' });
    expect(edit.revived).toEqual(['card-0-0']);
    expect((await read(id)).parts.get('card-0-0')).toMatchObject({ text: 'Card 0 xxx', color: 'red' });
  });

  it.each<[string, PartChange[]]>([
    ['an unknown field', [{ id: 'card-0-0', set: { nonsense: 1 } }]],
    ['a field of the system', [{ id: 'card-0-0', set: { result: { file: 'a', made: 'b' } } }]],
    ['a value of another type', [{ id: 'card-0-0', set: { count: 'many' } }]],
    ['an index that is none', [{ id: 'card-0-0', set: { index: 'zz' } }]],
    ['another kind for a part', [{ id: 'card-0-0', set: { kind: 'list' } }]],
    ['a part of an unknown kind', [{ id: 'new', set: { kind: 'film', parent: null, index: 'a1' } }]],
    ['a part without a place', [{ id: 'new', set: { kind: 'card', parent: 'list-0' } }]],
    ['the head deleted', [{ id: 'head', delete: true }]],
    ['a second head', [{ id: 'new', set: { kind: 'head', parent: null, index: 'a1' } }]],
  ])('refuses %s and writes nothing', async (_what, changes) => {
    const { id } = await create();
    await expect(save(id, 1, [{ id: 'card-0-1', set: { text: 'x' } }, ...changes])).rejects.toThrow(
      'invalid_input',
    );
    expect((await read(id)).revision).toBe(1);
  });

  it('refuses a base from the future, an older schema, and a field over its limit', async () => {
    const { id } = await create();
    const change: PartChange = { id: 'card-0-0', set: { text: 'x' } };
    await expect(save(id, 2, [change])).rejects.toThrow('invalid_input');
    const body = { save: 'save-0000', writer: 'page-aaaa', base: 1, changes: [change] as never };
    await expect(saveParts(world.deps, person, id, { ...body, schema: 1 })).rejects.toThrow(
      'document_outdated',
    );
    await expect(save(id, 1, [{ id: 'card-0-0', set: { text: '狐'.repeat(80_000) } }])).rejects.toThrow(
      'payload_too_large',
    );
  });

  it('is saved in parts only, and no document of another kind is', async () => {
    const { id } = await create();
    const whole = saveDocument(world.deps, person, id, { revision: 1, schema, content: { parts: [] } });
    await expect(whole).rejects.toThrow('invalid_input');
  });

  it('is full at the limit of parts of its kind', async () => {
    const { id } = await create(boardParts({ lists: 1, cards: 3000 }));
    const more = (from: number): PartChange[] =>
      Array.from({ length: SAVE_CHANGES }, (_, at) => ({
        id: `more-${from + at}`,
        set: { kind: 'card', parent: 'list-0', index: 'a0' },
      }));
    await expect(save(id, 1, more(0))).rejects.toThrow('document_full');
    expect((await read(id)).parts.size).toBe(3002);
  });
});

it('is written whole or not at all, whichever of its statements fails, and the page repeats it', async () => {
  const { id } = await create();
  const changes: PartChange[] = [
    { id: 'card-0-0', set: { text: 'changed' } },
    { id: 'card-0-1', delete: true },
  ];
  const before = [...(await read(id)).parts.values()];
  const failures = [
    /from "documents".*for update/,
    /from "document_parts"/,
    /insert into "document_parts"/,
    /insert into document_texts/,
    /insert into "document_steps"/,
    /insert into "document_saves"/,
    /update "documents"/,
    /pg_notify/,
    /^commit/,
  ];
  for (const statement of failures) {
    const fails = () => Promise.reject(new Error('the process ended'));
    const once = () => save(id, 1, changes, { name: 'the-only-save' });
    await expect(betweenStatements(statement, fails, once)).rejects.toThrow();
    expect([...(await read(id)).parts.values()]).toEqual(before);
  }
  await save(id, 1, changes, { name: 'the-only-save' });
  const again = await save(id, 1, changes, { name: 'the-only-save' });
  expect(again).toMatchObject({ revision: 2, conflicts: [], deleted: ['card-0-1'] });
});

describe('who sees a document with parts', () => {
  it("does not exist for another organisation, nor for a member outside of its project's people", async () => {
    const { id } = await create();
    const stranger = await world.newFounder();
    const member = await world.newMember(person, 'member');
    for (const who of [stranger, member]) {
      await expect(save(id, 1, [{ id: 'card-0-0', set: { text: 'x' } }], { who })).rejects.toThrow(
        'not_found',
      );
      await expect(listChanges(world.deps, who, id, { since: 0 })).rejects.toThrow('not_found');
    }
  });

  it('refuses a file of another organisation', async () => {
    const { id } = await create();
    const stranger = await world.newFounder();
    const file = await addUpload(world, stranger);
    const image = fileSource(file.id);
    await expect(save(id, 1, [{ id: 'card-0-0', set: { image } }])).rejects.toThrow('not_found');
  });
});

describe('the history of a document with parts', () => {
  it('is one step for the saves of one person within five minutes', async () => {
    const { id } = await create();
    await save(id, 1, [{ id: 'card-0-0', set: { text: 'a' } }]);
    await save(id, 2, [{ id: 'card-0-0', set: { text: 'b' } }]);
    world.deps.clock.advance(6 * MINUTE);
    await save(id, 3, [{ id: 'card-0-0', set: { text: 'c' } }]);
    const { items } = await listRevisions(world.deps, person, id);
    expect(items.map(({ revision }) => revision)).toEqual([4, 3]);
  });

  it('restores a state as a new revision, results included, and can restore back', async () => {
    const { id } = await create();
    await save(id, 1, [
      { id: 'card-0-0', set: { text: 'changed', color: 'red' } },
      { id: 'card-0-1', delete: true },
      { id: 'new', set: { kind: 'card', parent: 'list-0', index: 'a9', text: 'new' } },
    ]);
    await world.deps.db.transaction((tx) =>
      writeSystemFields(tx, world.deps, id, [
        { id: 'card-0-0', set: { result: { file: 'none', made: 'x' } } },
      ]),
    );
    const then = await read(id);
    const restored = await restoreRevision(world.deps, person, id, { revision: 3, from: 1 });
    expect(restored.revision).toBe(4);
    const { parts } = await read(id);
    const before = boardParts().map((part) =>
      part.id === 'card-0-0' ? { ...part, result: { file: 'none', made: 'x' } } : part,
    );
    expect([...parts.values()].sort(byId)).toEqual(before.sort(byId));
    await restoreRevision(world.deps, person, id, { revision: 4, from: 2 });
    expect([...(await read(id)).parts.values()].sort(byId)).toEqual([...then.parts.values()].sort(byId));
  });

  it('refuses to restore over a change that the page has not seen', async () => {
    const { id } = await create();
    await save(id, 1, [{ id: 'card-0-0', set: { text: 'a' } }]);
    await expect(restoreRevision(world.deps, person, id, { revision: 1, from: 1 })).rejects.toThrow(
      'conflict',
    );
  });

  it('begins a step after it was sealed', async () => {
    const { id } = await create();
    await save(id, 1, [{ id: 'card-0-0', set: { text: 'a' } }]);
    await world.deps.db.transaction((tx) => sealNewestStep(tx, id));
    await save(id, 2, [{ id: 'card-0-0', set: { text: 'b' } }]);
    expect((await listRevisions(world.deps, person, id)).items).toHaveLength(2);
  });

  it('keeps 200 steps or 90 days, and lets go of tombstones and files that only older steps named', async () => {
    const { id } = await create();
    const file = await addUpload(world, person);
    await save(id, 1, [{ id: 'card-0-0', set: { image: fileSource(file.id) } }]);
    await save(id, 2, [{ id: 'card-0-0', delete: true }]);
    await expect(deleteUpload(world.deps, person, file.id)).rejects.toThrow('file_in_use');
    world.deps.clock.advance(91 * DAY);
    const at = world.deps.clock.now().toISOString();
    await world.deps.db.execute(sql`
      insert into document_steps
      select document_id, number, number, organisation_id, user_id, '{}', '{}', false, 100, ${at}, ${at}
        from document_steps, generate_series(4, 202) number where document_id = ${id}`);
    await world.deps.db.execute(sql`update documents set revision = 202 where id = ${id}`);
    world.deps.clock.advance(6 * MINUTE);
    await save(id, 202, [{ id: 'card-0-1', set: { count: 1 } }]);
    expect(await world.deps.db.$count(documentSteps, eq(documentSteps.documentId, id))).toBe(200);
    expect(await world.deps.db.$count(documentParts, eq(documentParts.documentId, id))).toBe(8);
    await deleteUpload(world.deps, person, file.id);
    // A page that was away for longer reads the document again.
    expect(await listChanges(world.deps, person, id, { since: 1 })).toMatchObject({ whole: true });
    expect(await listChanges(world.deps, person, id, { since: 202 })).toMatchObject({ whole: false });
  });
});

describe('the room of a document with parts', () => {
  it('counts what is stored, and is given back', async () => {
    const before = await used();
    const { id } = await create();
    await save(id, 1, [{ id: 'card-0-0', set: { text: 'x'.repeat(10_000) } }]);
    const stored = await world.deps.db.execute<{ size: string }>(sql`
      select (select sum(size) from document_parts where document_id = ${id})
           + (select sum(size) from document_steps where document_id = ${id}) as size`);
    expect((await used()) - before).toBe(Number(stored.rows[0]?.size));
    await deleteDocument(world.deps, person, id);
    await emptyDocumentBin(world.deps, person);
    expect(await used()).toBe(before);
  });

  it('stores deletions and results when it is full, and nothing else', async () => {
    const { id } = await create();
    const bytes = await used();
    const free = { ...STORAGE_QUOTAS.free, bytes };
    world.deps.files.quotas = { ...STORAGE_QUOTAS, free };
    await expect(save(id, 1, [{ id: 'card-0-0', set: { text: 'x'.repeat(1000) } }])).rejects.toThrow(
      'storage_full',
    );
    await save(id, 1, [{ id: 'card-0-1', delete: true }]);
    const set = { result: { file: 'none', made: 'x'.repeat(90) } };
    await world.deps.db.transaction((tx) => writeSystemFields(tx, world.deps, id, [{ id: 'card-0-0', set }]));
    expect((await read(id)).parts.get('card-0-0')?.['result']).toEqual(set.result);
  });

  it('holds the files that its parts draw from', async () => {
    const file = await addUpload(world, person);
    const { id } = await create();
    const saved = await save(id, 1, [{ id: 'card-0-0', set: { image: fileSource(file.id) } }]);
    // The page that named it does not know its addresses.
    expect(saved).toMatchObject({ parts: [], files: [{ id: file.id }] });
    expect((await read(id)).files.map((each) => each.id)).toEqual([file.id]);
    await expect(deleteUpload(world.deps, person, file.id)).rejects.toThrow('file_in_use');
    expect(await world.deps.db.$count(files, eq(files.id, file.id))).toBe(1);
  });
});

describe('a damaged document', () => {
  const damage = (id: string, part: string, value: unknown) =>
    world.deps.db
      .update(documentParts)
      .set({ part: value as Part })
      .where(sql`${documentParts.documentId} = ${id} and ${documentParts.id} = ${part}`);

  it('opens as it was last known to be good, is healed by the next save, and can be restored', async () => {
    const { id } = await create();
    await save(id, 1, [{ id: 'card-0-0', set: { text: 'first' } }]);
    await world.deps.db.update(documentSteps).set({ sealed: true });
    await save(id, 2, [{ id: 'card-0-0', set: { text: 'second', index: 'a5' } }]);
    const { parts: before } = await read(id);
    const card = before.get('card-0-0');
    const cases: [unknown, object | undefined][] = [
      // What is whole stays; what is not has its earlier value.
      [
        { ...card, text: 7 },
        { ...card, text: 'first' },
      ],
      [
        { ...card, index: '' },
        { ...card, index: boardParts()[2]?.index },
      ],
      [
        { ...card, parent: { of: 'none' } },
        { ...card, parent: null },
      ],
      [{ ...card, id: 'card-0-1' }, card],
      // Nothing tells what it was.
      [{ ...card, kind: 'nonsense' }, undefined],
      ['nothing', undefined],
    ];
    for (const [value, expected] of cases) {
      await damage(id, 'card-0-0', value);
      const { parts } = await read(id);
      expect(parts.get('card-0-0')).toEqual(expected);
      expect(parts.size).toBe(before.size - (expected ? 0 : 1));
      expect((await listChanges(world.deps, person, id, { since: 1 })).parts).toEqual(
        expected ? [expected] : [],
      );
    }
    await damage(id, 'card-0-0', { ...card, text: 7 });
    await save(id, 3, [{ id: 'card-0-0', set: { color: 'red' } }]);
    const [row] = await world.deps.db
      .select()
      .from(documentParts)
      .where(sql`${documentParts.documentId} = ${id} and ${documentParts.id} = 'card-0-0'`);
    expect(row?.part).toEqual({ ...card, text: 'first', color: 'red' });
    await damage(id, 'card-0-0', { ...card, text: 7 });
    await restoreRevision(world.deps, person, id, { revision: 4, from: 1 });
    expect((await read(id)).parts.get('card-0-0')).toEqual(boardParts()[2]);
  });

  it('is not opened by a server that is too old for one of its parts', async () => {
    const { id } = await create();
    await world.deps.db
      .update(documentParts)
      .set({ schemaVersion: schema + 1 })
      .where(eq(documentParts.documentId, id));
    await expect(read(id)).rejects.toMatchObject({ code: 'document_unreadable' });
  });
});

describe('what the server writes itself', () => {
  it('says which parts are deleted, keeps it in their tombstones, and gives it back with them', async () => {
    const { id } = await create();
    await save(id, 1, [{ id: 'card-0-0', delete: true }]);
    const set = { result: { file: 'none', made: 'now' } };
    const written = await world.deps.db.transaction((tx) =>
      writeSystemFields(tx, world.deps, id, [{ id: 'card-0-0', set }]),
    );
    expect(written.deleted).toEqual(['card-0-0']);
    expect((await read(id)).parts.has('card-0-0')).toBe(false);
    await save(id, 3, [{ id: 'card-0-0', set: fieldsOf(boardParts()[2]!) }]);
    expect((await read(id)).parts.get('card-0-0')?.['result']).toEqual(set.result);
  });
});

it('merges as the document in memory does, in random saves of three pages', async () => {
  const { id } = await create();
  const memory = createMemoryServer(boardKind, boardParts());
  const random = (limit: number) =>
    Math.floor(Math.abs(Math.sin((saves += 1) * 12.9898) * 43758.5453) % limit);
  for (let at = 0; at < 60; at += 1) {
    const card = `card-${random(2)}-${random(3)}`;
    const base = 1 + random(memory.revision());
    const changes: PartChange[] = [
      random(4) === 0
        ? { id: card, delete: true }
        : { id: card, set: { text: `text ${at}`, ...(random(2) === 0 ? { color: 'blue' } : {}) } },
    ];
    const [writer, name] = [`page-${random(3)}-xxx`, `random-save-${at}`];
    const theirs = await save(id, base, changes, { writer, name });
    const ours = memory.save({ save: name, writer, base, changes });
    expect(theirs.conflicts.map(({ kind, field }) => [kind, field])).toEqual(
      ours.conflicts.map((each) => [each.kind, 'field' in each ? each.field : undefined]),
    );
    expect(theirs.revision).toBe(memory.revision());
  }
  const { parts } = await read(id);
  expect([...parts.values()].sort(byId)).toEqual([...memory.parts().values()].sort(byId));
});

it('is found by the text of its parts', async () => {
  await create(
    boardParts().map((part) => (part.id === 'card-1-1' ? { ...part, text: '江上一叶小舟' } : part)),
  );
  const query = { limit: 10, own: false, bin: false };
  expect((await listDocuments(world.deps, person, { ...query, search: '小舟' })).items).toHaveLength(1);
  expect((await listDocuments(world.deps, person, { ...query, search: '大船' })).items).toHaveLength(0);
});

const byId = (a: Part, b: Part) => (a.id < b.id ? -1 : 1);
