import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import type { Field } from '@inkreel/contract/tools/kinds/index.ts';
import { expect, test } from 'vitest';
import { type BatchItem, batchRows, batchSums, itemsOf, outliers } from './batch.ts';
import { batchField } from './batch-field.ts';

const text = { en: { label: '', hint: '' }, zh: { label: '', hint: '' } };
const image = (name: string, required: 'image_required' | false = 'image_required'): Field => ({
  kind: 'image',
  name,
  required,
  samples: [],
  text,
});

test('runs over many pictures if the tool needs one picture and no work by hand', () => {
  expect(batchField({ fields: [image('image_url')] })?.name).toBe('image_url');
  expect(batchField({ fields: [image('image_url'), image('background_url', false)] })?.name).toBe(
    'image_url',
  );
  expect(batchField({ fields: [image('model_url'), image('shoe_url')] })).toBeUndefined();
  const mask = (required: 'mask_required' | false): Field => ({
    kind: 'mask',
    name: 'mask_url',
    of: 'image_url',
    required,
    text,
  });
  expect(batchField({ fields: [image('image_url'), mask('mask_required')] })).toBeUndefined();
  expect(batchField({ fields: [image('image_url'), mask(false)] })).toBeDefined();
  expect(batchField({ fields: [image('image_url'), { kind: 'frame', of: 'image_url' }] })).toBeUndefined();
  expect(batchField({ fields: [image('image_url')], runs: 'browser' })).toBeUndefined();
});

const batch = (count: number) =>
  Array.from(
    { length: count },
    (_, at): BatchItem => ({
      id: `k${at}`,
      url: `/files/${at}`,
      thumbnail: `/files/${at}`,
      name: `${at}.jpg`,
      state: 'started',
      taskId: `t${at}`,
      error: undefined,
    }),
  );
const run = (state: TaskRecord['state']) =>
  ({ state, receipt: { settled: state === 'SUCCEEDED' ? 15 : 0 } }) as TaskRecord;

test('sorts failures first, then outliers, then the rest in their order', () => {
  const [first, second, ...rest] = batch(8);
  if (!first || !second) throw new Error('eight items');
  const given: BatchItem[] = [
    { ...first, state: 'waiting', taskId: undefined },
    { ...second, state: 'failed', taskId: undefined, error: 'image_gone' },
    ...rest,
  ];
  const differences = new Map(rest.map(({ id }, at) => [id, at === 3 ? 0.9 : 0.2 + at / 1000]));
  const rows = batchRows(given, (id) => run(id === 't6' ? 'FAILED' : 'SUCCEEDED'), differences);
  expect(rows.map(({ item, state, stands }) => [item.id, state, stands])).toEqual([
    ['k1', 'refused', 'failed'],
    ['k6', 'failed', 'failed'],
    ['k5', 'done', 'differs'],
    ['k0', 'waiting', undefined],
    ['k2', 'done', undefined],
    ['k3', 'done', undefined],
    ['k4', 'done', undefined],
    ['k7', 'done', undefined],
  ]);
  expect(batchSums(rows)).toEqual({ done: 5, failed: 2, open: 1, points: 75 });
});

test('finds no outliers among few results, or among invisible differences', () => {
  const values = (...list: number[]) => new Map(list.map((value, at) => [String(at), value]));
  expect(outliers(values(0.1, 0.1, 0.9, 0.1)).size).toBe(0);
  expect(outliers(values(0.1, 0.1, 0.11, 0.1, 0.1)).size).toBe(0);
  expect([...outliers(values(0.1, 0.1, 0.5, 0.1, 0.1))]).toEqual(['2']);
});

test('shows what the server says of an item whose run is not loaded, and a sample without a smaller copy', () => {
  const item = { points: 15, document_id: null, part_id: null, error: null };
  const urls = ['/files/2026/01/a.png', '/samples/photos/b.webp', undefined];
  const items = itemsOf(
    {
      items: urls.map((image_url, at) => ({
        ...item,
        id: `k${at}`,
        input: image_url === undefined ? {} : { image_url },
        state: at === 1 ? 'cancelled' : 'done',
        task_id: `t${at}`,
      })),
    },
    'image_url',
  );
  expect(items.map(({ thumbnail, name }) => [thumbnail, name])).toMatchObject([
    ['/files/2026/01/a.png.thumbnail.webp', '1'],
    ['/samples/photos/b.webp', '2'],
    [expect.any(String), '3'],
  ]);
  const rows = batchRows(items, () => undefined, new Map());
  expect(rows.map(({ state }) => state)).toEqual(['done', 'cancelled', 'done']);
});
