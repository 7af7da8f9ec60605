import { randomBytes } from 'node:crypto';
import type { ErrorCode } from '@inkreel/contract/errors.ts';
import { DRAW_SHOT } from '@inkreel/contract/story/story-runs.ts';
import type { Field } from '@inkreel/contract/tools/kinds/index.ts';
import type { Refusal } from '@inkreel/contract/tools/refusals.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files } from '../../db/schema.ts';
import { createTaskWorld, type TaskWorld, type User } from '../tasks/testing/task-world.ts';
import { checkInputs } from './check-inputs.ts';

let world: TaskWorld;
let user: User;
beforeAll(async () => {
  world = await createTaskWorld();
  user = await world.newUser(0);
});
afterAll(() => world.drop());

/** A file row of a person, with its address. */
async function addFile(owner: User, given: Partial<typeof files.$inferInsert> = {}): Promise<string> {
  const key = `2026/01/${randomBytes(16).toString('hex')}.png`;
  await world.db.insert(files).values({
    id: v7(),
    organisationId: owner.organisationId,
    userId: owner.userId,
    key,
    name: 'a.png',
    contentType: 'image/png',
    size: 1,
    sha256: '',
    width: 600,
    height: 400,
    fromType: 'temp',
    shareType: 'public',
    ...given,
  });
  return `/files/${key}`;
}

const text = { en: { label: '', hint: '' }, zh: { label: '', hint: '' } };
const image: Field = { kind: 'image', name: 'image_url', required: 'image_required', samples: [], text };
const mask: Field = { kind: 'mask', name: 'mask_url', of: 'image_url', required: 'mask_required', text };
const check = (
  fields: Field[],
  input: Record<string, unknown>,
  {
    refuse,
    person,
    marks,
  }: {
    refuse?: Refusal;
    person?: (address: string) => ErrorCode | undefined;
    marks?: (background: string, address: string) => ErrorCode | undefined;
  } = {},
) =>
  checkInputs(
    {
      db: world.db,
      keepShipped: async () => undefined,
      checkPerson: async (address) => person?.(address),
      checkMarks: async ({ background }, address) => marks?.(background, address),
    },
    user,
    { id: 'tried', fields },
    input,
    refuse ? { tried: refuse } : {},
  );

test('names each file by its path, however it was written', async () => {
  const address = await addFile(user);
  const other = await addFile(user);
  const fields: Field[] = [
    image,
    { kind: 'images', name: 'reference_urls', required: false, maximum: 3, samples: [], text },
  ];
  const input = {
    image_url: `https://studio.example${address}?download=1`,
    reference_urls: [other, address],
    count: 2,
  };
  expect(await check(fields, input)).toEqual({ ...input, image_url: address });
});

test('accepts no picture that is someone else’s, deleted, unknown or not a picture', async () => {
  const stranger = await world.newUser(0);
  const wrong = [
    await addFile(stranger),
    await addFile(user, { deletedAt: new Date() }),
    await addFile(user, { contentType: 'video/mp4', width: null, height: null }),
    '/files/2026/01/00000000000000000000000000000000.png',
    'https://elsewhere.example/picture.png',
    'file:///etc/passwd',
  ];
  for (const image_url of wrong)
    await expect(check([image], { image_url })).rejects.toMatchObject({
      code: 'image_gone',
      data: { fields: [{ field: 'image_url', problem: 'image_gone' }] },
    });
});

test('a character or place of a shot may name pictures of the person’s, and nobody else’s', async () => {
  const shot = (address: string) => ({
    prompt: 'Mina runs',
    characters: [
      { name: 'Mina', description: '', reference_urls: [address] },
      { name: 'Theo', description: '' },
    ],
    place: { name: 'Beach', description: '', reference_url: address },
  });
  const taken = (input: Record<string, unknown>) =>
    checkInputs(
      {
        db: world.db,
        keepShipped: async () => undefined,
        checkPerson: async () => undefined,
        checkMarks: async () => undefined,
      },
      user,
      DRAW_SHOT,
      input,
    );
  const own = await addFile(user);
  expect(await taken(shot(`https://studio.example${own}`))).toEqual(shot(own));
  await expect(taken(shot(await addFile(await world.newUser(0))))).rejects.toMatchObject({
    code: 'image_gone',
  });
});

