import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { isProjectTool, PROJECT_VIDEOS, paidCharacters } from '@inkreel/contract/video-projects.ts';
import { EMPTY_SUBTITLE_PROJECT, type SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { files, projectRuns, tasks } from '../../db/schema.ts';
import { NOBODY } from '../../gate/fair-queue.ts';
import type { Principal } from '../../http/principal.ts';
import { grantPoints } from '../billing/grant-points.ts';
import { createDocument } from '../documents/save-document.ts';
import { collageContent } from '../documents/testing/document-world.ts';
import { createStorageWorld, type StorageWorld } from '../storage/testing/storage-world.ts';
import { exportSubtitles } from './export-subtitles.ts';
import { findProjectOf } from './project-of-run.ts';
import { projectPrice } from './project-price.ts';
import { lineStep } from './project-tools.ts';
import { readSubtitleFile } from './read-file.ts';
import { findClip } from './store.ts';

const NOT_FOUND = { code: 'not_found' };
const PRICING = { prices: { all: async () => ({}) } as never, routing: { pointsOf: () => undefined } };
let world: StorageWorld;
let person: Principal;
let stranger: Principal;

beforeAll(async () => {
  world = await createStorageWorld();
  person = await world.newFounder();
  stranger = await world.newFounder();
});
afterAll(() => world.close());

const lines: SubtitleProject['lines'] = [
  { id: '1', start: 500, end: 1500, text: '晚上好', translation: 'Good evening' },
  { id: '2', start: 2000, end: 2500, text: '再见', translation: '' },
];
const save = async (kind: 'subtitle-project' | 'collage', content: object) => {
  const schema = kind === 'collage' ? 2 : 1;
  return (await createDocument(world.deps, person, { kind, name: 'Film', schema, content: { ...content } }))
    .id;
};
const project = (change: Partial<SubtitleProject> = {}) =>
  save('subtitle-project', { ...EMPTY_SUBTITLE_PROJECT, language: 'zh', lines, ...change });

async function exported(id: string, query: Parameters<typeof exportSubtitles>[3], who = person) {
  const headers: Record<string, unknown> = {};
  let sent = '';
  const reply = {
    headers: (more: object) => Object.assign(headers, more),
    send: (bytes: Buffer) => {
      sent = bytes.toString();
    },
  } as unknown as FastifyReply;
  await exportSubtitles(world.deps, who, id, query, reply);
  return { headers, sent };
}

test('a project is written as SubRip, WebVTT and SubStation Alpha, with the requested texts', async () => {
  const id = await project({ style: '005' });
  const srt = await exported(id, { format: 'srt', shown: 'translation' });
  expect(srt.sent).toBe('1\n00:00:00,500 --> 00:00:01,500\nGood evening\n');
  expect(srt.headers['content-disposition']).toContain('Film.srt');
  expect((await exported(id, { format: 'vtt', shown: 'both' })).sent).toContain('Good evening\n晚上好');
  const ass = (await exported(id, { format: 'ass', shown: 'text' })).sent;
  expect(ass).toContain('Style: Default,Noto Sans SC,');
  expect(ass).toContain('0:00:02.00,0:00:02.50,Default,,0,0,0,,');
});

test('a project does not exist for a stranger, and a collage is not a project', async () => {
  const [id, collage] = [await project(), await save('collage', collageContent())];
  const price = (documentId: string, who: Principal) =>
    projectPrice({ ...world.deps, ...PRICING }, who, {
      documentId,
      toolId: 'translate-subtitle',
      tools: [],
    });
  for (const [documentId, who] of [
    [id, stranger],
    [collage, person],
  ] as const) {
    await expect(exported(documentId, { format: 'srt', shown: 'text' }, who)).rejects.toMatchObject(
      NOT_FOUND,
    );
    await expect(price(documentId, who)).rejects.toMatchObject(NOT_FOUND);
  }
  // Without a clip there is nothing to pay; someone else's file is refused.
  expect(await price(id, person)).toEqual({
    whole: null,
    video: null,
    other: null,
    videos_left: 0,
    running: false,
  });
  const source = fileSource('0b8f1d9e-0000-4000-8000-000000000001');
  const clip = { source, name: 'a.mp4', seconds: 5, width: 640, height: 360 };
  await expect(project({ clip })).rejects.toMatchObject(NOT_FOUND);
});

describe('the price of the next step, as its button shows it', () => {
  // Three price units of five seconds.
  const SECONDS = 12;
  let price = 10;
  const prices = { all: async () => ({ '/dubbing': price }) } as never;
  const routing = { pointsOf: (_: string, engine: string) => ({ cheap: 3, equal: 10, dear: 50 })[engine] };
  const tool = { id: 'translate-audio', path: '/dubbing', points: 7, capability: 'dub' } as unknown as Tool;
  const other = { ...tool, id: 'translate-subtitle', path: '/ai/elsewhere' } as Tool;
  const says = (documentId: string, engine?: string, tools = [other, tool]) =>
    projectPrice({ ...world.deps, prices, routing }, person, {
      documentId,
      toolId: 'translate-audio',
      engine,
      tools,
    });

  /** A project with a clip, and functions that start and end its steps. */
  async function film() {
    const { db } = world.deps;
    const { organisationId, userId } = person;
    const [file, sha256] = [v7(), v7()];
    const about = {
      name: 'a.mp4',
      contentType: 'video/mp4',
      size: 1,
      fromType: 'tool',
      shareType: 'private',
    };
    const row = { id: file, organisationId, userId, key: file, sha256, durationMs: SECONDS * 1000, ...about };
    await db.insert(files).values(row);
    const clip = { source: fileSource(file), name: 'a.mp4', seconds: SECONDS, width: 640, height: 360 };
    const id = await project({ clip });
    const step = async (state: 'held' | 'settled') => {
      const taskId = v7();
      const [input, now] = [{}, new Date()];
      const run = { toolId: tool.id, capability: 'dub', input, inputHash: '', deadlineAt: now };
      await db.insert(tasks).values({ id: taskId, organisationId, userId, ...run });
      const quote = { unitPoints: 10 };
      await db.execute(sql`insert into point_holds (task_id, organisation_id, held, quote)
                           values (${taskId}, ${organisationId}, 30, ${JSON.stringify(quote)}::jsonb)`);
      if (state === 'settled')
        await db.execute(
          sql`update point_holds set state = 'settled', settled = 30 where task_id = ${taskId}`,
        );
      return taskId;
    };
    const add = async (
      state: 'held' | 'settled',
      payer?: string,
      { makesVideo = true, characters = 0 }: { makesVideo?: boolean; characters?: number } = {},
    ) => {
      const taskId = await step(state);
      const paid = { documentId: id, toolId: tool.id, clip: sha256, paidBy: payer ?? taskId };
      await db.insert(projectRuns).values({ taskId, ...paid, makesVideo, characters });
      return taskId;
    };
    return { id, add };
  }

  beforeAll(async () => {
    const { organisationId } = person;
    await world.deps.db.transaction((tx) =>
      grantPoints(tx, { organisationId, points: 10_000, reason: 'test' }),
    );
  });

  test('is the whole price for the first step, at the price in force, or at its engine’s own price', async () => {
    const { id } = await film();
    const first = { whole: 30, video: 30, other: 30, videos_left: 0, running: false };
    expect(await says(id)).toEqual(first);
    expect(await says(id, 'dear')).toEqual({ ...first, video: 150 });
  });

  test('is unknown while the first step is running', async () => {
    const { id, add } = await film();
    await add('held');
    expect(await says(id)).toEqual({ whole: 30, video: null, other: null, videos_left: 0, running: true });
  });

  test('is zero for ten videos and for help once a step was delivered, but not for a dearer engine', async () => {
    const { id, add } = await film();
    const payer = await add('settled');
    const paid = { whole: 30, video: 0, other: 0, videos_left: PROJECT_VIDEOS - 1, running: false };
    expect(await says(id)).toEqual(paid);
    expect(await says(id, 'cheap')).toEqual(paid);
    expect(await says(id, 'dear')).toEqual({ ...paid, video: 150, videos_left: 0 });
    expect(await says(id, 'equal')).toEqual(paid);
    await add('settled', payer, { makesVideo: false, characters: 9 });
    expect(await says(id)).toEqual(paid);
    for (let count = 1; count < PROJECT_VIDEOS; count += 1) await add('settled', payer);
    expect(await says(id)).toEqual({ ...paid, video: 30, videos_left: 0 });
    // The eleventh has started: it is unknown whether it pays for another one, but help is paid for.
    await add('held');
    expect(await says(id)).toEqual({ ...paid, video: null, videos_left: 0, running: true });
  });

  test('is zero for videos and unknown for help while the first help beyond the paid words is running', async () => {
    const { id, add } = await film();
    const payer = await add('settled', undefined, { characters: paidCharacters(SECONDS) });
    expect(await says(id)).toMatchObject({ video: 0, other: 30, running: false });
    await add('held', undefined, { makesVideo: false, characters: 9 });
    expect(await says(id)).toMatchObject({ video: 0, other: null, running: true });
    expect(await findProjectOf(world.deps.db, payer)).toBe(id);
    expect(await findProjectOf(world.deps.db, v7())).toBeUndefined();
  });

  test('is still zero after the tool’s price was raised, for engines without a separate price', async () => {
    const { id, add } = await film();
    await add('settled');
    price = 12;
    try {
      for (const engine of [undefined, 'unpriced'])
        expect(await says(id, engine)).toMatchObject({ whole: 36, video: 0, other: 0 });
    } finally {
      price = 10;
    }
  });

  test('is refused if the tool is not offered', async () => {
    const { id } = await film();
    await expect(says(id, undefined, [other])).rejects.toMatchObject({ code: 'tool_not_offered' });
  });
});

test('lines are found in speech, in pictures or in segments, and only segments are free', () => {
  const tool = { id: 'translate-audio', path: '/dubbing', points: 7 } as unknown as Tool;
  const found = (['speech', 'picture', 'segments'] as const).map((from) => lineStep(tool, from));
  const priced = { id: tool.id, path: '/dubbing', points: 7 };
  expect(found).toMatchObject([
    { name: 'media_url', step: { ...priced, capability: 'transcribe' } },
    { name: 'video_url', step: { ...priced, capability: 'read_subtitles' } },
    { name: 'media_url', step: { path: '/dubbing/segments', points: 0, capability: 'find_speech' } },
  ]);
  for (const { name, step } of found)
    expect(step.fields).toMatchObject([
      { kind: 'video', name, secondsName: 'seconds', paidBySeconds: true, required: 'video_required' },
    ]);
  expect(['translate-audio', 'lip-sync'].map(isProjectTool)).toEqual([true, false]);
});

test('a clip that is no longer stored has no price', async () => {
  await expect(findClip(world.deps.db, '/files/2026/01/gone.mp4')).rejects.toMatchObject({
    code: 'media_gone',
  });
});

test('a subtitle file is read in any encoding, and a file of another kind is refused', async () => {
  const base64 = (bytes: readonly number[]) => Buffer.from(bytes).toString('base64');
  // 你好 in GB 18030.
  const srt = [...Buffer.from('1\n00:00:01,000 --> 00:00:02,000\n'), 0xc4, 0xe3, 0xba, 0xc3];
  expect(await readSubtitleFile(NOBODY, { content: base64(srt) })).toMatchObject({
    encoding: 'gb18030',
    format: 'srt',
    cues: [{ start: 1000, end: 2000, text: '你好' }],
  });
  const picture = [0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0xff, 0xd8];
  await expect(readSubtitleFile(NOBODY, { content: base64(picture) })).rejects.toThrow(
    'subtitles_unreadable',
  );
});
