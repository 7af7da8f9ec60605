import { STOCK_SAMPLES, STOCK_SAMPLES_PATH } from '@inkreel/contract/stock-samples.ts';
import type { Field } from '@inkreel/contract/tools/kinds/index.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files } from '../../db/schema.ts';
import type { Principal } from '../../http/principal.ts';
import { deleteUpload } from '../storage/delete-uploads.ts';
import { createStorageWorld, type StorageWorld } from '../storage/testing/storage-world.ts';
import { checkInputs } from '../tools/check-inputs.ts';
import { keepShipped } from './keep-shipped.ts';
import { listSystemStock } from './list-stock.ts';

const text = { en: { label: '', hint: '' }, zh: { label: '', hint: '' } };
const image: Field = { kind: 'image', name: 'image_url', required: 'image_required', samples: [], text };

let world: StorageWorld;
let person: Principal;
beforeAll(async () => {
  world = await createStorageWorld();
  person = await world.newFounder();
});
afterAll(() => world.close());

const inputs = (address: string, who = person) =>
  checkInputs(
    {
      db: world.deps.db,
      keepShipped: (...asked) => keepShipped(world.deps, ...asked),
      checkPerson: async () => undefined,
      checkMarks: async () => undefined,
    },
    who,
    { id: 'repaint', fields: [image] },
    { image_url: address },
    {},
  );
const copies = (who: Principal) =>
  world.deps.db
    .select()
    .from(files)
    .where(and(eq(files.userId, who.userId), eq(files.fromType, 'stock')));

describe('an item that the product ships', () => {
  it('can be an input of a tool by its address in the stock, relative or absolute', async () => {
    const { items } = await listSystemStock(world.deps, { limit: 40 }, 'en');
    expect(items.length).toBe(STOCK_SAMPLES.length);
    for (const { file } of items) {
      const given = await inputs(`https://studio.example.com${file.full_path}`);
      expect(given['image_url']).toMatch(/^\/files\/.+\.webp$/);
      // A second run works on the same copy.
      expect(await inputs(file.full_path)).toEqual(given);
    }
    const kept = await copies(person);
    expect(kept).toHaveLength(STOCK_SAMPLES.length);
    expect(kept.every(({ width, height }) => (width ?? 0) > 0 && (height ?? 0) > 0)).toBe(true);
  });

  it('is saved for each person separately, and can be saved again after removal', async () => {
    const other = await world.newMember(person, 'member');
    const address = `${STOCK_SAMPLES_PATH}${STOCK_SAMPLES[0]?.file}.webp`;
    const [mine, theirs] = [await inputs(address), await inputs(address, other)];
    expect(theirs['image_url']).not.toBe(mine['image_url']);
    const [copy] = await copies(other);
    await deleteUpload(world.deps, other, copy?.id ?? '');
    expect((await inputs(address, other))['image_url']).not.toBe(theirs['image_url']);
  });

  it.each([
    `${STOCK_SAMPLES_PATH}nothing.webp`,
    `${STOCK_SAMPLES_PATH}../../../package.json`,
    `${STOCK_SAMPLES_PATH}${STOCK_SAMPLES[0]?.file}-320.webp`,
    `/elsewhere/${STOCK_SAMPLES[0]?.file}.webp`,
  ])('does not lead to %s', async (address) => {
    await expect(inputs(address)).rejects.toMatchObject({ code: 'image_gone' });
  });
});
