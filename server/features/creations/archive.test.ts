import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Principal } from '../../http/principal.ts';
import { storageUnavailable } from '../storage/drivers/driver.ts';
import { createStorageServer, type StorageServer } from '../storage/testing/storage-server.ts';
import { deleteResult } from './change-result.ts';
import { creationRoutes } from './routes.ts';
import { type CreationWorld, createCreationWorld } from './testing/creation-world.ts';

let world: CreationWorld;
let server: StorageServer;
let user: Principal;

beforeAll(async () => {
  world = await createCreationWorld();
  server = await createStorageServer(
    world,
    creationRoutes({ ...world.deps, routing: { isBuiltin: () => true } }),
  );
});
beforeEach(async () => {
  user = await world.newFounder();
});
afterAll(async () => {
  await server.close();
  await world.close();
});

const download = (ids: string[], as = user) =>
  fetch(`${server.origin}/api.v1/results/archive`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.tokenOf(as)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ids }),
  });

describe('an archive', () => {
  it('holds every result once, under a unique name', async () => {
    const made = [
      await world.addResult(user, { prompt: '一只猫' }),
      await world.addResult(user, { prompt: '一只猫' }),
      await world.addResult(user, { prompt: 'A Boat' }),
    ];
    const ids = made.map(({ id }) => id);
    const response = await download([...ids, ...ids]);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toContain('.zip"');
    const unzipped = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(unzipped)).toEqual(['一只猫.png', '一只猫 (2).png', 'A Boat.png']);
    expect(Object.values(unzipped).map(({ length }) => length)).toEqual(made.map(({ file }) => file.size));
  });

  it('is not made when one of the results is in the bin or another organisation owns it', async () => {
    const mine = await world.addResult(user);
    const binned = await world.addResult(user);
    await deleteResult(world.deps, user, binned.id);
    const foreign = await world.addResult(await world.newFounder());
    for (const other of [binned, foreign]) {
      expect((await download([mine.id, other.id])).status).toBe(404);
    }
  });

  it('takes 1 to 200 results', async () => {
    expect((await download([])).status).toBe(422);
    expect((await download(Array.from({ length: 201 }, () => crypto.randomUUID()))).status).toBe(422);
  });

  it('fails when the store does not answer, and is aborted when the store stops half way', async () => {
    const made = [await world.addResult(user), await world.addResult(user, { prompt: 'second' })];
    const ids = made.map(({ id }) => id);
    const { driver } = world.deps.files;
    let left = 0;
    world.deps.files.driver = {
      ...driver,
      read: async (key) => {
        if (left === 0) throw storageUnavailable('down');
        left -= 1;
        return driver.read(key);
      },
    };
    expect((await download(ids)).status).toBe(503);
    left = 1;
    const half = await download(ids);
    await expect(half.arrayBuffer()).rejects.toThrow('terminated');
    world.deps.files.driver = driver;
  });
});
