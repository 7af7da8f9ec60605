import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { files, pendingWrites } from '../../db/schema.ts';
import type { Principal } from '../../http/principal.ts';
import { createStorageWorld, type StorageWorld } from '../storage/testing/storage-world.ts';
import { storeResultFiles, storeStageFiles } from './result-files.ts';
import type { TaskRow } from './store.ts';

let world: StorageWorld;
let user: Principal & { projectId: string };
let png: Buffer;
beforeAll(async () => {
  world = await createStorageWorld();
  user = await world.newFounder();
  png = await sharp({ create: { width: 64, height: 32, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
});
afterAll(() => world.close());

describe('the file of a candidate', () => {
  const routing = { isBuiltin: (id: string) => id === 'builtin' };
  const keep = async (changes: Partial<TaskRow> = {}) => {
    const results = storeResultFiles({ ...world.deps, routing });
    const { organisationId, userId, projectId } = user;
    const id = '0190a000-0000-7000-8000-0000abcd1234';
    const task = { id, toolId: 'ai-restore', engine: 'fal', organisationId, userId, projectId, ...changes };
    const source = { source: { bytes: png }, contentType: 'image/png', index: 1 };
    const prepared = await results.prepare(task as TaskRow, source);
    const kept = await world.deps.db.transaction((tx) => results.insert(tx, prepared));
    const [row] = await world.deps.db.select().from(files).where(eq(files.id, kept.id));
    const stream = await world.deps.files.driver.read(row?.key ?? '');
    return { row, bytes: stream ? await text(stream) : '' };
  };

  test('belongs to the person and the project of its run, is named after its tool, and has its provenance', async () => {
    const { row, bytes } = await keep();
    const { organisationId, userId, projectId } = user;
    expect(row).toMatchObject({ organisationId, userId, projectId });
    expect(row).toMatchObject({ name: 'ai-restore-abcd1234-2.png', fromType: 'result', shareType: 'public' });
    expect(bytes).toContain('Inkreel (ai-restore, fal)');
    expect(bytes).toContain('/trainedAlgorithmicMedia');
  });

  test('may have no project and no engine’s name, and calculation is not an AI model', async () => {
    const unknown = await keep({ projectId: null, engine: null });
    expect(unknown.row).toMatchObject({ projectId: null });
    expect(unknown.bytes).toContain('(ai-restore, unknown)');
    expect((await keep({ engine: 'builtin' })).bytes).toContain('/algorithmicMedia');
  });
});

test('the output of a stage is swept unless its run owns it, and is read back unchanged', async () => {
  const stages = storeStageFiles(world.deps);
  const [from, to] = [1, 2].map(() => path.join(world.folder, randomUUID())) as [string, string];
  await writeFile(from, 'frames');
  const key = await stages.write(from);
  const declared = () => world.deps.db.select().from(pendingWrites).where(eq(pendingWrites.key, key));
  expect(await declared()).toHaveLength(1);
  await world.deps.db.transaction((tx) => stages.own(tx, key));
  expect(await declared()).toEqual([]);
  await stages.read(key, to);
  expect(await readFile(to, 'utf8')).toBe('frames');
});
