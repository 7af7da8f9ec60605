import type { DocumentFile, DocumentRecord } from '@inkreel/contract/api/documents.ts';
import { boardKind, boardParts } from '@inkreel/contract/testing/board-kind.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellDocumentNews } from '../document-news.ts';
import { openParts } from './open-parts.ts';

const { call } = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, sent: unknown) => Promise<unknown>>(),
}));
vi.mock('../../lib/client.ts', () => ({ call }));

const file = (id: string) => ({ id, name: `${id}.png` }) as DocumentFile;
const record = {
  id: 'board-1',
  name: 'Board',
  project_id: null,
  revision: 3,
  schema: boardKind.version,
  content: { parts: boardParts() },
  files: [file('first')],
} as unknown as DocumentRecord;

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});
const settle = () => vi.advanceTimersByTimeAsync(20_000);

it('reads what others changed when it hears of it, with the files that it names', async () => {
  const open = await openParts(boardKind, 'board-1', async () => record);
  const card = { ...boardParts()[2]!, text: 'theirs', image: 'file:second' };
  call.mockResolvedValue({ revision: 4, whole: false, parts: [card], deleted: [], files: [file('second')] });
  tellDocumentNews({ id: 'another', revision: 9 });
  tellDocumentNews({ id: 'board-1', revision: 4 });
  await settle();
  expect(call).toHaveBeenCalledTimes(1);
  expect(call.mock.calls[0]?.[1]).toMatchObject({ params: { id: 'board-1' }, query: { since: 3 } });
  expect(open.state.get().parts.get(card.id)?.['text']).toBe('theirs');
  expect([...open.files.get().keys()]).toEqual(['first', 'second']);
  open.close();
});

it('sends an edit with the newest revision that it shows, and what waits when the page is left', async () => {
  const open = await openParts(boardKind, 'board-1', async () => record);
  call.mockResolvedValue({
    revision: 4,
    whole: false,
    parts: [],
    deleted: [],
    files: [],
    conflicts: [],
    revived: [],
  });
  open.edit('card-0-0', { text: 'mine' });
  await open.settle();
  open.close();
  await settle();
  expect(call).toHaveBeenCalledTimes(1);
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    body: { base: 3, schema: boardKind.version, changes: [{ id: 'card-0-0', set: { text: 'mine' } }] },
  });
  tellDocumentNews({ id: 'board-1', revision: 9 });
  await settle();
  expect(call).toHaveBeenCalledTimes(1);
});
