import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { filmKind } from '@inkreel/contract/documents/film-document.ts';
import { EXPORT_FILM } from '@inkreel/contract/story/story-runs.ts';
import { quoteRun } from '@inkreel/contract/tools/quote-run.ts';
import type { FilmEdit } from '@inkreel/scene/film/film-edits.ts';
import { clipOf, filmOf, TRACKS } from '@inkreel/scene/film/testing.ts';
import { asc, eq } from 'drizzle-orm';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fileCopies, files, pointAccounts, results, runStages, tasks } from '../../db/schema.ts';
import { ALL_SCOPES, type Principal } from '../../http/principal.ts';
import { greyFilm, numbered } from '../../media/testing/real-media.ts';
import { createPrices } from '../billing/prices.ts';
import { createDocument } from '../documents/save-document.ts';
import { insertFile, prepareFile } from '../storage/keep-file.ts';
import { cancelTask } from '../tasks/cancel-task.ts';
import { getTask } from '../tasks/get-task.ts';
import { storeResultFiles } from '../tasks/result-files.ts';
import { runTask } from '../tasks/run-task.ts';
import { createFilmDeps } from '../tasks/testing/film-deps.ts';
import { createTaskWorld, type TaskWorld, type User } from '../tasks/testing/task-world.ts';
import { exportFilm, type FilmDeps } from './export-film.ts';
import { getFilmMarks } from './film-marks.ts';
import { deleteVideoWork, listVideoWorks } from './video-works.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'inkreel-films-'));
let world: TaskWorld;
let works: ReturnType<typeof createFilmDeps>;
let deps: FilmDeps;
let person: Principal;
let video: { id: string; key: string };
beforeAll(async () => {
  world = await createTaskWorld();
  works = createFilmDeps(world.db, folder);
  const { routing } = works;
  deps = {
    ...world.deps,
    files: { ...world.deps.files, ...works.files },
    routing,
    prices: createPrices({ ...world.deps, tools: [EXPORT_FILM] }),
  } as unknown as FilmDeps;
  person = await newPerson();
  video = await addVideo(person);
});
afterAll(async () => {
  await works.close();
  await world.drop();
  rmSync(folder, { recursive: true });
});

async function newPerson(): Promise<Principal> {
  const user: User = await world.newUser(500);
  return { ...user, kind: 'session', scopes: ALL_SCOPES } as Principal;
}

async function addVideo({ organisationId, userId }: Principal) {
  const shape = { width: 160, height: 90, framesPerSecond: 24, frames: 24 };
  const file = await prepareFile(works, {
    source: { bytes: await greyFilm({ ...shape, luma: numbered }) },
    contentType: 'video/mp4',
    organisationId,
    userId,
    projectId: undefined,
    name: 'clip.mp4',
    fromType: 'tool',
    shareType: 'public',
  });
  await insertFile(world.db, file);
  return file;
}

async function newFilm(
  frames: number,
  about: { file?: string; edits?: FilmEdit[]; who?: Principal } = {},
): Promise<string> {
  const { file = fileSource(video.id), edits = [], who = person } = about;
  const source = { file, name: 'Harbour', source_in: 0, source_length: 1_000_000, has_sound: false };
  const clips = [
    clipOf('video', 'video', [0, 24], source),
    clipOf('title', 'title', [0, frames], { text: 'The lamp' }),
  ];
  const parts = filmOf({ title: 'The lamp' }, ...TRACKS, ...(frames > 0 ? clips : []), ...edits);
  const { id } = await createDocument(deps, who, {
    kind: filmKind.kind,
    name: 'Film',
    schema: filmKind.version,
    content: { parts: [...parts.values()] },
  });
  return id;
}

const start = (document_id: string, about: object = {}, who = person, key?: string) =>
  exportFilm(deps, who, { document_id, height: 360, ...about } as Parameters<typeof exportFilm>[2], key);

test('costs 10 points per started minute, which the page computes alike', async () => {
  for (const [frames, points] of [
    [24 * 60, 10],
    [24 * 60 + 1, 20],
    [24 * 150, 30],
  ] as const) {
    const { id } = await start(await newFilm(frames));
    const { receipt } = await getTask(deps, person, id);
    expect([frames, receipt.quoted]).toEqual([frames, points]);
    expect(quoteRun(EXPORT_FILM, 10, { seconds: frames / 24 }).points).toBe(points);
  }
});

test('does not exist for another organisation', async () => {
  const film = await newFilm(24);
  await expect(start(film, {}, await newPerson())).rejects.toMatchObject({ code: 'not_found' });
});

