/** Characters of stories: created, drawn, changed, merged and deleted, with what each changes in a story. */
import { storyKind } from '@inkreel/contract/documents/story-document.ts';
import { rolesTexts } from '@inkreel/contract/messages/areas/roles.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from './support/api.ts';
import { type Principal, visitRegistered } from './support/studio.ts';
import { collectFlaws, enterSite, expectPromises } from './support/world.ts';

const SEEN = { timeout: 20_000 };
/** The built-in engine draws a look in a few seconds, on a busy machine in more. */
const DRAWN = { timeout: 60_000 };
const texts = rolesTexts.en;
const world = enterSite('intl');
const flaws = collectFlaws('characters');
let visitor: Principal;

beforeAll(async () => {
  visitor = await visitRegistered(world);
});
afterAll(async () => {
  await visitor.context.close();
});

const button = (name: string | RegExp) =>
  visitor.page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const dialog = () => visitor.page.getByRole('dialog');
const create = async (name: string, words = '') => {
  await visitor.page.goto('/story/roles');
  await button(texts.fresh).click(SEEN);
  await dialog().getByLabel(texts.create.name, { exact: true }).fill(name);
  await dialog().getByLabel(texts.create.words, { exact: true }).fill(words);
  await dialog().getByRole('button', { name: texts.create.submit }).click();
};
const heading = (name: string) => visitor.page.getByRole('heading', { name, exact: true });
const roles = async () => {
  const { data } = await callApi<{ items: { id: string; name: string }[] }>(
    world.product.url,
    'GET',
    '/org/project/works/roles',
    { token: visitor.token },
  );
  return data.items;
};

test('says that creating a character failed, and creates it on another try', async () => {
  const { page } = visitor;
  const path = '**/api.v1/org/project/works/role';
  await page.route(path, (route) => route.fulfill({ status: 500, body: 'no JSON' }));
  await create('Mina', 'A girl with red hair in two pigtails and a blue dress');
  await dialog().getByText(en.failures.createRole, { exact: true }).waitFor(SEEN);
  await page.unroute(path);
  await dialog().getByRole('button', { name: texts.create.submit }).click();
  await heading('Mina').waitFor(SEEN);
  expect((await roles()).map(({ name }) => name)).toEqual(['Mina']);
});

test('draws the first look with the built-in engine, which is primary and costs what the button said', async () => {
  const { page } = visitor;
  await page.getByText(texts.first).waitFor(SEEN);
  await button(new RegExp(`^${texts.newLook}`)).click();
  const points = texts.points({ points: 30 });
  await dialog()
    .getByRole('button', { name: new RegExp(points) })
    .click();
  await page.getByRole('img', { name: 'Mina', exact: true }).waitFor(DRAWN);
  await flaws.look(page, 'look');
  const { data } = await callApi<{ total: number }>(
    world.product.url,
    'GET',
    '/cloud/request/system/org/current/point',
    { token: visitor.token },
  );
  expect(data.total).toBe(170);
});

test('keeps a chosen trait, and says that the look was made before', async () => {
  const { page } = visitor;
  await page.getByLabel('Clothes', { exact: true }).selectOption('coat');
  await page.getByText(texts.outdated).waitFor(SEEN);
  await page.reload();
  await page.getByText(texts.outdated).waitFor(SEEN);
  expect(await page.getByLabel('Clothes', { exact: true }).inputValue()).toBe('coat');
});

