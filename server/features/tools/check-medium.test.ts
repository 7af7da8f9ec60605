import { randomBytes } from 'node:crypto';
import type { LineSource } from '@inkreel/contract/api/subtitles.ts';
import { mediumOf } from '@inkreel/contract/fields/field.ts';
import type { Medium } from '@inkreel/contract/fields/kind.ts';
import { type FileFacts, MEDIA_LIMITS } from '@inkreel/contract/media-limits.ts';
import { EXTENSIONS } from '@inkreel/contract/media-types.ts';
import { MEDIA_CASES } from '@inkreel/contract/testing/media-cases.ts';
import { translateAudio } from '@inkreel/contract/tools/translate-audio.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files } from '../../db/schema.ts';
import { lineStep } from '../subtitles/project-tools.ts';
import { createTaskWorld, type TaskWorld, type User } from '../tasks/testing/task-world.ts';
import { checkMedium } from './check-medium.ts';

let world: TaskWorld;
let user: User;
beforeAll(async () => {
  world = await createTaskWorld();
  user = await world.newUser(0);
});
afterAll(() => world.drop());

const FILM: FileFacts = {
  type: 'video/mp4',
  bytes: 1000,
  seconds: 7.25,
  width: 1280,
  height: 720,
  frameRate: 25,
};

/** Adds a file with these decoded facts for a person, and returns its address. */
async function addFile(owner: User, facts: FileFacts, changed: Partial<typeof files.$inferInsert> = {}) {
  const key = `2026/01/${randomBytes(16).toString('hex')}.${EXTENSIONS[facts.type]}`;
  await world.db.insert(files).values({
    id: v7(),
    organisationId: owner.organisationId,
    userId: owner.userId,
    key,
    name: 'a',
    contentType: facts.type,
    size: facts.bytes,
    sha256: '',
    width: facts.width ?? null,
    height: facts.height ?? null,
    durationMs: Math.round((facts.seconds ?? 0) * 1000),
    frameRate: facts.frameRate || null,
    fromType: 'tool',
    shareType: 'public',
    ...changed,
  });
  return `/files/${key}`;
}

const check = (input: Record<string, unknown>, medium: Partial<Medium> = {}) =>
  checkMedium(
    { db: world.db, keepShipped: async () => undefined },
    user,
    {
      kind: 'video',
      name: 'video_url',
      secondsName: 'seconds',
      limits: MEDIA_LIMITS.video,
      samples: [],
      ...medium,
    },
    input,
  );

test('a video is taken for its sound where the field says so, within the limits of such a video', async () => {
  const talk = {
    kind: 'audio',
    name: 'audio_url',
    limits: MEDIA_LIMITS.audio,
    soundOf: MEDIA_LIMITS.lipSyncVideo,
  } as const;
  const given = async (facts: Partial<FileFacts>, audioCodec: string | null = 'aac') => {
    const audio_url = await addFile(user, { ...FILM, ...facts }, { audioCodec });
    return { audio_url, checked: check({ audio_url }, talk) };
  };
  const { audio_url, checked } = await given({ bytes: 90 * 1024 * 1024, seconds: 59 });
  expect(await checked).toEqual({ audio_url, seconds: 59 });
  for (const [facts, code] of [
    [{ seconds: 60 }, 'media_duration'],
    [{ bytes: 100 * 1024 * 1024 }, 'media_size'],
    [{ type: 'video/webm' }, 'media_format'],
  ] as const)
    await expect((await given(facts)).checked).rejects.toMatchObject({ code });
  await expect((await given({}, null)).checked).rejects.toMatchObject({ code: 'media_without_sound' });
  const { soundOf: _, ...plain } = talk;
  await expect(check({ audio_url }, plain)).rejects.toMatchObject({ code: 'media_gone' });
});

test('a sound that nothing decodes is refused where it is needed, and nowhere else', async () => {
  const video_url = await addFile(user, FILM, { audioCodec: 'unknown' });
  const taken = { video_url, seconds: 7.25 };
  const refused = { code: 'media_sound_unreadable', data: { fields: [{ field: 'video_url' }] } };
  expect(await check({ video_url })).toEqual(taken);
  await expect(check({ video_url }, { needsSound: 'always' })).rejects.toMatchObject(refused);
  await expect(check({ video_url }, { needsSound: 'without_lines' })).rejects.toMatchObject(refused);
  const lines = [{ start: 0, end: 1, text: 'a' }];
  expect(await check({ video_url, lines }, { needsSound: 'without_lines' })).toEqual(taken);
  const sound = { kind: 'audio', soundOf: MEDIA_LIMITS.lipSyncVideo } as const;
  await expect(check({ video_url }, sound)).rejects.toMatchObject(refused);
  const [dubbed, heard] = [
    translateAudio.fields.flatMap((field) => mediumOf(field) ?? []),
    stepMedia('speech'),
  ];
  expect([...dubbed, ...heard, ...stepMedia('segments')].map(({ needsSound }) => needsSound)).toEqual([
    'without_lines',
    'always',
    'always',
  ]);
  expect(stepMedia('picture').map(({ needsSound }) => needsSound)).toEqual([undefined]);
});
const stepMedia = (from: LineSource) =>
  lineStep(translateAudio, from).step.fields.flatMap((field) => mediumOf(field) ?? []);

test('the seconds are those of the stored file, whatever the caller says', async () => {
  const address = await addFile(user, FILM);
  for (const seconds of [undefined, 1, 3600])
    expect(await check({ video_url: `https://studio.example${address}?download=1`, seconds })).toEqual({
      video_url: address,
      seconds: 7.25,
    });
  expect(await check({ seconds: 3600 })).toEqual({ seconds: undefined });
});

test('accepts no file that is someone else’s, deleted, unknown or another medium', async () => {
  const stranger = await world.newUser(0);
  const wrong = [
    await addFile(stranger, FILM),
    await addFile(user, FILM, { deletedAt: new Date() }),
    await addFile(user, { type: 'image/png', bytes: 1000, width: 10, height: 10 }),
    `/files/2026/01/${'0'.repeat(32)}.mp4`,
    'https://elsewhere.example/film.mp4',
    'file:///etc/passwd',
  ];
  for (const video_url of wrong)
    await expect(check({ video_url })).rejects.toMatchObject({
      code: 'media_gone',
      data: { fields: [{ field: 'video_url', problem: 'media_gone' }] },
    });
});

test('a video field reports that sound alone has no picture', async () => {
  const video_url = await addFile(user, { type: 'audio/mp4', bytes: 1000, seconds: 3 });
  await expect(check({ video_url })).rejects.toMatchObject({ code: 'media_without_picture' });
});

test('a medium without known facts is refused', async () => {
  const video_url = await addFile(user, FILM, { durationMs: null });
  await expect(check({ video_url })).rejects.toMatchObject({ code: 'media_unreadable' });
});

test.each(MEDIA_CASES.filter(({ facts }) => facts.type.startsWith('video/')))(
  '$limits, $facts: $problems',
  async ({ limits, facts, problems }) => {
    const checked = check({ video_url: await addFile(user, facts) }, { limits: MEDIA_LIMITS[limits] });
    if (problems[0] === undefined) await expect(checked).resolves.toMatchObject({ seconds: facts.seconds });
    else await expect(checked).rejects.toMatchObject({ code: problems[0] });
  },
);
