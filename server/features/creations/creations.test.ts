import { DUBBED_LINE } from '@inkreel/contract/text/services.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pointAccounts, results } from '../../db/schema.ts';
import type { Principal } from '../../http/principal.ts';
import { betweenStatements } from '../../testing/between-statements.ts';
import { organisationProjects } from '../organisations/list-projects.ts';
import { filmFile, wavFile } from '../storage/media/testing/media-files.ts';
import { sweepStorage } from '../storage/sweep.ts';
import { deleteResult, updateResult } from './change-result.ts';
import { countResults } from './count-results.ts';
import { emptyBin } from './empty-bin.ts';
import { fileResult } from './file-result.ts';
import { listResults } from './list-results.ts';
import { sweepBin } from './sweep-bin.ts';
import { type CreationWorld, createCreationWorld } from './testing/creation-world.ts';

const DAY = 24 * 60 * 60 * 1000;
let world: CreationWorld;
let user: Principal & { projectId: string };

beforeAll(async () => {
  world = await createCreationWorld();
});
beforeEach(async () => {
  user = await world.newFounder();
});
afterAll(() => world.close());

const list = (filter: Partial<Parameters<typeof listResults>[2]> = {}) =>
  listResults({ ...world.deps, routing: { isBuiltin: (engine) => engine === 'sketch' } }, user, {
    limit: 40,
    bin: false,
    ...filter,
  });
const idsOf = async (filter: Parameters<typeof list>[0]) => (await list(filter)).items.map(({ id }) => id);

