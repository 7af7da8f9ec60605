/** The result: its size, its details, the names of its actions, and the content of its downloads. */
import { readFile, stat } from 'node:fs/promises';
import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { downloadTexts } from '@inkreel/contract/messages/areas/download.ts';
import { resultTexts } from '@inkreel/contract/messages/areas/result.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { removeBg } from '@inkreel/contract/tools/remove-bg.ts';
import { repaint } from '@inkreel/contract/tools/repaint.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { connect } from '../server/db/connect.ts';
import { files, results } from '../server/db/schema.ts';
import { encodeMp4 } from '../server/engines/builtin/camera/encode-mp4.ts';
import { wavFile } from '../server/features/storage/media/testing/media-files.ts';
import { takesAll } from '../server/testing/rounds.ts';
import { callApi } from './support/api.ts';
import { startRun, untilEnded } from './support/runs.ts';
import { visitRegistered } from './support/studio.ts';
import { uploadByApi } from './support/uploading.ts';
import { collectFlaws, enterSite } from './support/world.ts';

const { tools, pictures } = en;
const texts = resultTexts.en;
const SEEN = { timeout: 30_000 };
const EDITOR = '/img-tools/repaint/editor';
const GENERATOR = '/img-tools/ai-image-generator/editor';

const world = enterSite('intl');
const flaws = collectFlaws('result');
let page: Page;
let problems: string[];
let token: string;

beforeAll(async () => {
  ({ page, problems, token } = await visitRegistered(world));
  await makeEdit(600, 600);
});

/** Repaints a picture of that size; the result becomes the tool's newest. */
async function makeEdit(width: number, height: number): Promise<void> {
  const { url } = world.product;
  const path = await uploadCat(width, height);
  const { data, message } = await callApi<{ output?: { task_id: string } }>(
    url,
    'POST',
    `/cloud/request${repaint.path}`,
    { token, body: { image_url: path } },
  );
  if (!data.output) throw new Error(message);
  const { state } = await untilEnded(url, token, data.output.task_id);
  expect(state).toBe('SUCCEEDED');
}

/** Uploads a photograph of a cat in that size. @returns its URL */
async function uploadCat(width: number, height: number): Promise<string> {
  const bytes = await sharp('web/public/samples/photos/chelsea.webp').resize(width, height).png().toBuffer();
  const { path } = await uploadByApi(world.product.url, token, { bytes, type: 'image/png' });
  return path;
}

const image = () => page.locator('.stage-one .zoom-viewer img').first();
const divider = () => page.getByRole('slider', { name: canvasTexts.en.compare.divider });
const sheet = () => page.getByRole('group', { name: tools.candidates.label, exact: true });
const showResult = async (editor = EDITOR) => {
  await page.goto(editor);
  await page.getByRole('tab', { name: new RegExp(`^${tools.panes.result}`) }).click();
  await image().waitFor(SEEN);
};
const sizeOf = async () => {
  const box = await image().boundingBox();
  return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) };
};

describe('the picture', () => {
  test.each([
    [1440, 900, 700],
    [1366, 768, 560],
  ])('of a square fills its height at %i by %i', async (width, height, least) => {
    await page.setViewportSize({ width, height });
    await showResult();
    await expect.poll(async () => (await sizeOf()).height).toBeGreaterThanOrEqual(least);
    // Whole, and alone: the canvas neither scrolls nor shows anything else.
    const stage = page.locator('.stage');
    expect(await stage.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
    expect(await stage.locator('.receipt, .report-lines, .contact-sheet').count()).toBe(0);
    await page.locator('.pane-history .receipt').waitFor(SEEN);
    await page.getByRole('region', { name: texts.carryOn }).getByRole('button').nth(4).waitFor(SEEN);
  });

  test('of a wide picture fills the whole width', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await makeEdit(640, 240);
    await showResult();
    const stage = await page.locator('.stage').boundingBox();
    await expect.poll(async () => (await sizeOf()).width).toBe((stage?.width ?? 0) - 48);
  });
});