test('is refused where nothing is in it, or more videos at once than decoders', async () => {
  const tracks = Array.from({ length: 12 }, (_, at): FilmEdit[] => [
    { do: 'add_track', id: `t${at}`, type: 'video' },
    clipOf(`t${at}`, 'video', [12, 24], { file: fileSource(video.id) }),
  ]).flat();
  await expect(start(await newFilm(24, { edits: tracks }))).rejects.toMatchObject({ code: 'invalid_input' });
  await start(await newFilm(24, { edits: tracks.slice(2) }));
  await expect(start(await newFilm(0))).rejects.toMatchObject({ code: 'invalid_input' });
});

test('is refused with the names of the clips whose files are gone', async () => {
  const other = await addVideo(person);
  const film = await newFilm(24, { file: fileSource(other.id) });
  await world.db
    .update(files)
    .set({ deletedAt: new Date() } as never)
    .where(eq(files.id, other.id));
  await expect(start(film)).rejects.toMatchObject({
    code: 'media_gone',
    data: { fields: [{ field: 'Harbour', problem: 'media_gone' }] },
  });
});

test('is drawn from the copy of a video where one is ready, and refused where none can be made', async () => {
  const other = await addVideo(person);
  const film = await newFilm(24, { file: fileSource(other.id) });
  const key = `${other.key}.film.mp4`;
  const copy = { fileId: other.id, purpose: 'film', key, state: 'ready' };
  await world.db.insert(fileCopies).values(copy);
  const { id } = await start(film);
  const [{ input } = { input: {} }] = await world.db
    .select({ input: tasks.input })
    .from(tasks)
    .where(eq(tasks.id, id));
  expect(input).toMatchObject({ media_urls: [`/files/${key}`] });
  await world.db
    .update(fileCopies)
    .set({ state: 'failed', problem: 'media_unreadable' })
    .where(eq(fileCopies.key, key));
  await expect(start(film)).rejects.toMatchObject({
    code: 'media_unreadable',
    data: { fields: [{ field: 'Harbour', problem: 'media_unreadable' }] },
  });
});

test('the same key is the same film', async () => {
  const film = await newFilm(24);
  const first = await start(film, {}, person, 'once');
  expect(await start(film, {}, person, 'once')).toEqual(first);
});

const withTime = async (id: string) =>
  world.db
    .update(tasks)
    .set({ deadlineAt: new Date(Date.now() + 3_600_000) })
    .where(eq(tasks.id, id));
const stagesOf = (id: string) =>
  world.db.select().from(runStages).where(eq(runStages.taskId, id)).orderBy(asc(runStages.name));
const balanceOf = async ({ organisationId }: Principal) => {
  const rows = await world.db
    .select()
    .from(pointAccounts)
    .where(eq(pointAccounts.organisationId, organisationId));
  return rows[0]?.balance ?? 0;
};
const worksOf = async (who: Principal) =>
  (await listVideoWorks(deps, who, { limit: 10 } as Parameters<typeof listVideoWorks>[2])).items;
/** Its pictures are being made. */
const isDrawing = (id: string) =>
  vi.waitFor(async () => expect((await stagesOf(id)).map(({ name }) => name)).toContain('film-1'), {
    timeout: 120_000,
    interval: 20,
  });

test('says who made what is in it, on the server as in a browser, and a labelled WebM stays one', async () => {
  const film = await newFilm(12);
  const labelling = { ...deps, files: { ...deps.files, site: 'cn' as const, visibleLabel: true } };
  const own = await getFilmMarks(labelling, person, film);
  expect(own.label).toBeNull();
  expect(own.xmp).toContain('digitalsourcetype/composite<');
  expect(own.xmp).not.toContain('TC260:AIGC>');

  const maker = await start(await newFilm(24));
  await world.db.update(tasks).set({ engine: 'painter', toolId: 'video3d' }).where(eq(tasks.id, maker.id));
  const [made] = await world.db
    .insert(results)
    .values({
      id: v7(),
      organisationId: person.organisationId,
      userId: person.userId,
      taskId: maker.id,
      index: 0,
      fileId: video.id,
      toolId: 'video3d',
    })
    .returning();
  const marks = await getFilmMarks(labelling, person, film);
  expect(marks.label).toBe('AI 生成');
  for (const said of ['compositeWithTrainedAlgorithmicMedia<', '(film, video3d, painter)', 'TC260:AIGC>'])
    expect(marks.xmp).toContain(said);
  expect((await getFilmMarks(deps, person, film)).label).toBeNull();

  const { id } = await exportFilm(
    labelling,
    person,
    { document_id: film, height: 360, format: 'webm' } as Parameters<typeof exportFilm>[2],
    undefined,
  );
  await withTime(id);
  const resultFiles = storeResultFiles({
    ...works,
    files: { ...works.files, site: 'cn', visibleLabel: true },
  });
  await runTask({ ...works.runDeps, resultFiles }, id, new AbortController().signal);
  const [work] = (await worksOf(person)).filter(({ url }) => url.includes('.webm'));
  const [file] = await world.db
    .select()
    .from(files)
    .innerJoin(results, eq(results.fileId, files.id))
    .where(eq(results.id, work?.id ?? ''));
  expect(file?.files.contentType).toBe('video/webm');
  const bytes = readFileSync(path.join(folder, 'files', file?.files.key ?? ''));
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const { raw } = await input.getMetadataTags();
  input.dispose();
  expect(raw?.['XMP']).toContain('(film, video3d, painter)');
  await deleteVideoWork(deps, person, work?.id ?? '');
  await world.db.delete(results).where(eq(results.id, made?.id ?? ''));
}, 240_000);

