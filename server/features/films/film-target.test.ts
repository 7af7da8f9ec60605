import { fileIdOf } from '@inkreel/contract/documents/define-document.ts';
import { type ClipPart, FILM_LIMITS, filmKind } from '@inkreel/contract/documents/film-document.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { shownClip } from '@inkreel/contract/film/shown-clip.ts';
import { aiImageGenerator } from '@inkreel/contract/tools/ai-image-generator.ts';
import { clipOf, filmOf, TRACKS } from '@inkreel/scene/film/testing.ts';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pointAccounts } from '../../db/schema.ts';
import { ALL_SCOPES, type Principal } from '../../http/principal.ts';
import { createBatchWorld } from '../batches/testing/batch-world.ts';
import type { DocumentDeps } from '../documents/document-deps.ts';
import { saveParts } from '../documents/parts/save-parts.ts';
import { getDocument } from '../documents/read-document.ts';
import { createDocument } from '../documents/save-document.ts';
import { createRunTargets, type TargetResult } from '../tasks/run-targets.ts';
import type { User } from '../tasks/testing/task-world.ts';
import { runTool } from '../tools/run-tool.ts';
import { fieldsOfEnd, filmTarget } from './film-target.ts';

const open = () =>
  createBatchWorld((deps) =>
    createRunTargets({ ...deps, files: deps.files as DocumentDeps['files'] }, { film: filmTarget }),
  );
let world: Awaited<ReturnType<typeof open>>;
let user: User;
beforeAll(async () => {
  world = await open();
});
afterAll(() => world.drop());
beforeEach(async () => {
  world.engine.answers.clear();
  user = await world.newUser(1000);
});

const accountOf = () =>
  world.db.select().from(pointAccounts).where(eq(pointAccounts.organisationId, user.organisationId));

async function work() {
  for (let turns = 0; turns < 6; turns += 1) {
    const started = await world.turn();
    if ((await world.runOpen(user)) === 0 && started === 0) return;
  }
}

/** A film with a clip that runs are for. */
async function newFilm() {
  const person = { ...user, kind: 'session', scopes: ALL_SCOPES } as Principal;
  const deps = world.deps as unknown as DocumentDeps;
  const clip = clipOf('video', 'image', [0, 48], { text: 'A boat', scale: 1.5, fade_in: 4 }, 'boat');
  const parts = [...filmOf({}, ...TRACKS, clip).values()];
  const schema = filmKind.version;
  const { id } = await createDocument(deps, person, { kind: 'film', name: 'A', schema, content: { parts } });
  const read = async () => {
    const { revision, content } = await getDocument(deps, person, id);
    const all = (content as { parts: Part[] }).parts;
    return { revision, clip: all.find((part) => part.id === 'boat') as ClipPart | undefined };
  };
  return {
    read,
    save: async (...changes: Parameters<typeof saveParts>[3]['changes']) => {
      const { revision: base } = await read();
      return saveParts(deps, person, id, { schema, save: v7(), writer: 'page-one', base, changes });
    },
    start: async () => {
      const input = { prompt: 'a boat', width: 512, height: 512, count: 1, quality: 'standard' };
      const target = { kind: 'film', id, part: 'boat' };
      return (await runTool(world.deps, user, { tool: aiImageGenerator, input, target })).taskId;
    },
  };
}

test('a result is kept by its clip, whose trim, place and effects stay', async () => {
  const film = await newFilm();
  const task = await film.start();
  await film.save({ id: 'boat', set: { shown: [task], start: 12 } });
  await work();
  const { clip } = await film.read();
  expect(clip).toMatchObject({ results: [{ task, kind: 'image', tool: 'ai-image-generator' }], start: 12 });
  expect(clip?.spent).toBe(clip?.results?.[0]?.points);
  expect(clip && shownClip(clip)).toMatchObject({
    file: clip?.results?.[0]?.file,
    frames: 48,
    scale: 1.5,
    fade_in: 4,
  });
  expect(fileIdOf(clip?.results?.[0]?.file ?? '')).toBeDefined();
});

test('undo while it is made, and of the clip itself, loses no result and moves no points', async () => {
  const film = await newFilm();
  const task = await film.start();
  await film.save({ id: 'boat', set: { shown: [task] } });
  await film.save({ id: 'boat', set: { shown: null } });
  await work();
  const points = await accountOf();
  const { clip } = await film.read();
  expect(clip && shownClip({ ...clip, file: 'file:placed' }).file).toBe('file:placed');
  await film.save({ id: 'boat', delete: true });
  const { id: _, results: __, spent: ___, ...again } = clip ?? ({} as ClipPart);
  await film.save({ id: 'boat', set: again as never });
  expect((await film.read()).clip?.results).toMatchObject([{ task }]);
  expect(await accountOf()).toEqual(points);
});

test('a run that failed is told with its reason and its points, until the next one', async () => {
  const film = await newFilm();
  const task = await film.start();
  const failed = { state: 'failed', code: 'task_failed', detail: 'test', retryable: false } as const;
  world.engine.answers.set(task, () => failed);
  await work();
  const { clip } = await film.read();
  expect(clip?.run).toEqual({
    state: 'failed',
    task,
    tool: 'ai-image-generator',
    points: 0,
    error: 'task_failed',
  });
  expect([clip?.results, clip?.spent]).toEqual([undefined, undefined]);
  await film.start();
  await work();
  expect((await film.read()).clip?.results).toHaveLength(1);
  expect((await film.read()).clip?.run).toBeUndefined();
});

test('nobody makes anything for a film of somebody else', async () => {
  const film = await newFilm();
  user = await world.newUser(1000);
  await expect(film.start()).rejects.toMatchObject({ code: 'not_found' });
});

test('of more results than a clip keeps the oldest go, but none that it shows', () => {
  const results = Array.from({ length: FILM_LIMITS.results }, (_, at) => ({
    file: `file:${at}`,
    task: `t${at}`,
  }));
  const part = { id: 'boat', kind: 'clip', parent: 'video', index: 'a1', results, shown: ['t0'] } as Part;
  const video = { id: 'new', kind: 'video', width: 64, height: 36, durationMs: 1500, audioCodec: 'aac' };
  const task = { id: 't', toolId: 'video3d' };
  const ended = { files: [video], task, points: 5, at: new Date(0), state: 'SUCCEEDED', error: undefined };
  const fields = fieldsOfEnd(ended as unknown as TargetResult, part);
  const kept = fields?.['results'] as { file: string }[];
  expect(kept).toHaveLength(FILM_LIMITS.results);
  expect(kept[0]?.file).toBe('file:0');
  expect(kept.some(({ file }) => file === 'file:1')).toBe(false);
  expect(kept.at(-1)).toMatchObject({ kind: 'video', micros: 1_500_000, has_sound: true, points: 5 });
  expect(fieldsOfEnd(ended as unknown as TargetResult, { ...part, kind: 'mark' })).toBeUndefined();
});
