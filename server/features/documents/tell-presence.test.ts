import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Principal } from '../../http/principal.ts';
import { type CreationWorld, createCreationWorld } from '../creations/testing/creation-world.ts';
import { createDocument } from './save-document.ts';
import { presenceTeller } from './tell-presence.ts';
import { chatContent, collageContent } from './testing/document-world.ts';

vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});
const told = vi.hoisted(() => [] as object[]);
vi.mock('../../events/notify.ts', async (original) => ({
  ...(await original<object>()),
  notifyOfPresence: async (_db: unknown, presence: object) => void told.push(presence),
}));

let world: CreationWorld;
let person: Principal;
let id: string;
let tell: ReturnType<typeof presenceTeller>;
beforeAll(async () => {
  world = await createCreationWorld();
  person = await world.newFounder();
  const body = { kind: 'collage', name: 'Collage', schema: 2, content: collageContent() } as const;
  ({ id } = await createDocument(world.deps, person, body));
});
afterAll(() => world.close());
beforeEach(() => {
  told.length = 0;
  tell = presenceTeller(world.deps);
});
const at = (part?: string) => ({
  page: 'page-0001',
  view: 'script',
  ...(part === undefined ? {} : { part }),
});

it('tells where a page is, twice a second at most, and at once that they left', async () => {
  await tell(person, id, at('a'));
  world.deps.clock.advance(499);
  await tell(person, id, at('b'));
  const colleague = await world.newMember(person, 'admin');
  await tell(colleague, id, at('c'));
  world.deps.clock.advance(1);
  await tell(person, id, at('d'));
  await tell(person, id, { ...at('d'), gone: true });
  expect(told).toMatchObject([
    { documentId: id, organisationId: person.organisationId, userId: person.userId, part: 'a', gone: false },
    { userId: colleague.userId, part: 'c' },
    { userId: person.userId, part: 'd', gone: false },
    { userId: person.userId, part: 'd', gone: true },
  ]);
});

it('tells of several pages of a person, and not of any number', async () => {
  for (const page of ['1', '2', '3', '4', '5', '6', '7'])
    await tell(person, id, { ...at('a'), page: `page-000${page}` });
  expect(told).toHaveLength(5);
  world.deps.clock.advance(500);
  await tell(person, id, { ...at('a'), page: 'page-0007' });
  expect(told).toHaveLength(6);
});

it('is refused to those who do not see the document', async () => {
  const stranger = await world.newFounder();
  await expect(tell(stranger, id, at())).rejects.toMatchObject({ code: 'not_found' });
  const body = { kind: 'chat', name: 'Chat', schema: 1, content: chatContent('hello') } as const;
  const chat = await createDocument(world.deps, person, body);
  const colleague = await world.newMember(person, 'admin');
  await expect(tell(colleague, chat.id, at())).rejects.toMatchObject({ code: 'not_found' });
  expect(told).toEqual([]);
});
