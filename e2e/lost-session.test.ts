/** Unsaved paintings and texts survive a session that the server ends, and are shown only to their author. */
import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { aiImageEditor } from '@inkreel/contract/tools/ai-image-editor.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { callApi } from './support/api.ts';
import { pictureFile } from './support/pictures.ts';
import { type Principal, signInByApi, studioOf, visitRegistered } from './support/studio.ts';
import { enterSite } from './support/world.ts';

const SEEN = { timeout: 20_000 };
const EDITOR = `/img-tools/${aiImageEditor.id}/editor`;
const PROMPT = 'brighter, with a blue door';
const texts = canvasTexts.en;
const world = enterSite('intl');
/** The password that `visitRegistered` sets. */
const owner = studioOf('intl', 'en', 9);
const stranger = studioOf('intl', 'en', 8);
let visitor: Principal;
let page: Page;

beforeAll(async () => {
  visitor = await visitRegistered(world);
  ({ page } = visitor);
  await page.goto(EDITOR);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await pictureFile('room.png', { width: 480, height: 360 }, '#406080'));
  await surface().waitFor(SEEN);
});
afterAll(() => visitor.context.close());

const surface = () => page.locator('.paint-surface').first();
const areas = () => page.getByRole('list', { name: texts.areas.label }).getByRole('listitem');
const areasAre = (count: number) => vi.waitFor(async () => expect(await areas().count()).toBe(count), SEEN);
const prompt = () => page.locator('[data-prompt]').first();
const dialog = () => page.getByRole('dialog');

/** Paints across the middle and keeps the button down. */
async function beginStroke(): Promise<void> {
  const frame = await surface().boundingBox();
  if (!frame) throw new Error('the surface is not shown');
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  await page.mouse.move(x - 60, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 6 });
  // A movement is drawn with the next frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Everything that the browser stores unencrypted: local storage, and unsealed entries of its databases. */
const kept = () =>
  page.evaluate(async () => {
    const found: string[] = Object.entries({ ...localStorage }).map(([name, value]) => `${name} ${value}`);
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
      });
      for (const store of database.objectStoreNames) {
        const request = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => (request.onsuccess = resolve));
        for (const value of request.result as unknown[])
          found.push(`${name} ${Object.keys(value as object).join(' ')}`);
      }
      database.close();
    }
    return found;
  });

/** Ends every session of the user from another device, and waits for this page to notice. */
async function endElsewhere(): Promise<void> {
  const token = await signInByApi(world.product.url, owner, 'intl');
  await callApi(world.product.url, 'POST', '/passport/logout/all', { token });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.reload();
  await dialog().waitFor(SEEN);
}

async function signIn(who: typeof owner): Promise<void> {
  await page.getByRole('button', { name: owner.texts.shell.signIn, exact: true }).click();
  await dialog().waitFor(SEEN);
  await fillIn(who);
}

async function fillIn(who: typeof owner): Promise<void> {
  await who.fillSignIn(page);
  await page.keyboard.press('Enter');
  await dialog().waitFor({ ...SEEN, state: 'detached' });
}

test('a stroke whose button is still down survives a reload', async () => {
  await prompt().fill(PROMPT);
  await vi.waitUntil(() => page.evaluate(() => localStorage.getItem('inkreel.draft-key') !== null), SEEN);
  // Once the picture is uploaded, what is painted on it is kept under its address.
  const isUploaded = () => page.evaluate(() => JSON.stringify({ ...localStorage }).includes('/files/'));
  await vi.waitUntil(isUploaded, SEEN);
  await beginStroke();
  // As a browser does at times with a database of a page that ends.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('the page has ended', 'InvalidStateError');
    };
  });
  await page.reload();
  await page.mouse.up();
  await surface().waitFor(SEEN);
  await areasAre(1);
});

test('a session ended from another device leaves nothing readable in the browser', async () => {
  await endElsewhere();
  await page.keyboard.press('Escape');
  await page.locator('.stage-empty').first().waitFor(SEEN);
  expect(await prompt().inputValue()).toBe('');
  // That somebody signed in here once stays, without whom.
  const isRead = (one: string) => one.includes(PROMPT) || !one.startsWith('inkreel-sealed');
  await vi.waitFor(
    async () =>
      expect((await kept()).filter(isRead).sort()).toEqual([
        expect.stringContaining('inkreel.device.sealed'),
        'inkreel.device.signed-in ',
      ]),
    SEEN,
  );
});