test('a line may name a sound of the person’s as its speech, and nobody else’s', async () => {
  const lines: Field = { kind: 'lines', of: 'video_url', text };
  const line = (speech_url?: string) => ({ start: 0, end: 1, text: 'a', ...(speech_url && { speech_url }) });
  const sound = { contentType: 'audio/mpeg', width: null, height: null };
  const own = await addFile(user, sound);
  const given = { lines: [line(`https://studio.example${own}`), line(), line(own)] };
  expect(await check([lines], given)).toEqual({ lines: [line(own), line(), line(own)], speech_urls: [own] });
  const wrong = [
    await addFile(await world.newUser(0), sound),
    await addFile(user, { ...sound, deletedAt: new Date() }),
    await addFile(user),
    'https://elsewhere.example/a.mp3',
  ];
  for (const speech_url of wrong)
    await expect(check([lines], { lines: [line(own), line(speech_url)] })).rejects.toMatchObject({
      code: 'media_gone',
      data: { fields: [{ field: 'lines', problem: 'media_gone' }] },
    });
});

test('reports which limit a picture breaks', async () => {
  const image_url = await addFile(user);
  await expect(check([{ ...image, shortest: 401 }], { image_url })).rejects.toMatchObject({
    code: 'image_too_small',
    data: { limit: 401 },
  });
  await expect(check([{ ...image, longest: 599 }], { image_url })).rejects.toMatchObject({
    code: 'image_too_large',
    data: { limit: 599 },
  });
  await expect(check([{ ...image, shortest: 400, longest: 600 }], { image_url })).resolves.toBeDefined();
});

test('a mask has the size of its picture', async () => {
  const image_url = await addFile(user);
  const fitting = await addFile(user);
  const turned = await addFile(user, { width: 400, height: 600 });
  await expect(check([image, mask], { image_url, mask_url: fitting })).resolves.toBeDefined();
  await expect(check([image, mask], { image_url, mask_url: turned })).rejects.toMatchObject({
    code: 'mask_size_mismatch',
  });
});

test('a frame extends a picture to at most three times its size', async () => {
  const image_url = await addFile(user);
  const fields: Field[] = [image, { kind: 'frame', of: 'image_url' }];
  const grown = (left: number, right: number, top = 0, bottom = 0) =>
    check(fields, { image_url, left, right, top, bottom });
  await expect(grown(0, 0)).rejects.toMatchObject({ code: 'extension_required' });
  await expect(grown(600, 600, 400, 400)).resolves.toBeDefined();
  await expect(grown(600, 601)).rejects.toMatchObject({ code: 'extension_too_large' });
  await expect(grown(0, 0, 801, 0)).rejects.toMatchObject({ code: 'extension_too_large' });
});

test('a painting is checked if it is given', async () => {
  const [image_url, mask_url] = [await addFile(user), await addFile(user)];
  const seen: string[] = [];
  const marks = (background: string, address: string) => {
    seen.push(`${background} ${address}`);
    return 'mask_required' as const;
  };
  await expect(check([image, { ...mask, required: false }], { image_url }, { marks })).resolves.toBeDefined();
  await expect(check([image, mask], { image_url, mask_url }, { marks })).rejects.toMatchObject({
    code: 'mask_required',
    data: { fields: [{ field: 'mask_url', problem: 'mask_required' }] },
  });
  expect(seen).toEqual([`#000000 ${mask_url}`]);
});

test('a frame makes no picture larger than an engine can process', async () => {
  const image_url = await addFile(user, { width: 8192, height: 4096 });
  const fields: Field[] = [image, { kind: 'frame', of: 'image_url' }];
  await expect(check(fields, { image_url, bottom: 4096 })).resolves.toBeDefined();
  await expect(check(fields, { image_url, bottom: 4097 })).rejects.toMatchObject({
    code: 'result_too_large',
  });
});

test('a tool’s own rule gets the sizes; the person is checked last', async () => {
  const image_url = await addFile(user, { width: 2048 });
  const seen: string[] = [];
  const face: Field = { ...image, person: 'one_face' };
  const person = (address: string) => {
    seen.push(address);
    return 'several_faces' as const;
  };
  const refuse: Refusal = (_input, pictures) =>
    (pictures['image_url']?.width ?? 0) >= 2048 ? 'hair_image_too_large' : undefined;
  await expect(check([face], { image_url }, { refuse, person })).rejects.toMatchObject({
    code: 'hair_image_too_large',
  });
  expect(seen).toEqual([]);
  await expect(check([face], { image_url }, { person })).rejects.toMatchObject({ code: 'several_faces' });
  expect(seen).toEqual([image_url]);
});