test('of an edit opens in comparison, with the divider on the picture', async () => {
  await showResult();
  await divider().waitFor(SEEN);
  expect(await sheet().count()).toBe(0);
  await divider().focus();
  await page.keyboard.press('Home');
  const left = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x ?? 0;
  await expect
    .poll(async () =>
      Math.round((await left('.compare-knob')) + 22 - (await left('.stage-one .zoom-viewer img'))),
    )
    .toBe(0);
  await flaws.look(page, 'edit');
});

test('three actions are labelled, the others name theirs on hover and focus', async () => {
  const bar = page.getByRole('toolbar', { name: pictures.toolbar, exact: true });
  const { download, continue: onward, save, reuse } = pictures.verbs;
  for (const word of [download, onward, save]) {
    const face = bar.getByRole('button', { name: word, exact: true }).locator('span').first();
    expect((await face.innerText()).trim()).toBe(word);
  }
  const icon = bar.getByRole('button', { name: reuse, exact: true });
  const tip = icon.locator('.tip');
  expect(await tip.isVisible()).toBe(false);
  await icon.hover();
  await tip.waitFor({ state: 'visible', ...SEEN });
  expect((await tip.innerText()).replace(/\s+/g, ' ')).toBe(`${reuse} R`);
  await page.mouse.move(10, 10);
  await tip.waitFor({ state: 'hidden' });
  await bar.getByRole('button', { name: save, exact: true }).focus();
  await page.keyboard.press('Tab');
  await tip.waitFor({ state: 'visible', ...SEEN });
});

describe('the download dialog', () => {
  const { format, half, quality, action } = { ...downloadTexts.en };
  const dialog = () => page.getByRole('dialog', { name: downloadTexts.en.title });
  const measured = async () =>
    Number(await dialog().locator('[data-bytes]').getAttribute('data-bytes', SEEN));
  const save = async () => {
    const waiting = page.waitForEvent('download');
    await dialog().getByRole('button', { name: action }).click();
    const path = await (await waiting).path();
    await dialog().waitFor({ state: 'hidden' });
    return path;
  };

  test.each([
    ['PNG', 'png', false],
    ['JPEG', 'jpeg', false],
    ['WebP', 'webp', false],
    ['AVIF', 'heif', false],
    ['PNG', 'png', true],
    ['JPEG', 'jpeg', true],
  ])(
    '%s: the shown size is that of the file (%s, half %s), which carries its provenance',
    async (name, kind, halved) => {
      await page.mouse.click(5, 5);
      await page.keyboard.press('d');
      await dialog().waitFor(SEEN);
      await dialog().getByRole('group', { name: format }).getByRole('button', { name, exact: true }).click();
      const size = halved ? half : downloadTexts.en.original;
      await dialog().getByRole('button', { name: size }).click();
      if (kind !== 'png') await dialog().getByRole('slider', { name: quality }).fill('70');
      await dialog().locator('[data-bytes]').waitFor(SEEN);
      if (kind === 'jpeg') await flaws.look(page, `download-${halved}`);
      const said = await measured();
      const path = await save();
      expect((await stat(path)).size).toBe(said);
      const about = await sharp(await readFile(path)).metadata();
      expect([about.format, about.width]).toEqual([kind, halved ? 640 : 1280]);
      expect(about.xmp?.toString('utf8')).toContain('algorithmicMedia');
    },
  );

  test('D and Enter repeat the last choice', async () => {
    const waiting = page.waitForEvent('download');
    await page.keyboard.press('d');
    await dialog().locator('[data-bytes]').waitFor(SEEN);
    await page.keyboard.press('Enter');
    expect((await waiting).suggestedFilename()).toMatch(/\.jpg$/);
  });

  test('is the same in My creation', async () => {
    await page.goto('/my-creation');
    await page.locator('.creation-open').first().click();
    await page.locator('.viewer-picture img').first().waitFor(SEEN);
    await page.keyboard.press('d');
    await dialog().getByRole('button', { name: 'PNG', exact: true }).click();
    const said = await measured();
    expect((await stat(await save())).size).toBe(said);
  });
});