test('is cancelled in the middle of its pictures: nothing is charged, and nothing of it stays', async () => {
  const who = await newPerson();
  const file = fileSource((await addVideo(who)).id);
  const before = await balanceOf(who);
  const { id } = await start(await newFilm(24 * 59, { who, file }), { height: 1080 }, who);
  await withTime(id);
  const running = runTask(works.runDeps, id, new AbortController().signal);
  await isDrawing(id);
  await cancelTask(deps, who, id);
  await running;
  const { state, receipt } = await getTask(deps, who, id);
  expect([state, receipt.settled]).toEqual(['CANCELED', 0]);
  expect(await balanceOf(who)).toEqual(before);
  expect([await stagesOf(id), await worksOf(who)]).toEqual([[], []]);
}, 240_000);

test('goes on with its sound when its process is killed in the middle, and is paid once', async () => {
  const who = await newPerson();
  const file = fileSource((await addVideo(who)).id);
  const before = await balanceOf(who);
  const { id } = await start(await newFilm(24 * 4, { who, file }), { height: 720 }, who);
  await withTime(id);
  const worker = fileURLToPath(new URL('../tasks/testing/film-worker.ts', import.meta.url));
  const child = spawn(process.execPath, [worker, JSON.stringify(world.connection), folder, id], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    await isDrawing(id);
  } finally {
    child.kill('SIGKILL');
  }
  await ended;
  expect(await stagesOf(id)).toMatchObject([
    { name: 'film-1', finishedAt: null },
    { name: 'sound-1', starts: 1, outputKey: expect.any(String) },
  ]);
  const { prepare } = works.runDeps.resultFiles;
  let atTheEnd: unknown;
  works.runDeps.resultFiles.prepare = async (task, file) => {
    atTheEnd = (await stagesOf(id)).map(({ name, starts }) => [name, starts]);
    return prepare(task, file);
  };
  await runTask(works.runDeps, id, new AbortController().signal);
  works.runDeps.resultFiles.prepare = prepare;
  expect(atTheEnd).toEqual([
    ['film-1', 2],
    ['sound-1', 1],
  ]);
  // A worker that comes late finds it ended.
  await runTask(works.runDeps, id, new AbortController().signal);
  const { state, receipt } = await getTask(deps, who, id);
  expect([state, receipt.settled]).toEqual(['SUCCEEDED', 10]);
  expect(await worksOf(who)).toMatchObject([{ title: 'The lamp', seconds: 4 }]);
  expect(before - (await balanceOf(who))).toBe(10);
}, 480_000);

test('becomes a video work with its title, paid once', async () => {
  const { id } = await start(await newFilm(24), { description: 'A keeper' });
  await withTime(id);
  await runTask(works.runDeps, id, new AbortController().signal);
  await runTask(works.runDeps, id, new AbortController().signal);
  const { state, receipt, input, input_cut: isCut } = await getTask(deps, person, id);
  expect([Object.keys(input).filter((name) => /film|sources|media/.test(name)), isCut]).toEqual([[], true]);
  expect(input).toMatchObject({ title: 'The lamp', seconds: 1 });
  expect([state, receipt.quoted, receipt.settled]).toEqual(['SUCCEEDED', 10, 10]);
  const list = await listVideoWorks(deps, person, { limit: 10 } as Parameters<typeof listVideoWorks>[2]);
  expect(list.items).toMatchObject([
    { title: 'The lamp', description: 'A keeper', resolution: '640x360', seconds: 1, status: 'SUCCEEDED' },
  ]);
  expect(list.items[0]?.url).toContain('.mp4');
  const others = await listVideoWorks(deps, await newPerson(), { limit: 10 } as never);
  expect(others.items).toEqual([]);

  const work = list.items[0]?.id ?? '';
  await expect(deleteVideoWork(deps, await newPerson(), work)).rejects.toMatchObject({ code: 'not_found' });
  await world.db.update(results).set({ toolId: 'ai-image-generator' }).where(eq(results.id, work));
  await expect(deleteVideoWork(deps, person, work)).rejects.toMatchObject({ code: 'not_found' });
  await world.db.update(results).set({ toolId: EXPORT_FILM.id }).where(eq(results.id, work));
  await deleteVideoWork(deps, person, work);
  const left = await listVideoWorks(deps, person, { limit: 10 } as never);
  expect(left.items).toEqual([]);
}, 240_000);