test('merges two characters that are one person, in a story that names both', async () => {
  const { page, token } = visitor;
  await create('The girl');
  await heading('The girl').waitFor(SEEN);
  const [girl, mina] = await roles();
  const parts = [
    { id: 'head', kind: 'head', parent: null, index: 'a0', language: 'en' },
    { id: 'scene', kind: 'scene', parent: null, index: 'a1' },
    { id: 'line', kind: 'line', parent: 'scene', index: 'a0', type: 'speech', role: girl?.id, text: 'Hello' },
    {
      id: 'shot',
      kind: 'shot',
      parent: 'scene',
      index: 'a1',
      text: 'She waves',
      roles: [{ role: girl?.id }],
    },
  ];
  const story = { kind: 'story', name: 'The moon', schema: storyKind.version, content: { parts } };
  const { data: made } = await callApi<{ id: string }>(world.product.url, 'POST', '/documents', {
    token,
    body: story,
  });
  await button(texts.more({ name: 'The girl' })).click();
  await button(texts.merge.act).click();
  await dialog().getByRole('button', { name: /^Mina/ }).click(SEEN);
  await dialog().getByText(texts.merge.lines).waitFor(SEEN);
  await flaws.look(page, 'merge');
  await dialog()
    .getByRole('button', { name: texts.merge.submit({ into: 'Mina' }) })
    .click();
  await heading('Mina').waitFor(SEEN);
  const { data } = await callApi<{ content: { parts: { id: string }[] } }>(
    world.product.url,
    'GET',
    `/documents/${made.id}`,
    { token },
  );
  const partAt = (id: string) => data.content.parts.find((part) => part.id === id);
  expect(partAt('line')).toMatchObject({ role: mina?.id });
  expect(partAt('shot')).toMatchObject({ roles: [{ role: mina?.id }] });
  expect((await roles()).map(({ name }) => name)).toEqual(['Mina']);
  await page.getByRole('link', { name: 'The moon' }).waitFor(SEEN);
});

test('asks about a name in the script, and makes a character of it', async () => {
  const { page, token } = visitor;
  const [mina] = await roles();
  const parts = [
    { id: 'head', kind: 'head', parent: null, index: 'a0', language: 'en' },
    { id: 'scene', kind: 'scene', parent: null, index: 'a1' },
    {
      id: 'line',
      kind: 'line',
      parent: 'scene',
      index: 'a0',
      type: 'speech',
      speaker: 'Old man',
      text: 'Wait',
    },
  ];
  const story = { kind: 'story', name: 'The boat', schema: storyKind.version, content: { parts } };
  const { data } = await callApi<{ id: string }>(world.product.url, 'POST', '/documents', {
    token,
    body: story,
  });
  await page.goto(`/story/roles?story=${data.id}`);
  await page.getByText(texts.found.ask({ name: 'Old man' })).waitFor(SEEN);
  await flaws.look(page, 'found');
  await button(texts.found.fresh).click();
  await page.getByRole('link', { name: 'Old man' }).waitFor(SEEN);
  const made = (await roles()).find(({ name }) => name === 'Old man');
  await expect
    .poll(async () => {
      const path = `/documents/${data.id}`;
      const read = await callApi<{ content: { parts: { id: string; role?: string }[] } }>(
        world.product.url,
        'GET',
        path,
        { token },
      );
      return read.data.content.parts.find(({ id }) => id === 'line')?.role;
    }, SEEN)
    .toBe(made?.id);
  await page.getByText(texts.found.ask({ name: 'Old man' })).waitFor({ state: 'detached', ...SEEN });
  await page.goto(`/story/role?id=${mina?.id}`);
});

test('says what a deletion changes before it deletes', async () => {
  const { page } = visitor;
  await button(texts.more({ name: 'Mina' })).click(SEEN);
  await button(texts.remove).click();
  await dialog().getByText(texts.deletion.lines).waitFor(SEEN);
  await dialog().getByText(texts.deletion.kept).waitFor();
  await dialog().getByRole('button', { name: texts.deletion.submit }).click();
  await page.getByRole('link', { name: 'Mina' }).waitFor({ state: 'detached', ...SEEN });
  await expect.poll(async () => (await roles()).map(({ name }) => name), SEEN).toEqual(['Old man']);
});

test('has screens without flaws, and keeps every promise about points', async () => {
  expect(flaws.found).toEqual([]);
  await expectPromises(world);
});