describe('four candidates', () => {
  const picked = () =>
    sheet()
      .getByRole('button')
      .evaluateAll((all) => all.findIndex((one) => one.getAttribute('aria-pressed') === 'true') + 1);

  test('are on a sheet next to the picture, and keys 1 to 4 choose among them', async () => {
    await untilEnded(world.product.url, token, await startRun(world.product.url, token, { count: 4 }));
    await page.goto(GENERATOR);
    await image().waitFor(SEEN);
    await expect.poll(() => sheet().getByRole('button').count()).toBe(4);
    for (const at of [3, 1, 4, 2]) {
      await page.keyboard.press(String(at));
      await expect.poll(picked).toBe(at);
    }
    await flaws.look(page, 'four');
    // Typed letters and digits are text, not shortcuts.
    await page.locator('[data-prompt]').fill('');
    await page.locator('[data-prompt]').press('1');
    expect(await picked()).toBe(2);
    await expect.poll(() => page.locator('[data-prompt]').inputValue()).toBe('1');
  });

  test('have the same menu as the picture', async () => {
    await sheet().getByRole('button').nth(2).click({ button: 'right' });
    const menu = page.getByRole('menu', { name: pictures.menu });
    await menu.getByRole('menuitem', { name: pictures.verbs.download }).waitFor(SEEN);
    await page.keyboard.press('Escape');
  });
});

test('without a third column its content opens over the canvas', async () => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await showResult();
  await divider().waitFor(SEEN);
  const foot = page.getByRole('region', { name: texts.foot.label });
  for (const name of [texts.foot.receipt, texts.foot.carryOn, texts.earlier]) {
    await foot.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('dialog', { name }).waitFor(SEEN);
    await flaws.look(page, `foot-${name}`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name }).waitFor({ state: 'hidden' });
  }
});

/** The narrowest width of each layout; every usual one with `ROUNDS=all`. */
const WIDTHS = takesAll
  ? [320, 390, 768, 820, 1024, 1180, 1280, 1366, 1440, 1920]
  : [320, 390, 768, 1024, 1280, 1366];
test.each(['', '/zh'])(
  'the canvas keeps half of the width and nothing is cut off at any width (%s)',
  async (language) => {
    await page.goto(language + EDITOR);
    await page.getByRole('tab').nth(1).click();
    const found: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 800 });
      await image().waitFor(SEEN);
      const seen = await page.evaluate(() => {
        const stage = document.querySelector('.stage')?.getBoundingClientRect();
        const cut = [
          ...document.querySelectorAll<HTMLElement>('.stage-bar *, .result-bar *, .result-foot > *'),
        ].filter((element) => {
          const box = element.getBoundingClientRect();
          if (box.width === 0 || element.closest('.tip, .sr-only')) return false;
          return box.right > (stage?.right ?? 0) + 0.5 || box.left < (stage?.left ?? 0) - 0.5;
        });
        const root = document.documentElement;
        return {
          half: (stage?.width ?? 0) / root.clientWidth,
          sideways: root.scrollWidth - root.clientWidth,
          cut: cut.map(({ className, textContent }) => `${className} ${textContent}`),
        };
      });
      if (width >= 768 && seen.half < 0.5) found.push(`${width}: the stage has ${seen.half} of the width`);
      if (seen.sideways > 0) found.push(`${width}: ${seen.sideways} pixels too wide`);
      found.push(...seen.cut.map((what) => `${width}: cut off: ${what}`));
    }
    expect(found).toEqual([]);
  },
);

