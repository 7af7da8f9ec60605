/** Marking an area of a picture, by mouse and by keys alone, and the mask that the server gets. */
import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { aiImageEditor } from '@inkreel/contract/tools/ai-image-editor.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Visitor } from './support/browser.ts';
import { pictureFile } from './support/pictures.ts';
import { visitRegistered } from './support/studio.ts';
import { collectFlaws, enterSite } from './support/world.ts';

const SEEN = { timeout: 20_000 };
const PHOTO = { width: 480, height: 360 };
const texts = canvasTexts.en;
const world = enterSite('intl');
const flaws = collectFlaws('painting');
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await visitRegistered(world);
  ({ page } = visitor);
  await page.goto(`/img-tools/${aiImageEditor.id}/editor`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await pictureFile('room.png', PHOTO, '#406080'));
  await surface().waitFor(SEEN);
});
afterAll(() => visitor.context.close());

const surface = () => page.locator('.paint-surface').first();
const areas = () => page.getByRole('list', { name: texts.areas.label }).getByRole('listitem');
const areasAre = (count: number) => vi.waitFor(async () => expect(await areas().count()).toBe(count), SEEN);
const said = (text: string) =>
  page
    .getByRole('status')
    .filter({ hasText: text })
    .first()
    .waitFor({ ...SEEN, state: 'attached' });

test('the editor explains what painting is for until something is marked', async () => {
  const [hint = ''] = aiImageEditor.fields.flatMap((field) =>
    field.kind === 'mask' ? [field.text.en.hint ?? ''] : [],
  );
  await page.getByText(hint, { exact: true }).waitFor(SEEN);
});

test('every pointer tool lies within its bar, however wide the canvas is', async () => {
  const before = page.viewportSize();
  for (const width of [1280, 1440, 1000, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = await page.locator('.paint-tools').evaluate((bar) => {
      const { left, right } = bar.getBoundingClientRect();
      return [...bar.querySelectorAll('button')].flatMap((tool) => {
        const box = tool.getBoundingClientRect();
        return tool.checkVisibility() && (box.left < left || box.right > right) ? [tool.textContent] : [];
      });
    });
    expect(beyond).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
});

test('by keys alone an area is painted, named, removed and restored', async () => {
  await surface().focus();
  for (const key of ['ArrowRight', 'Enter', 'Shift+ArrowRight', 'Enter']) await page.keyboard.press(key);
  await areasAre(1);
  for (const key of ['Shift+ArrowDown', 'Shift+ArrowDown', 'Space', 'Space']) await page.keyboard.press(key);
  await areasAre(2);
  await flaws.look(page, 'two areas');
  const second = page.getByRole('button', { name: /^Area 2 of 2, .* Delete removes it/ });
  await second.focus();
  await page.keyboard.press('Delete');
  await said(texts.areas.removed({ at: 2, left: 1 }));
  await areasAre(1);
  await page.keyboard.press('Control+z');
  await areasAre(2);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await areasAre(0);
  await page.keyboard.press('Control+z');
  await said(texts.said.nothingToUndo);
});

test('a box drawn with the mouse survives a reload right after it', async () => {
  await page.getByRole('button', { name: texts.tools.box, exact: true }).click();
  const frame = await surface().boundingBox();
  if (!frame) throw new Error('the surface is not shown');
  // The picture is centred at its own size: the box is its left half, drawn from outside.
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  await page.mouse.move(middle.x - PHOTO.width / 2 - 5, middle.y - PHOTO.height / 2 - 5);
  await page.mouse.down();
  await page.mouse.move(middle.x - 0.4, middle.y + PHOTO.height / 2 + 5, { steps: 5 });
  await page.mouse.up();
  await areasAre(1);
  await page.reload();
  await surface().waitFor(SEEN);
  await areasAre(1);
});

test('the run gets a mask of exactly the size of the picture, white where it was marked', async () => {
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith(aiImageEditor.path),
    SEEN,
  );
  await page.locator('[data-prompt]').first().fill('brighter');
  await page.keyboard.press('Control+Enter');
  const { mask_url: address } = (await asked).postDataJSON() as { mask_url: string };
  const answer = await fetch(new URL(address, world.product.url));
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect({ width: info.width, height: info.height }).toEqual(PHOTO);
  const whiteIn = (y: number) =>
    Array.from({ length: PHOTO.width }, (_, x) => x).filter(
      (x) => data[(y * PHOTO.width + x) * info.channels] === 255,
    );
  for (const y of [0, 180, PHOTO.height - 1]) {
    const white = whiteIn(y);
    expect({ y, first: white[0], last: white.at(-1), count: white.length }).toEqual({
      y,
      first: 0,
      last: PHOTO.width / 2 - 1,
      count: PHOTO.width / 2,
    });
  }
});

test('no screen had a layout fault', () => expect(flaws.found).toEqual([]));
