/** Placing a cut-out on the canvas: it follows painted strokes before any run. */

import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { aiBg } from '@inkreel/contract/tools/ai-bg.ts';
import { placement } from '@inkreel/contract/tools/kinds/placement.ts';
import { strokes } from '@inkreel/contract/tools/kinds/strokes.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Visitor } from './support/browser.ts';
import { visitRegistered } from './support/studio.ts';
import { enterSite } from './support/world.ts';

const SEEN = { timeout: 30_000 };
/** A cut-out, in parallel with the other journeys. */
const MADE = { timeout: 90_000 };
const tabs = { strokes: strokes.tab?.en ?? '', placement: placement.tab?.en ?? '' };
const world = enterSite('intl');
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await visitRegistered(world);
  ({ page } = visitor);
  await page.addInitScript(countHeld);
  await page.goto(`/img-tools/${aiBg.id}/editor`);
  await page.locator('.stage-empty button').first().click();
  await page.locator('.paint-surface').waitFor(SEEN);
});
afterAll(() => visitor.context.close());

const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const placed = () => page.locator('.placement-stage .layer img');

declare global {
  interface Window {
    /** Object URLs that the page has not revoked. */
    held: Set<string>;
  }
}

/** Runs in the page: counts the object URLs that the page keeps. */
function countHeld(): void {
  window.held = new Set();
  const make = URL.createObjectURL.bind(URL);
  const drop = URL.revokeObjectURL.bind(URL);
  URL.createObjectURL = (bytes) => {
    const address = make(bytes);
    window.held.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => {
    window.held.delete(address);
    drop(address);
  };
}

/** Ratio of width to height of the shown cut-out; undefined while the whole picture is shown. */
const shapeOfCutOut = () =>
  placed().evaluate((image: HTMLImageElement) =>
    image.src.startsWith('blob:') && image.complete ? image.naturalWidth / image.naturalHeight : undefined,
  );

test('the cut-out on the canvas loses erased parts before any run', async () => {
  await tab(tabs.placement).click();
  const whole = await vi.waitUntil(shapeOfCutOut, MADE);
  await tab(tabs.strokes).click();
  await page.getByRole('button', { name: canvasTexts.en.tools.erase, exact: true }).click();
  const surface = await page.locator('.paint-surface').boundingBox();
  if (!surface) throw new Error('the surface is not shown');
  const asked = page.waitForRequest(
    (request) =>
      request.url().endsWith('/assists/cut-out') && request.postData()?.includes('erase_url') === true,
    SEEN,
  );
  const side = Math.min(surface.width, surface.height);
  const middle = { x: surface.x + surface.width / 2, y: surface.y + surface.height / 2 };
  // Up and down over the left half of the object, in one stroke: the end of each stroke requests a cut-out.
  await page.mouse.move(middle.x - 0.3 * side, middle.y - 0.4 * side);
  await page.mouse.down();
  for (let share = -0.3; share < 0; share += 0.04) {
    await page.mouse.move(middle.x + share * side, middle.y + 0.4 * side, { steps: 4 });
    await page.mouse.move(middle.x + (share + 0.02) * side, middle.y - 0.4 * side, { steps: 4 });
  }
  await page.mouse.up();
  await asked;
  await tab(tabs.placement).click();
  await vi.waitUntil(async () => ((await shapeOfCutOut()) ?? whole) < whole * 0.8, MADE);
  expect(visitor.problems).toEqual([]);
});

test('each cut-out replaces the previous one, and leaving the page frees the last', async () => {
  const held = () => page.evaluate(() => window.held.size);
  await expect.poll(held).toBe(1);
  await page.getByRole('link', { name: en.shell.home }).first().click();
  await page.locator('.hero').waitFor(SEEN);
  await expect.poll(held).toBe(0);
});
