/** Sections 5 and 8 of the specification in a browser: messages at their occasion, in a separate element. */
import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import { teamTexts } from '@inkreel/contract/messages/areas/team.ts';
import { uploadTexts } from '@inkreel/contract/messages/areas/uploads.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { aiImageGenerator } from '@inkreel/contract/tools/ai-image-generator.ts';
import { shoe } from '@inkreel/contract/tools/shoe.ts';
import { video3d } from '@inkreel/contract/tools/video3d.ts';
import type { Page, Route } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { differing } from '../server/testing/rounds.ts';
import { MESSAGES, OTHER_MESSAGES } from '../specification/messages.ts';
import { RULES } from '../specification/validation.ts';
import { keepSession, type Visitor, visit } from './support/browser.ts';
import { pictureFile } from './support/pictures.ts';
import { registerByIdentity, studioOf } from './support/studio.ts';
import { enterSite } from './support/world.ts';

const SEEN = { timeout: 30_000 };
const world = enterSite('intl');
const studio = studioOf('intl', 'en', 5);
const { reset, code: codeTexts } = accountTexts.en;
const { team, invitations, projects } = teamTexts.en;
const uploads = uploadTexts.en;
let token: string | undefined;
let visitor: Visitor;
let page: Page;

beforeEach(async () => {
  visitor = await visit(world.browser, world.product.url, { language: 'en' });
  ({ page } = visitor);
});
afterEach(() => visitor.context.close());

async function signIn(): Promise<void> {
  token ??= await registerByIdentity(world.product.url, studio, 'intl');
  await keepSession(visitor, world.product.url, token);
}
const answer =
  (status: number, code: number, data: unknown = null) =>
  (route: Route) =>
    route.fulfill({ status, json: { code, message: '', data } });
const broken = answer(500, 100500);
/** Answers calls of one method to a path below the API; other calls go through. */
const on = (method: string, path: string, reply: (route: Route) => unknown) =>
  page.route(`**/api.v1${path}`, (route) =>
    route.request().method() === method ? reply(route) : route.fallback(),
  );
/** An element with exactly this text. */
const seen = (text: string) => page.getByText(text, { exact: true }).first().waitFor(SEEN);
const button = (name: string) => page.getByRole('button', { name, exact: true });

const dialog = () => page.getByRole('dialog');
async function openSignIn(): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: en.shell.signIn }).click();
  await dialog().waitFor(SEEN);
}
async function submitSignIn(): Promise<void> {
  await openSignIn();
  await studio.fillSignIn(page);
  await dialog().getByRole('button', { name: en.signIn.login, exact: true }).click();
}
const inputOf = (label: string) => page.getByRole('group', { name: label, exact: true });
const [modelLabel = '', shoesLabel = ''] = shoe.fields.flatMap((field) =>
  field.kind === 'image' || field.kind === 'images' ? [field.text.en.label] : [],
);
async function openShoe(): Promise<void> {
  await page.goto('/img-tools/shoe/editor');
  await inputOf(shoesLabel).waitFor(SEEN);
}
const choose = (label: string, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  inputOf(label).locator('input[type=file]').first().setInputFiles(files);
const photo = (name: string, color = '#406080') => pictureFile(name, { width: 480, height: 360 }, color);
const paste = () => inputOf(modelLabel).getByRole('button', { name: uploads.paste, exact: true }).click();
const run = (verb: string) => page.locator('.run-bar').getByRole('button', { name: new RegExp(`^${verb}`) });

/** The steps that cause each message. */
const JOURNEYS: Record<string, (text: string) => Promise<unknown>> = {
  networkError: async () => {
    await page.route('**/passport/login/email', (route) => route.abort());
    await submitSignIn();
  },
  loginFailed: async () => {
    await on('POST', '/passport/login/email', broken);
    await submitSignIn();
  },
  passwordReset: async () => {
    await on('POST', '/passport/reset/password/email', answer(200, 0));
    await openSignIn();
    await dialog().getByRole('button', { name: reset.forgot }).click();
    await dialog().getByLabel(en.signIn.email).fill('somebody@example.com');
    await dialog().getByLabel(codeTexts.label).fill('123456');
    for (const label of [reset.password, reset.confirmPassword])
      await dialog().getByRole('textbox', { name: label, exact: true }).fill('another long one 8');
    await dialog().getByRole('button', { name: reset.submit }).click();
  },
  getData: async () => {
    await signIn();
    await on('GET', '/org/members*', broken);
    await page.goto('/team');
  },
  saveFailed: async () => {
    await signIn();
    await on('PUT', '/org/current', broken);
    await page.goto('/team');
    await button(team.rename).click(SEEN);
    await page.getByLabel(team.name).fill('Another name');
    await button(team.save).click();
  },
  createFailed: async () => {
    await signIn();
    await on('GET', '/org/members*', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...body, data: { ...body.data, seats: 5 } } });
    });
    await on('POST', '/org/invitation', broken);
    await page.goto('/team');
    await button(invitations.create).click(SEEN);
  },
  deleteFailed: async () => {
    await signIn();
    const invitation = {
      id: '01a1fe20-8c1c-747f-8726-8b8073c1f48b',
      code: 'ABCD2345',
      uses_left: 1,
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
      created_by: null,
      created_at: new Date().toISOString(),
    };
    await on('GET', '/org/invitations', answer(200, 0, [invitation]));
    await on('DELETE', '/org/invitation/*', broken);
    await page.goto('/team');
    await button(invitations.revokeOf({ code: invitation.code })).click(SEEN);
  },
  loadFailed: async () => {
    // A page that the browser renders is interactive as soon as it is there.
    await page.goto('/account');
    await page.locator('h1').waitFor(SEEN);
    await page.route('**/assets/**', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: en.shell.pricing }).first().click();
  },
  addProject: async () => {
    await signIn();
    await on('POST', '/org/project', broken);
    await page.goto('/projects');
    await button(projects.new).click(SEEN);
    await page.getByLabel(projects.name).fill('Spring');
    await button(projects.create).click();
  },
  taskStatus: async () => {
    await signIn();
    await page.goto(`/img-tools/${aiImageGenerator.id}/editor`);
    await studio.prompt(page).fill('A red mug on a table');
    for (const path of ['/events', '/tasks?*', '/cloud/tryout/**'])
      await page.route(`**/api.v1${path}`, (route) => route.abort());
    await page.reload();
    await run(aiImageGenerator.text.en.verb).click(SEEN);
  },
  videoTask: async () => {
    await signIn();
    await on('POST', `/cloud/request${video3d.path}`, broken);
    await page.goto(`/img-tools/${video3d.id}/editor`);
    await page.locator('.stage-empty').getByRole('button').first().click(SEEN);
    await page.locator('.run-bar button[aria-disabled=false]').waitFor(SEEN);
    await run(video3d.text.en.verb).click();
  },
  imageRequired: () => page.goto('/img-tools/remove-bg/editor'),
  subtitleVideo: () => page.goto('/video-tools/translate-subtitle/editor'),
  dubVideo: () => page.goto('/video-tools/translate-audio/editor'),
  promptRequired: () => page.goto(`/img-tools/${aiImageGenerator.id}/editor`),
  readFailed: async () => {
    await openShoe();
    await page.route('**/samples/**', (route) => route.abort());
    await inputOf(modelLabel)
      .getByRole('button', { name: /^Use the sample/ })
      .first()
      .click();
  },
  uploadFailed: async () => {
    await signIn();
    await on('GET', '/storage/upload/token*', answer(403, 100403));
    await openShoe();
    await choose(modelLabel, await photo('a.png'));
  },
  clipboardRefused: async () => {
    await openShoe();
    await visitor.context.clearPermissions();
    await paste();
  },
  clipboard: async () => {
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openShoe();
    await page.evaluate(() => navigator.clipboard.writeText('words'));
    await paste();
  },
  fileType: async () => {
    await openShoe();
    await choose(modelLabel, { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('plain words') });
  },
  fileCount: async () => {
    await openShoe();
    const colors = ['#102030', '#304050', '#506070', '#708090'];
    await choose(shoesLabel, await Promise.all(colors.map((color, at) => photo(`${at}.png`, color))));
  },
  duplicate: async () => {
    await openShoe();
    const same = await photo('same.png', '#a02040');
    await choose(shoesLabel, [same, { ...same, name: 'again.png' }]);
  },
};

