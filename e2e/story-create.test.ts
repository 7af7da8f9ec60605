/** A story begins with a text or a file: what was found is confirmed, then the script is made with its characters. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { storyCreateTexts } from '@inkreel/contract/messages/areas/story-create.ts';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { callApi } from './support/api.ts';
import { findFlaws } from './support/inspect.ts';
import { type Principal, visitRegistered } from './support/studio.ts';
import { enterSite } from './support/world.ts';

const world = enterSite('intl');
const texts = storyCreateTexts.en;
let user: Principal;

const SCENE = `EXT. BEACH - DUSK

Mina looks for the moon.

MINA
Have you seen it?

OLD MAN
It's always late on Thursdays.

INT. CAFE - NIGHT

A waiter polishes a glass. “It had a glass of milk,” he says.

WAITER
Not since Tuesday.
`;

beforeAll(async () => {
  user = await visitRegistered(world);
});

interface StoryPart {
  kind: string;
  speaker?: string;
  role?: string;
  images?: { file: string }[];
}
const storyOf = async (id: string) => {
  const { data } = await callApi<{
    name: string;
    content: { parts: StoryPart[] };
    files: { id: string; width: number }[];
  }>(world.product.url, 'GET', `/documents/${id}`, { token: user.token });
  return data;
};
const idOf = async () => {
  await user.page.waitForURL(/\/story\/script\?id=/, { timeout: 45_000 });
  return new URL(user.page.url()).searchParams.get('id') as string;
};

test('a pasted scene is split, its speakers are confirmed, and the script is made', async () => {
  const { page } = user;
  await page.goto('/story/create');
  await page.getByLabel(texts.text, { exact: true }).fill(SCENE);
  const speakers = page.getByTestId('speaker');
  await expect.poll(() => speakers.count()).toBe(3);
  expect(await findFlaws(page, 'story-create')).toEqual([]);
  // The old man is renamed, the waiter is no character.
  const name = page.getByLabel(texts.nameOf({ name: 'Old Man' }));
  await name.fill('Theo');
  await name.press('Enter');
  await page.getByTestId('script-sheet').getByTitle('Theo').first().waitFor();
  await speakers
    .filter({ has: page.getByLabel(texts.nameOf({ name: 'Waiter' })) })
    .getByRole('button', { name: texts.drop })
    .click();
  await page.getByRole('button', { name: texts.make }).click();
  const { content } = await storyOf(await idOf());
  const lines = content.parts.filter(({ kind, speaker }) => kind === 'line' && speaker !== undefined);
  expect(lines.map(({ speaker, role }) => [speaker, role !== undefined])).toEqual([
    ['Mina', true],
    ['Theo', true],
    ['Waiter', false],
  ]);
  const { data } = await callApi<{ items: { name: string }[] }>(
    world.product.url,
    'GET',
    '/org/project/works/roles',
    { token: user.token },
  );
  expect(data.items.map((role) => role.name).toSorted()).toEqual(['Mina', 'Theo']);
});

test('a Chinese file in an old encoding becomes a story, on a phone', async () => {
  const { page } = user;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/story/create');
  await page.getByTestId('script-file').setInputFiles({
    name: '茶馆.txt',
    mimeType: 'text/plain',
    buffer: readFileSync(
      path.join(import.meta.dirname, '../server/features/scripts/testing/teahouse-gb18030.txt'),
    ),
  });
  await page.getByText(texts.readAs({ type: 'TXT', encoding: 'GB18030' })).waitFor();
  expect(await findFlaws(page, 'story-create-phone')).toEqual([]);
  await page.getByRole('button', { name: texts.make }).click();
  const story = await storyOf(await idOf());
  expect(story.name).toBe('茶馆');
  expect(story.content.parts.filter(({ kind }) => kind === 'line').map(({ speaker }) => speaker)).toEqual([
    '王掌柜',
    '小六',
    '王掌柜',
  ]);
});

test('an idea becomes an outline with blanks', async () => {
  const { page } = user;
  await page.goto('/story/create#prompt');
  await page.getByLabel(texts.idea).fill('Two foxes run a lighthouse.');
  await page.getByRole('button', { name: texts.outline }).click();
  await expect.poll(() => page.getByTestId('script-sheet').locator('section').count()).toBe(5);
});

test('pictures become shots in their order, each under 1 MB', async () => {
  const { page } = user;
  await page.goto('/story/create#pictures');
  // Noise does not compress: 3 MB as PNG.
  const noise = await sharp(randomBytes(3 * 1000 * 1000), { raw: { width: 1000, height: 1000, channels: 3 } })
    .png()
    .toBuffer();
  const plain = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#224466' } })
    .png()
    .toBuffer();
  await page.getByTestId('script-pictures').setInputFiles([
    { name: 'noise.png', mimeType: 'image/png', buffer: noise },
    { name: 'plain.png', mimeType: 'image/png', buffer: plain },
  ]);
  const thumbnails = page.locator('.create-pictures img');
  await expect.poll(() => thumbnails.count()).toBe(2);
  expect(await findFlaws(page, 'story-create-pictures')).toEqual([]);
  await page.getByRole('button', { name: texts.later }).first().click();
  expect(await thumbnails.first().getAttribute('alt')).toBe('plain.png');
  await page.getByRole('button', { name: storyTexts.en.begin }).click();
  const { content, files } = await storyOf(await idOf());
  const shots = content.parts.filter(({ kind }) => kind === 'shot');
  const shown = shots.map(({ images }) => files.find(({ id }) => images?.[0]?.file === `file:${id}`));
  expect(shown.map((file) => file?.width)).toEqual([64, 1000]);
});