describe('notes of a result', () => {
  const places = [
    { left: 0.2, top: 0.3, width: 0.2, height: 0.15 },
    { left: 0.7, top: 0.55, width: 0.1, height: 0.2 },
  ];
  const { label, pin, show, notes: sentences, actions } = texts.pins;
  const pinsOnImage = () => page.getByRole('group', { name: label }).getByRole('button', { name: /^Note / });
  const slip = () => page.locator('.note-slip:visible');
  const listed = () => page.locator('.report-notes li').filter({ hasText: sentences.check_edge });
  const open = async () => {
    await showResult('/img-tools/remove-bg/editor');
    await divider().waitFor(SEEN);
  };

  beforeAll(async () => {
    const { url, database } = world.product;
    const body = { image_url: await uploadCat(600, 450) };
    await callApi(url, 'POST', `/cloud/request${removeBg.path}`, { token, body });
    const { data } = await callApi<{ items: { id: string }[] }>(url, 'GET', '/tasks?limit=1', { token });
    const taskId = data.items[0]?.id ?? '';
    await untilEnded(url, token, taskId);
    // The matting decides where guesses differ: here two places are set directly.
    const notes = places.map((place) => ({ code: 'check_edge', place }));
    const db = connect({ ...database, max: 1 });
    await db
      .update(results)
      .set({ report: { understood: [], not_drawn: [], notes } })
      .where(eq(results.taskId, taskId));
    await db.$client.end();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('have numbers on the image that show their text on hover and focus, and highlight it in the list', async () => {
    await open();
    await expect.poll(() => pinsOnImage().count()).toBe(2);
    expect(await listed().count()).toBe(2);
    await pinsOnImage().first().hover();
    await slip().getByText(sentences.check_edge).waitFor(SEEN);
    expect(await listed().first().getAttribute('data-lit')).toBe('true');
    await flaws.look(page, 'pin');
    await page.mouse.move(5, 5);
    await slip().waitFor({ state: 'hidden' });
    // By keys: Tab goes from pin to pin through the note's action, and Escape hides the text.
    await pinsOnImage().first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const second = page.getByRole('button', { name: pin({ at: 2 }), exact: true });
    expect(await second.evaluate((element) => element === document.activeElement)).toBe(true);
    await slip().waitFor(SEEN);
    expect(await listed().nth(1).getAttribute('data-lit')).toBe('true');
    await page.keyboard.press('Escape');
    await slip().waitFor({ state: 'hidden' });
    await listed().first().hover();
    await page.locator('.note-area').waitFor(SEEN);
    expect(await slip().count()).toBe(0);
  });

  test('keep their places at every zoom, clear of the divider, and are hidden while it is dragged', async () => {
    const offset = async () => {
      const frame = await image().boundingBox();
      const box = await page.getByRole('button', { name: pin({ at: 1 }), exact: true }).boundingBox();
      if (!frame || !box) return undefined;
      const share = (at: number, from: number, side: number) => Math.round(((at - from) / side) * 100);
      return [
        share(box.x + box.width / 2, frame.x, frame.width),
        share(box.y + box.height / 2, frame.y, frame.height),
      ];
    };
    await page.mouse.move(5, 5);
    await divider().focus();
    await page.keyboard.press('End');
    await expect.poll(offset).toEqual([20, 30]);
    await page.locator('.stage-zoom button').nth(2).click();
    await expect.poll(offset).toEqual([20, 30]);
    await page.locator('.stage-zoom button').nth(3).click();
    const knob = await page.locator('.compare-knob').boundingBox();
    await page.mouse.move((knob?.x ?? 0) + 22, (knob?.y ?? 0) + 22);
    await page.mouse.down();
    await page.mouse.move((knob?.x ?? 0) - 200, (knob?.y ?? 0) + 22);
    expect(await pinsOnImage().count()).toBe(0);
    await page.mouse.up();
    await expect.poll(() => pinsOnImage().count()).toBe(2);
  });

  test('are hidden by a switch that this device remembers', async () => {
    const toggle = page.getByRole('button', { name: show, exact: true });
    await toggle.click();
    await pinsOnImage().first().waitFor({ state: 'detached' });
    await open();
    await toggle.waitFor(SEEN);
    expect(await pinsOnImage().count()).toBe(0);
    await toggle.click();
    await expect.poll(() => pinsOnImage().count()).toBe(2);
  });

  test('lead to the brush at their place, on a phone too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await pinsOnImage().nth(1).click();
    await slip().waitFor(SEEN);
    await flaws.look(page, 'pin-phone');
    await slip().getByRole('button', { name: actions.check_edge }).click();
    await page.locator('.strokes-stage').waitFor(SEEN);
    expect(await image().isVisible()).toBe(false);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

/** Bytes of a silent film of one second that browsers can play. */
async function film(): Promise<Buffer> {
  const size = { width: 64, height: 48, framesPerSecond: 10, frames: 10 };
  const frame = new Uint8Array(size.width * size.height * 1.5);
  return Buffer.from(await encodeMp4(size, (at) => frame.fill(90 + at * 9)));
}

/** Two results of one run, with their images replaced by a sound and a video, as engines deliver those. */
async function makePlaying(): Promise<void> {
  const { url, database } = world.product;
  const taskId = await startRun(url, token, { count: 2, prompt: 'a red mug' });
  await untilEnded(url, token, taskId);
  const given = [
    { bytes: wavFile(16_000), type: 'audio/wav' },
    { bytes: await film(), type: 'video/mp4' },
  ];
  const db = connect({ ...database, max: 1 });
  for (const [index, file] of given.entries()) {
    const { id } = await uploadByApi(url, token, file);
    await db
      .update(results)
      .set({ fileId: id })
      .where(and(eq(results.taskId, taskId), eq(results.index, index)));
  }
  // A worker makes the poster of a video without one.
  await vi.waitUntil(() => db.$count(files, and(eq(files.kind, 'video'), isNotNull(files.thumbnailKey))), {
    timeout: 60_000,
    interval: 500,
  });
  await db.$client.end();
}

describe('a sound or video result', () => {
  beforeAll(makePlaying);

  test.each([
    ['audio', '0:02', 'wav'],
    ['video', '0:01', 'mp4'],
  ])(
    'is marked in the list, plays in the viewer, and downloads unchanged (%s)',
    async (kind, length, ending) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/my-creation');
      const tile = page.locator('.creation', { has: page.getByText(length, { exact: true }) }).first();
      await tile
        .locator(kind === 'audio' ? '.media-sign' : 'img')
        .first()
        .waitFor(SEEN);
      await flaws.look(page, `list-${kind}`);
      await tile.getByRole('button', { name: new RegExp(`^${pictures.verbs.open}`) }).click();
      const player = page.getByRole('dialog').locator(kind);
      const seconds = () => player.evaluate((element: HTMLMediaElement) => Math.round(element.duration));
      await expect.poll(seconds).toBe(Number(length.split(':')[1]));
      await flaws.look(page, `viewer-${kind}`);
      const download = page.getByRole('dialog').getByRole('link', { name: pictures.verbs.download });
      expect(await download.getAttribute('href')).toMatch(
        new RegExp(`\\?download=a-red-mug-\\d\\.${ending}$`),
      );
      await page.keyboard.press('Escape');
    },
  );

  test.each(['audio', 'video'])(
    'plays on the canvas of its tool, next to the others of its run (%s)',
    async (kind) => {
      await showCandidate(kind);
      await page.locator(`.stage-one .clip-player[data-kind=${kind}]`).waitFor(SEEN);
      expect(await sheet().locator('.media-sign').count()).toBe(1);
      expect(await page.locator('.stage-zoom').count()).toBe(0);
      await flaws.look(page, `stage-${kind}`);
    },
  );
});

/** The candidate of this kind in the newest run of the generator. */
async function showCandidate(kind: string): Promise<void> {
  await page.goto(GENERATOR);
  await sheet()
    .locator('.candidate-face')
    .nth(kind === 'audio' ? 0 : 1)
    .click();
}

test('no screen had an accessibility violation or logged an error', () => {
  expect(flaws.found).toEqual([]);
  expect(problems).toEqual([]);
});