/** Messages with the same cause that differ in their text: by default only the first of each is tested. */
const WAYS: Readonly<Record<string, string>> = {
  loginFailed: 'a refused call',
  saveFailed: 'a refused call',
  createFailed: 'a refused call',
  deleteFailed: 'a refused call',
  addProject: 'a refused call',
  videoTask: 'a refused call',
  imageRequired: 'an empty form',
  promptRequired: 'an empty form',
  clipboardRefused: 'pasting',
  clipboard: 'pasting',
  fileType: 'choosing files',
  fileCount: 'choosing files',
  duplicate: 'choosing files',
};
const due = MESSAGES.flatMap((row) => (row.journey ? [[row.en, row.journey] as const] : []));

test.each(differing(due, ([, journey]) => [WAYS[journey] ?? journey]))('%s', async (text, journey) => {
  await JOURNEYS[journey]?.(text);
  await seen(text);
});

/** Steps and checks of rows without a text. */
const OTHERS: Record<string, () => Promise<unknown>> = {
  leavePage: async () => {
    await signIn();
    await page.route('**/api.v1/storage/upload/**', (route) =>
      route.request().method() === 'PUT' ? undefined : route.fallback(),
    );
    await openShoe();
    await choose(modelLabel, await photo('slow.png'));
    await inputOf(modelLabel).getByText('slow.png').waitFor(SEEN);
    // A browser asks only on a page that the user has interacted with.
    await page.locator('h1, .tool-name').first().click();
    const asked = page.waitForEvent('dialog', SEEN);
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.accept();
  },
  codeButton: async () => {
    await on('POST', '/passport/reset/password/email', answer(200, 0, { retry_after: 60 }));
    await openSignIn();
    await dialog().getByRole('button', { name: reset.forgot }).click();
    await dialog().getByLabel(en.signIn.email).fill('somebody@example.com');
    const send = dialog().getByRole('button', { name: codeTexts.send });
    expect(await send.isDisabled()).toBe(false);
    await send.click();
    await dialog()
      .getByRole('button', { name: /^Send again in \d+ s$/, disabled: true })
      .waitFor(SEEN);
  },
};
/** Rules of section 5 that a message of section 8 shows. */
const byMessage = (journey: string) => journey in JOURNEYS;

test.each([
  ...OTHER_MESSAGES.flatMap((row) => ('journey' in row ? [[row.what, row.journey] as const] : [])),
  ...RULES.flatMap(({ rule, journey }) => (journey && !byMessage(journey) ? [[rule, journey] as const] : [])),
])('%s', async (_what, journey) => {
  expect(OTHERS[journey]).toBeTypeOf('function');
  await OTHERS[journey]?.();
});

test('each journey belongs to a row of the specification', () => {
  const named = [...MESSAGES, ...OTHER_MESSAGES, ...RULES].flatMap((row) =>
    'journey' in row ? (row.journey ?? []) : [],
  );
  expect(new Set([...Object.keys(JOURNEYS), ...Object.keys(OTHERS)])).toEqual(new Set(named));
});
