/** Cropping a picture before and after it is added to an editor: by mouse, by keys, and if it does not fit. */
import { uploadDialogTexts } from '@inkreel/contract/messages/areas/upload-dialogs.ts';
import { uploadTexts } from '@inkreel/contract/messages/areas/uploads.ts';
import { aiImageUpscaler } from '@inkreel/contract/tools/ai-image-upscaler.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { shoe } from '@inkreel/contract/tools/shoe.ts';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Visitor } from './support/browser.ts';
import { type GivenFile, pictureFile } from './support/pictures.ts';
import { visitRegistered } from './support/studio.ts';
import { collectFlaws, enterSite } from './support/world.ts';

const SEEN = { timeout: 20_000 };
const texts = uploadTexts.en;
const dialogs = uploadDialogTexts.en;
const PHOTO = { width: 480, height: 360 };
const world = enterSite('intl');
const flaws = collectFlaws('crop');
let visitor: Visitor;
let page: Page;
/** A field for one picture, and one for several. */
let one: Locator;
let many: Locator;

beforeAll(async () => {
  visitor = await visitRegistered(world);
  ({ page } = visitor);
  [one, many] = placesOf(shoe) as [Locator, Locator];
  await page.goto(`/img-tools/${shoe.id}/editor`);
  await many.waitFor(SEEN);
});
afterAll(() => visitor.context.close());

/** The picture fields in the editor of a tool. */
const placesOf = ({ fields }: Tool): Locator[] =>
  fields.flatMap((field) =>
    field.kind === 'image' || field.kind === 'images'
      ? page.getByRole('group', { name: field.text.en.label, exact: true })
      : [],
  );
const choose = (field: Locator, ...files: GivenFile[]) =>
  field
    .locator('input[type=file]')
    .first()
    .setInputFiles(files.length === 1 ? (files[0] ?? []) : files);
const holds = (field: Locator, count: number) =>
  vi.waitFor(
    async () => expect(await field.getByRole('button', { name: /^Remove / }).count()).toBe(count),
    SEEN,
  );
const dialog = () => page.getByRole('dialog', { name: dialogs.crop.title });
const frame = () => dialog().getByRole('button', { name: /^Frame of/ });
const becomes = (width: number, height: number) =>
  dialog().getByText(dialogs.crop.result({ width, height }), { exact: true }).waitFor(SEEN);
const apply = () => dialog().getByRole('button', { name: dialogs.crop.apply });
/** Mean colour of the thumbnail in a field. */
const colorOf = async (picture: Locator): Promise<number[]> => {
  const address = await picture.evaluate((image: HTMLImageElement) => image.src);
  const bytes = await fetch(address).then((answer) => answer.arrayBuffer());
  const { channels } = await sharp(Buffer.from(bytes)).stats();
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
};

test('after dragging, the tool gets exactly the part under the frame', async () => {
  await choose(one, await halves('halves.png'));
  await holds(one, 1);
  await one.getByRole('button', { name: /^Crop / }).click();
  await frame().waitFor(SEEN);
  // Nothing is cut off yet, so the button is disabled.
  await expect.poll(() => apply().getAttribute('aria-disabled')).toBe('true');
  await dialog().getByText(dialogs.crop.whole, { exact: true }).waitFor();
  await flaws.look(page, 'crop');
  const box = await frame().boundingBox();
  if (!box) throw new Error('the frame is not shown');
  await page.mouse.move(box.x, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 });
  await page.mouse.up();
  await becomes(PHOTO.width / 2, PHOTO.height);
  await apply().click();
  await dialog().waitFor({ state: 'detached' });
  await one.getByText(`${PHOTO.width / 2} × ${PHOTO.height}`).waitFor(SEEN);
  await holds(one, 1);
  await expect.poll(() => colorOf(one.locator('.held-picture img'))).toEqual([0, 0, 255]);
});

test('a picture cropped by keys alone keeps its place among others', async () => {
  await choose(many, await pictureFile('first.png', PHOTO, '#105010'), await halves('second.png'));
  await holds(many, 2);
  await many.getByRole('button', { name: texts.cropOne({ name: 'first.png' }) }).focus();
  await page.keyboard.press('Enter');
  await frame().waitFor(SEEN);
  // The frame has the focus: keys reduce it by a hundredth and by one pixel, and move it.
  await vi.waitFor(
    async () => expect(await frame().evaluate((button) => button === document.activeElement)).toBe(true),
    SEEN,
  );
  for (const key of ['Shift+ArrowLeft', 'Shift+Alt+ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  await becomes(PHOTO.width - 5, PHOTO.height - 1);
  await dialog()
    .getByRole('button', { name: dialogs.crop.frame({ x: 5, y: 0, width: 475, height: 359 }) })
    .waitFor();
  await dialog().getByRole('button', { name: '1:1', exact: true }).press('Enter');
  await apply().press('Enter');
  await dialog().waitFor({ state: 'detached' });
  const pictures = many.locator('.picture-list img');
  const shapes = () =>
    pictures.evaluateAll((all) =>
      all.map((each) => {
        const image = each as HTMLImageElement;
        return image.naturalWidth === image.naturalHeight ? 'square' : 'wide';
      }),
    );
  await vi.waitFor(async () => expect(await shapes()).toEqual(['square', 'wide']), SEEN);
});

test('Escape closes the dialog without cropping', async () => {
  await one.getByRole('button', { name: /^Crop / }).click();
  await frame().waitFor(SEEN);
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await one.getByText(`${PHOTO.width / 2} × ${PHOTO.height}`).waitFor();
});

test('a picture too long for the tool is cropped instead of scaled down', async () => {
  await page.goto(`/img-tools/${aiImageUpscaler.id}/editor`);
  const [picture] = placesOf(aiImageUpscaler) as [Locator];
  await picture.waitFor(SEEN);
  await choose(picture, await pictureFile('long.png', { width: 9000, height: 200 }, '#705020'));
  const repair = page.getByRole('dialog', { name: dialogs.repair.title({ count: 1 }) });
  await repair.getByRole('button', { name: texts.cropOne({ name: 'long.png' }) }).click(SEEN);
  await frame().waitFor(SEEN);
  await dialog().getByRole('spinbutton', { name: dialogs.crop.parts.width }).fill('4000');
  await becomes(4000, 200);
  await flaws.look(page, 'crop-long');
  await apply().click();
  await picture.getByText(texts.size({ width: 4000, height: 200 })).waitFor(SEEN);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('no screen had a layout fault, and no script failed', () => {
  expect(flaws.found).toEqual([]);
  expect(visitor.problems).toEqual([]);
});

/** Red on its left, blue on its right. */
async function halves(name: string): Promise<GivenFile> {
  const half = { width: PHOTO.width / 2, height: PHOTO.height, channels: 3 as const };
  const right = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { ...PHOTO, channels: 3, background: '#ff0000' } })
    .composite([{ input: right, left: half.width, top: 0 }])
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}