describe('the history', () => {
  it('shows each result with what made it and what it cost', async () => {
    const made = await world.addResult(user, { projectId: user.projectId });
    const { items, next } = await list();
    expect(next).toBeNull();
    expect(items).toMatchObject([
      {
        id: made.id,
        task_id: made.taskId,
        index: 0,
        seed: 7,
        tool_id: 'ai-image-generator',
        prompt: 'a red boat',
        input: { prompt: 'a red boat', width: 32, height: 32, count: 1 },
        project_id: user.projectId,
        engine: 'sketch',
        builtin: true,
        starred: false,
        deleted_at: null,
        report: null,
        file: { url: `/files/${made.file.key}`, width: 32, content_type: 'image/png' },
        receipt: { state: 'settled', quoted: 20, settled: 20, returned: 0, points_each: 20, lines: [2] },
      },
    ]);
  });

  it('takes as many statements for many results as for one', async () => {
    for (let count = 0; count < 3; count += 1) await world.addResult(user);
    const statements = vi.spyOn(world.deps.db.$client, 'query');
    const read = async (limit: number) => {
      statements.mockClear();
      expect((await list({ limit })).items).toHaveLength(limit);
      return statements.mock.calls.length;
    };
    // Results with their runs and holds; their files; their lines of the ledger.
    expect([await read(1), await read(3)]).toEqual([3, 3]);
    statements.mockRestore();
  });

  it('lists results of one kind, with their durations', async () => {
    const film = await world.addResult(user, {
      bytes: await filmFile('mp4', { frames: 60, frameRate: 30 }),
      contentType: 'video/mp4',
    });
    const voice = await world.addResult(user, { bytes: wavFile(16_000), contentType: 'audio/wav' });
    const image = await world.addResult(user);
    expect(await idsOf({ kind: 'video' })).toEqual([film.id]);
    expect(await idsOf({ kind: 'image' })).toEqual([image.id]);
    const { items } = await list({ kind: 'audio' });
    expect(items).toMatchObject([
      {
        id: voice.id,
        file: { kind: 'audio', thumbnail: null, width: null, playback: { duration: 2, video_codec: null } },
      },
    ]);
  });

  it('tells a model from the built-in engine', async () => {
    await world.addResult(user, { engine: 'qwen' });
    expect((await list()).items[0]).toMatchObject({ engine: 'qwen', builtin: false });
  });

  it('continues page by page without losing or repeating one', async () => {
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) made.unshift((await world.addResult(user)).id);
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page = await list({ limit: 2, before });
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map(({ id }) => id));
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(seen).toEqual(made);
  });

  it('continues after a page whose results are removed while it is read', async () => {
    const older = await world.addResult(user);
    const gone = await world.addResult(user);
    const { db, clock } = world.deps;
    const remove = async () => {
      await deleteResult({ db, clock }, user, gone.id);
      await emptyBin(world.deps, user);
    };
    const page = await betweenStatements(/from "files"/, remove, () => list({ limit: 1 }));
    expect(page).toEqual({ items: [], next: gone.id });
    expect(await idsOf({ limit: 1, before: gone.id })).toEqual([older.id]);
  });

  it('filters by tool, project, star and day', async () => {
    const first = await world.addResult(user, { toolId: 'upscaler' });
    world.deps.clock.advance(DAY);
    const second = await world.addResult(user, { projectId: user.projectId });
    await updateResult(world.deps, user, first.id, { starred: true });
    const now = world.deps.clock.now().toISOString();
    expect(await idsOf({ tool_id: 'upscaler' })).toEqual([first.id]);
    expect(await idsOf({ project_id: user.projectId })).toEqual([second.id]);
    expect(await idsOf({ starred: true })).toEqual([first.id]);
    expect(await idsOf({ starred: false })).toEqual([second.id]);
    expect(await idsOf({ from: now })).toEqual([second.id]);
    expect(await idsOf({ to: now })).toEqual([first.id]);
  });

  it('counts in each project the results that it shows: neither the bin nor lines of a dubbed clip', async () => {
    const { projectId } = user;
    const numbers = async () =>
      (await organisationProjects(world.deps, user, { archived: false })).items.map(
        ({ results: count }) => count,
      );
    expect(await numbers()).toEqual([0]);
    await world.addResult(user);
    await world.addResult(await world.newFounder());
    await world.addResult(user, { projectId, toolId: DUBBED_LINE.id });
    const gone = await world.addResult(user, { projectId });
    await world.addResult(user, { projectId });
    expect(await numbers()).toEqual([2]);
    await deleteResult(world.deps, user, gone.id);
    expect(await numbers()).toEqual([1]);
    await updateResult(world.deps, user, gone.id, { restored: true });
    expect(await numbers()).toEqual([2]);
  });

  it('searches prompts in any script and case, taking every character literally', async () => {
    const boat = await world.addResult(user, { prompt: 'A Red BOAT, 100%_sure' });
    const cat = await world.addResult(user, { prompt: '一只戴红帽子的猫' });
    const umlaut = await world.addResult(user, { prompt: 'ÜBER den Dächern \\ oben' });
    expect(await idsOf({ search: 'red boat' })).toEqual([boat.id]);
    expect(await idsOf({ search: ' red boat  ' })).toEqual([boat.id]);
    expect(await idsOf({ search: '红帽子' })).toEqual([cat.id]);
    expect(await idsOf({ search: 'über' })).toEqual([umlaut.id]);
    expect(await idsOf({ search: '\\' })).toEqual([umlaut.id]);
    expect(await idsOf({ search: '100%_s' })).toEqual([boat.id]);
    expect(await idsOf({ search: '%' })).toEqual([boat.id]);
    expect(await idsOf({ search: '_' })).toEqual([boat.id]);
    expect(await idsOf({ search: "'; drop table results; --" })).toEqual([]);
    const wordless = await world.addResult(user);
    await world.deps.db.update(results).set({ prompt: null }).where(eq(results.id, wordless.id));
    expect(await idsOf({ search: '  ' })).toHaveLength(4);
  });
});

