/** Adding pictures to an editor: every way in, refused files, repaired files. */
import { randomFillSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { uploadDialogTexts } from '@inkreel/contract/messages/areas/upload-dialogs.ts';
import { uploadTexts } from '@inkreel/contract/messages/areas/uploads.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { shoe } from '@inkreel/contract/tools/shoe.ts';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Visitor } from './support/browser.ts';
import { type GivenFile, pictureFile, transferOf } from './support/pictures.ts';
import { visitRegistered } from './support/studio.ts';
import { beginUse } from './support/uploading.ts';
import { collectFlaws, enterSite } from './support/world.ts';

const SEEN = { timeout: 20_000 };
const texts = uploadTexts.en;
const dialogs = uploadDialogTexts.en;
const HEIC = '../server/features/storage/picture/testing/turned.heic';
const PHOTO = { width: 480, height: 360 };
const world = enterSite('intl');
const flaws = collectFlaws('uploads');
let visitor: Visitor;
let page: Page;
/** A field for one picture of at least 240 pixels, and one for three. */
let one: Locator;
let many: Locator;

beforeAll(async () => {
  visitor = await visitRegistered(world);
  ({ page } = visitor);
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [model, shoes] = shoe.fields.flatMap((field) =>
    field.kind === 'image' || field.kind === 'images' ? [field.text.en.label] : [],
  );
  one = page.getByRole('group', { name: model ?? '', exact: true });
  many = page.getByRole('group', { name: shoes ?? '', exact: true });
});
afterAll(() => visitor.context.close());

async function openEditor(): Promise<void> {
  await page.goto('/img-tools/shoe/editor');
  await many.waitFor(SEEN);
  // The form keeps its values between visits.
  await clear(one);
  await clear(many);
}
const choose = (field: Locator, ...files: GivenFile[]) =>
  field
    .locator('input[type=file]')
    .first()
    .setInputFiles(files.length === 1 ? (files[0] ?? []) : files);
const held = (field: Locator) => field.getByRole('button', { name: /^Remove / });
const holds = (field: Locator, count: number) =>
  vi.waitFor(async () => expect(await held(field).count()).toBe(count), SEEN);
const alert = (field: Locator) => field.getByRole('alert').first();

async function clear(field: Locator): Promise<void> {
  for (let count = await held(field).count(); count > 0; count -= 1) await held(field).first().click();
}

/** Watches a field from now on: whether it becomes empty between the start and the end of an upload. */
async function placeOfferedAgain(field: Locator): Promise<() => Promise<boolean>> {
  const watched = await field.evaluateHandle((element) => {
    const seen = { offered: false };
    let underWay = false;
    const look = () => {
      if (element.querySelector('progress')) underWay = true;
      else if (element.querySelector('.held-picture')) underWay = false;
      else if (underWay && element.querySelector('.picture-place')) seen.offered = true;
    };
    new MutationObserver(look).observe(element, { childList: true, subtree: true });
    return seen;
  });
  return () => watched.evaluate(({ offered }) => offered);
}

describe('a picture is added', () => {
  test('from the file dialog, with its limits shown before', async () => {
    await openEditor();
    await one.getByText('shortest side at least 240 px').waitFor(SEEN);
    await flaws.look(page, 'empty');
    await choose(one, await pictureFile('model.png', PHOTO, '#a04020'));
    await one.getByText('model.png').waitFor(SEEN);
    await one.getByText('480 × 360').waitFor();
  });

  test('by dropping it on its field', async () => {
    await clear(one);
    const files = [await pictureFile('dropped.jpg', PHOTO, '#20a040')];
    await one.dispatchEvent('dragenter', { dataTransfer: await transferOf(page, files) });
    await one.getByText(texts.dropNow).waitFor(SEEN);
    const offeredAgain = await placeOfferedAgain(one);
    await one.dispatchEvent('drop', { dataTransfer: await transferOf(page, files) });
    await holds(one, 1);
    await one.getByText('dropped.jpg').waitFor(SEEN);
    // The field must not be empty even for a moment between the upload and the picture: a paste in between
    // would replace it.
    expect(await offeredAgain()).toBe(false);
  });

  test('by pasting anywhere, into the field that has room', async () => {
    const files = [await pictureFile('pasted.png', PHOTO, '#2040a0')];
    const paste = await transferOf(page, files);
    await page.evaluate((clipboardData) => {
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
    }, paste);
    await holds(many, 1);
  });

  test('from the library, by keys alone', async () => {
    await many.getByRole('button', { name: texts.shelf }).click();
    const dialog = page.getByRole('dialog', { name: dialogs.pick.title });
    const pictures = dialog.getByRole('list', { name: dialogs.pick.listLabel }).getByRole('button');
    await pictures.first().waitFor(SEEN);
    await flaws.look(page, 'library');
    await dialog.getByRole('tab', { name: dialogs.pick.tabs.stock }).click();
    await dialog.getByRole('searchbox').fill('coffee');
    await vi.waitFor(async () => expect(await pictures.count()).toBe(1), SEEN);
    await pictures.first().focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: dialogs.pick.add({ count: 1 }) }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await holds(many, 2);
  });

  test('as one of the samples', async () => {
    await clear(one);
    await one
      .getByRole('button', { name: /^Use the sample/ })
      .first()
      .click();
    await holds(one, 1);
  });
});

