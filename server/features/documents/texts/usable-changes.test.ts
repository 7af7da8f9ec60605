import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { textKind } from '@inkreel/contract/documents/text-document.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ALL_SCOPES, type Principal } from '../../../http/principal.ts';
import { createBatchWorld } from '../../batches/testing/batch-world.ts';
import type { User } from '../../tasks/testing/task-world.ts';
import type { DocumentDeps } from '../document-deps.ts';
import { saveParts } from '../parts/save-parts.ts';
import { getDocument } from '../read-document.ts';
import { createDocument } from '../save-document.ts';
import { usableChanges } from './usable-changes.ts';

let world: Awaited<ReturnType<typeof createBatchWorld>>;
let user: User;
beforeAll(async () => {
  world = await createBatchWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  user = await world.newUser(10);
});

const nodeOfWords = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const block = (id: string, text: string): Part => ({
  id,
  kind: 'block',
  parent: null,
  index: id,
  node: nodeOfWords(text),
});

/** A text of two paragraphs; `ask` gives what says whether an answer about both can be used. */
async function newText() {
  const deps = world.deps as unknown as DocumentDeps;
  const person = { ...user, kind: 'session', scopes: ALL_SCOPES } as Principal;
  const parts: Part[] = [
    { id: HEAD, kind: HEAD, parent: null, index: 'a0' },
    block('a1', 'It is good coffee.'),
    block('a2', 'It is cheap.'),
  ];
  const schema = textKind.version;
  const { id } = await createDocument(deps, person, { kind: 'text', name: 'A', schema, content: { parts } });
  const save = async (by: Principal, ...changes: Parameters<typeof saveParts>[3]['changes']) => {
    const { revision: base } = await getDocument(deps, person, id);
    await saveParts(deps, by, id, { schema, save: v7(), writer: v7(), base, changes });
  };
  return {
    id,
    ask: () =>
      usableChanges(world.db, person, {
        document_id: id,
        parts: [
          { id: 'a1', text: 'It is good coffee.' },
          { id: 'a2', text: 'It is cheap.' },
        ],
      }),
    bySelf: (...changes: Parameters<typeof saveParts>[3]['changes']) => save(person, ...changes),
    // Somebody else of the organisation.
    byOther: async (...changes: Parameters<typeof saveParts>[3]['changes']) => {
      const other = await world.newUser(0);
      await save({ ...person, userId: other.userId }, ...changes);
    },
  };
}
const change = (id: string, text: string) => ({ id, set: { node: nodeOfWords(text) as never } });
const BOTH = '1. It is fine coffee.\n2. It is dear.';

test('an answer can be used if it changes words that still stand', async () => {
  const isUsable = await (await newText()).ask();
  expect(await isUsable(BOTH)).toBe(true);
  expect(await isUsable('1. It is good coffee.\n2. It is dear.')).toBe(true);
});

test('an answer that changes nothing, or is about nothing that was asked, cannot be used', async () => {
  const isUsable = await (await newText()).ask();
  for (const answer of ['', 'Sure!', '1. It is good coffee.\n2. It is cheap.', '3. Something else.'])
    expect(await isUsable(answer), answer).toBe(false);
});

test('nothing can be used once somebody else has changed or deleted all that the answer changes', async () => {
  const text = await newText();
  const isUsable = await text.ask();
  await text.byOther(change('a1', 'Tea.'));
  expect(await isUsable(BOTH)).toBe(true);
  expect(await isUsable('1. It is fine coffee.')).toBe(false);
  await text.byOther({ id: 'a2', delete: true });
  expect(await isUsable(BOTH)).toBe(false);
});

test('what the person themselves changed meanwhile is paid for', async () => {
  const text = await newText();
  const isUsable = await text.ask();
  await text.bySelf(change('a1', 'Tea.'), { id: 'a2', delete: true });
  expect(await isUsable(BOTH)).toBe(true);
});

test('nobody asks about a text of somebody else', async () => {
  const text = await newText();
  user = await world.newUser(10);
  const other = { ...user, kind: 'session', scopes: ALL_SCOPES } as Principal;
  const asked = { document_id: text.id, parts: [{ id: 'a1', text: 'It' }] };
  await expect(usableChanges(world.db, other, asked)).rejects.toMatchObject({ code: 'not_found' });
});