it('does not list or count what is not to be saved, and removes it after a day with its bytes', async () => {
  const kept = await world.addResult(user, { projectId: user.projectId });
  const passing = await world.addResult(user, { projectId: user.projectId, noSave: true });
  expect(await idsOf({})).toEqual([kept.id]);
  expect(await countResults(world.deps, user)).toMatchObject({ total: 1, bin: 0 });
  const projects = await organisationProjects(world.deps, user, { archived: false });
  expect(projects.items.map(({ results: count }) => count)).toEqual([1]);
  world.deps.clock.advance(DAY - 1);
  expect(await sweepBin(world.deps)).toBe(0);
  world.deps.clock.advance(2);
  expect(await sweepBin(world.deps)).toBe(1);
  await sweepStorage(world.deps);
  expect(await world.deps.files.driver.head(passing.file.key)).toBeUndefined();
  expect(await world.deps.files.driver.head(kept.file.key)).toBeDefined();
});

describe('the bin', () => {
  it('takes a result, counts it separately and restores it', async () => {
    const kept = await world.addResult(user);
    const binned = await world.addResult(user, { toolId: 'upscaler' });
    await deleteResult(world.deps, user, binned.id);
    expect(await idsOf({})).toEqual([kept.id]);
    expect(await idsOf({ bin: true })).toEqual([binned.id]);
    expect(await countResults(world.deps, user)).toEqual({
      total: 1,
      bin: 1,
      tools: { 'ai-image-generator': 1 },
    });
    await updateResult(world.deps, user, binned.id, { restored: true });
    expect(await countResults(world.deps, user)).toEqual({
      total: 2,
      bin: 0,
      tools: { 'ai-image-generator': 1, upscaler: 1 },
    });
  });

  it('removes a result 30 days after it was first moved there, bytes included', async () => {
    const { driver } = world.deps.files;
    const kept = await world.addResult(user);
    const binned = await world.addResult(user);
    await deleteResult(world.deps, user, binned.id);
    world.deps.clock.advance(20 * DAY);
    await deleteResult(world.deps, user, binned.id);
    world.deps.clock.advance(10 * DAY - 1);
    expect(await sweepBin(world.deps)).toBe(0);
    world.deps.clock.advance(2);
    expect(await sweepBin(world.deps)).toBe(1);
    await sweepStorage(world.deps);
    expect(await driver.head(binned.file.key)).toBeUndefined();
    expect(await driver.head(`${binned.file.thumbnailKey}`)).toBeUndefined();
    expect(await driver.head(kept.file.key)).toBeDefined();
    expect(await idsOf({ bin: true })).toEqual([]);
    await expect(updateResult(world.deps, user, binned.id, { restored: true })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('changing a result', () => {
  it('stars it and moves it to a project', async () => {
    const { id } = await world.addResult(user);
    await updateResult(world.deps, user, id, { starred: true, project_id: user.projectId });
    expect((await list()).items).toMatchObject([{ id, starred: true, project_id: user.projectId }]);
    await updateResult(world.deps, user, id, { starred: false });
    expect((await list()).items).toMatchObject([{ id, starred: false, project_id: user.projectId }]);
  });

  it('refuses to change nothing', async () => {
    const { id } = await world.addResult(user);
    await expect(updateResult(world.deps, user, id, {})).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('filing a result', () => {
  it('answers with the existing row, however often it is called, and moves no points', async () => {
    const made = await world.addResult(user);
    const account = () =>
      world.deps.db.select().from(pointAccounts).where(eq(pointAccounts.organisationId, user.organisationId));
    const [rows, before] = [await world.deps.db.select().from(results), await account()];
    for (const url of [
      `/files/${made.file.key}`,
      `https://studio.example.com/files/${made.file.key}?download`,
    ]) {
      const filed = await fileResult(world.deps, user, { type: 'image', url, task_id: made.taskId });
      expect(filed).toMatchObject({ id: made.id, file: { url: `/files/${made.file.key}` } });
    }
    expect(await account()).toEqual(before);
    expect(await world.deps.db.select().from(results)).toHaveLength(rows.length);
  });

  it('accepts only results of that task', async () => {
    const [one, other] = [await world.addResult(user), await world.addResult(user)];
    for (const url of [
      `/files/${other.file.key}`,
      '/files/',
      'https://example.com/cat.png',
      'http://[',
      '',
    ]) {
      const filed = fileResult(world.deps, user, { type: 'image', url, task_id: one.taskId });
      await expect(filed).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