describe('a file is refused', () => {
  const refuse = async (field: Locator, text: string, ...files: GivenFile[]) => {
    await choose(field, ...files);
    await alert(field).getByText(text, { exact: true }).waitFor(SEEN);
  };
  const words = (name: string): GivenFile => ({ name, mimeType: 'image/png', buffer: Buffer.from('words') });

  test('by its bytes, whatever its name', async () => {
    await openEditor();
    await refuse(one, 'Unsupported file type', words('cat.png'));
    await flaws.look(page, 'refused');
    await holds(one, 0);
  });

  test('when the server finds it damaged, and uses up no place', async () => {
    const frames = randomFillSync(Buffer.alloc(300 * 900 * 3));
    const raw = { width: 300, height: 900, channels: 3, pageHeight: 300 } as const;
    const whole = await sharp(frames, { raw }).gif().toBuffer();
    const buffer = whole.subarray(0, Math.floor(whole.length * 0.7));
    for (const field of [one, many]) {
      await refuse(field, en.errors.image_unreadable, { name: 'cut.gif', mimeType: 'image/gif', buffer });
      await choose(field, await pictureFile('whole.png', PHOTO, field === one ? '#408040' : '#804080'));
      await alert(field).waitFor({ ...SEEN, state: 'detached' });
      await holds(field, 1);
      await clear(field);
    }
  });

  test('when the field has it already', async () => {
    const file = await pictureFile('twice.png', PHOTO, '#703060');
    await choose(many, file);
    await holds(many, 1);
    await refuse(many, 'File already exists', { ...file, name: 'another-name.png' });
    await holds(many, 1);
  });

  test('when there are too many, and the first ones that fit are added in order', async () => {
    const colors = ['#111111', '#222222', '#333333'];
    const files = await Promise.all(colors.map((color, at) => pictureFile(`${at}.png`, PHOTO, color)));
    await refuse(many, 'Max files limit is 3', ...files);
    await holds(many, 3);
    const names = await many
      .getByRole('listitem')
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
    expect(names).toEqual(['twice.png', '0.png', '1.png']);
  });

  test('when the clipboard has no picture', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('words'));
    await one.getByRole('button', { name: texts.paste, exact: true }).click();
    await alert(one).getByText('No image in clipboard', { exact: true }).waitFor(SEEN);
    await visitor.context.clearPermissions();
    await one.getByRole('button', { name: texts.paste, exact: true }).click();
    await alert(one).getByText('Failed to read clipboard', { exact: true }).waitFor(SEEN);
  });
});