test('another user who signs in there sees nothing of it', async () => {
  await callApi(world.product.url, 'POST', '/passport/register/email', {
    body: { email: stranger.identity, password: 'paper and ink 7' },
  });
  await signIn(stranger);
  await page.reload();
  await page.locator('.stage-empty').first().waitFor(SEEN);
  expect(await prompt().inputValue()).toBe('');
  expect((await kept()).join('\n')).not.toContain(PROMPT);
});

test('the same user gets the texts and the painting back', async () => {
  await visitor.context.clearCookies();
  await page.goto(EDITOR);
  await page.locator('.stage-empty').first().waitFor(SEEN);
  await signIn(owner);
  await surface().waitFor(SEEN);
  expect(await prompt().inputValue()).toBe(PROMPT);
  await areasAre(1);
  await page.reload();
  await surface().waitFor(SEEN);
  expect(await prompt().inputValue()).toBe(PROMPT);
  await areasAre(1);
});

test('after signing in again in the dialog, the page continues unchanged', async () => {
  const token = await signInByApi(world.product.url, owner, 'intl');
  await vi.waitUntil(() => page.evaluate(() => localStorage.getItem('inkreel.draft-key') !== null), SEEN);
  await callApi(world.product.url, 'POST', '/passport/logout/all', { token });
  await prompt().fill(`${PROMPT} and a lamp`);
  await page.locator('.run-bar .run-button').click();
  await dialog().waitFor(SEEN);
  await fillIn(owner);
  await page.reload();
  await surface().waitFor(SEEN);
  expect(await prompt().inputValue()).toBe(`${PROMPT} and a lamp`);
  await areasAre(1);
});

const SUBTITLES = '/video-tools/translate-subtitle/editor';
const SAID = 'a line that is nobody else’s';
const openSubtitles = async (shown: Page) => {
  await shown.goto(SUBTITLES);
  await shown.setInputFiles('[data-testid=subtitle-file]', {
    name: 'said.srt',
    mimeType: 'text/plain',
    buffer: Buffer.from(`1\n00:00:00,200 --> 00:00:01,200\n${SAID}\n`),
  });
  await lines(shown).first().waitFor(SEEN);
};
const lines = (shown: Page) => shown.locator('.cue');
const documentsOf = async (who: typeof owner) => {
  const token = await signInByApi(world.product.url, who, 'intl');
  const { data } = await callApi<{ items: unknown[] }>(
    world.product.url,
    'GET',
    '/documents?kind=subtitle-project&own=true',
    { token },
  );
  return data.items.length;
};

test('another user who signs in while the work is still shown takes none of it into their session', async () => {
  await openSubtitles(page);
  await vi.waitFor(async () => expect(await documentsOf(owner)).toBe(1), SEEN);
  await page.locator('.cue-text').first().click();
  const token = await signInByApi(world.product.url, owner, 'intl');
  await callApi(world.product.url, 'POST', '/passport/logout/all', { token });
  // The page may have noticed already: then the text is typed into the dialog.
  await page.keyboard.type(' and more');
  await dialog().waitFor(SEEN);
  await fillIn(stranger);
  await vi.waitFor(async () => expect(await lines(page).count()).toBe(0), SEEN);
  await page.reload();
  expect(await documentsOf(stranger)).toBe(0);
  expect((await kept()).join('\n')).not.toContain(SAID);
});

test('a sign-out leaves nothing on the page or in the browser, in other tabs too', async () => {
  await openSubtitles(page);
  const other = await visitor.context.newPage();
  await other.goto(EDITOR);
  await other.locator('[data-prompt]').first().fill(PROMPT);
  // Work of an earlier session that could not be opened yet.
  await page.evaluate(() => {
    const { seal } = JSON.parse(localStorage.getItem('inkreel.draft-key') ?? '{}');
    localStorage.setItem('inkreel.device.sealed', seal);
  });
  await page
    .getByRole('button', { name: owner.texts.shell.account({ name: '', initials: '' }).trim() })
    .click();
  await page.getByRole('button', { name: owner.texts.shell.signOut }).click();
  await page.getByText(owner.texts.shell.signedOut).first().waitFor(SEEN);
  await page.locator('.guest-only').first().waitFor(SEEN);
  expect(await lines(page).count()).toBe(0);
  await other.bringToFront();
  await vi.waitFor(
    async () => expect(await other.locator('[data-prompt]').first().inputValue()).toBe(''),
    SEEN,
  );
  const left = (await kept()).join('\n');
  expect(left).not.toContain(SAID);
  expect(left).not.toContain(PROMPT);
  await other.close();
});
