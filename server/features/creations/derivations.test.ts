import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Principal } from '../../http/principal.ts';
import { recordDerivations } from '../tasks/record-derivations.ts';
import { deleteResult } from './change-result.ts';
import { emptyBin } from './empty-bin.ts';
import { readDerivations } from './read-derivations.ts';
import { type CreationWorld, createCreationWorld, type MadeResult } from './testing/creation-world.ts';

let world: CreationWorld;
let person: Principal;
let parent: MadeResult;
let child: MadeResult;

beforeAll(async () => {
  world = await createCreationWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  person = await world.newFounder();
  parent = await world.addResult(person);
  child = await world.addResult(person);
  await record(child.id, { image_urls: [pathOf(parent)], prompt: 'a boat', count: 1 });
});

const pathOf = ({ file }: MadeResult) => FILE_PATH_PREFIX + file.key;
const record = (id: string, input: object) =>
  world.deps.db.transaction((tx) => recordDerivations(tx, id, input));
const read = (id: string, who = person) => readDerivations(world.deps, who, id);

it('shows what a result was made from, with the content at that time, and what was made from it', async () => {
  expect(await read(child.id)).toEqual({
    sources: [
      {
        field: 'image_urls',
        position: 0,
        sha256: parent.file.sha256,
        file: expect.objectContaining({ url: pathOf(parent) }),
        result_id: parent.id,
      },
    ],
    derived: [],
  });
  expect(await read(parent.id)).toEqual({ sources: [], derived: [{ result_id: child.id }] });
});

it('keeps the edge when its source is gone', async () => {
  await deleteResult(world.deps, person, parent.id);
  await emptyBin(world.deps, person);
  expect((await read(child.id)).sources).toEqual([
    { field: 'image_urls', position: 0, sha256: parent.file.sha256, file: null, result_id: null },
  ]);
});

it('reveals no sources and results that the reader does not see', async () => {
  const member = await world.newMember(person, 'member');
  const own = await world.addResult(member);
  await record(own.id, { image_url: pathOf(parent), mask_url: '/files/unknown' });
  expect((await read(own.id, member)).sources).toEqual([
    { field: 'image_url', position: 0, sha256: parent.file.sha256, file: null, result_id: null },
  ]);
  const hidden = await world.addResult(person);
  await record(hidden.id, { image_url: pathOf(own) });
  expect((await read(own.id, member)).derived).toEqual([]);
  expect((await read(own.id)).derived).toEqual([{ result_id: hidden.id }]);
  await expect(read(child.id, member)).rejects.toMatchObject({ code: 'not_found' });
  await expect(read(child.id, await world.newFounder())).rejects.toMatchObject({ code: 'not_found' });
});