describe('a picture is repaired', () => {
  test('when it is too small, after a confirmation', async () => {
    await choose(one, await pictureFile('small.png', { width: 200, height: 160 }, '#808020'));
    const dialog = page.getByRole('dialog', { name: dialogs.repair.title({ count: 1 }) });
    await dialog.getByText(dialogs.repair.enlarge({ width: 300, height: 240 })).waitFor(SEEN);
    await flaws.look(page, 'repair');
    await dialog.getByRole('button', { name: dialogs.repair.leaveOut }).click();
    await holds(one, 0);
    await choose(one, await pictureFile('small.png', { width: 200, height: 160 }, '#808020'));
    await dialog.getByRole('button', { name: dialogs.repair.apply }).click();
    await one.getByText('300 × 240').waitFor(SEEN);
  });

  test('as JPEG, if it is a HEIC that this browser cannot open', async () => {
    await openEditor();
    const buffer = readFileSync(new URL(HEIC, import.meta.url));
    const file = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer };
    await choose(many, file);
    await many.getByRole('button', { name: texts.removeOne({ name: 'IMG_1.jpg' }) }).waitFor(SEEN);
    const shown = many.locator('img').first();
    await vi.waitFor(
      async () => expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48),
      SEEN,
    );
    await flaws.look(page, 'heic');
    // Its size appears when the server has opened it.
    await choose(one, file);
    await expect.poll(() => alert(one).textContent(), SEEN).toContain(texts.refused.tooSmall);
    expect(await held(one).count()).toBe(0);
  });

  test('above 5 MB by compression, which keeps transparency', async () => {
    await openEditor();
    await choose(one, await heavyPicture('noise.png', 3));
    await one.getByText('noise.jpg').waitFor(SEEN);
    await holds(one, 1);
    await clear(one);
    await choose(one, await heavyPicture('clear.png', 4));
    await one.getByText('clear.webp').waitFor(SEEN);
  });
});

describe('an upload continues', () => {
  test('when the connection is back', async () => {
    await openEditor();
    await beginUse(page);
    await visitor.context.setOffline(true);
    await choose(one, await pictureFile('offline.png', PHOTO, '#307070'));
    await one.getByText(texts.state.offline).waitFor(SEEN);
    await visitor.context.setOffline(false);
    await holds(one, 1);
  });

  test('from where it stopped, after the server was killed and the page reloaded', async () => {
    await openEditor();
    const file = await largeMovingPicture();
    const network = await visitor.context.newCDPSession(page);
    await network.send('Network.enable');
    const bytesPerSecond = async (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await bytesPerSecond(8_000_000);
    const second = page.waitForRequest((request) => request.url().endsWith('/parts/8388608'));
    await choose(one, file);
    await second;
    await world.product.kill();
    await world.product.start();
    await openEditor();
    await bytesPerSecond(-1);
    const parts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') parts.push(request.url().split('/').at(-1) ?? '');
    });
    await choose(one, file);
    await holds(one, 1);
    // Parts that had arrived were not sent again.
    expect(parts).toEqual(['8388608', '16777216']);
  });
});

test('no screen had a layout fault, and no script logged an error', () => {
  expect(flaws.found).toEqual([]);
  // The browser itself logs the simulated network failures.
  expect(visitor.problems.filter((problem) => !problem.includes('net::ERR'))).toEqual([]);
});

const noise = (length: number) => randomFillSync(Buffer.allocUnsafe(length));

/** More than 5 MB, and compressible. */
async function heavyPicture(name: string, channels: 3 | 4): Promise<GivenFile> {
  const [width, height] = [1500, 1300];
  const buffer = await sharp(noise(width * height * channels), { raw: { width, height, channels } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** More than 20 MB, marked as animated so that it is not compressed. */
async function largeMovingPicture(): Promise<GivenFile> {
  const [width, height] = [2800, 2600];
  const still = await sharp(noise(width * height * 3), { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const body = Buffer.concat([Buffer.from('acTL'), Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])]);
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), 16);
  const buffer = Buffer.concat([still.subarray(0, 33), chunk, still.subarray(33)]);
  return { name: 'moving.png', mimeType: 'image/png', buffer };
}
