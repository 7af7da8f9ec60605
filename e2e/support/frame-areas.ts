import { frameAreaTexts } from '@inkreel/contract/messages/areas/frame-areas.ts';
import { uploadTexts } from '@inkreel/contract/messages/areas/uploads.ts';
import type { Language } from '@inkreel/contract/site.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import type { GivenFile } from './pictures.ts';
import type { Part } from './subtitled-clip.ts';

const SEEN = { timeout: 30_000 };
const FOUND = { timeout: 60_000 };

export const areaRows = (page: Page): Locator => page.locator('.area-row');

/** Chooses the clip of a tool. */
export async function addClip(page: Page, tool: Tool, language: Language, clip: GivenFile): Promise<void> {
  const [field] = tool.fields.flatMap((one) => (one.kind === 'video' ? [one] : []));
  await page
    .getByRole('group', { name: field?.text[language].label ?? '', exact: true })
    .locator('input[type=file]')
    .first()
    .setInputFiles(clip);
}

/** Waits until a frame of the clip is shown to draw on. */
export async function frameOf(page: Page): Promise<Locator> {
  const frame = page.locator('.areas-paper');
  await frame.waitFor(SEEN);
  await vi.waitUntil(async () => ((await frame.boundingBox())?.height ?? 0) > 60, SEEN);
  return frame;
}

/** Screen coordinates of a point of the frame, given in shares of the frame. */
export async function pointOf(frame: Locator, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await frame.boundingBox();
  if (!box) throw new Error('the frame is not shown');
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

/** Removes the automatically detected areas, which would be in the way. */
export async function clearAreas(page: Page, language: Language): Promise<void> {
  const { finding } = frameAreaTexts[language];
  // The clip is shown before its upload, and searched after it.
  await page
    .getByText(uploadTexts[language].state.awaited({ share: '' }))
    .waitFor({ state: 'detached', ...FOUND });
  await page.getByText(finding, { exact: true }).waitFor({ state: 'detached', ...FOUND });
  for (let count = await areaRows(page).count(); count > 0; count -= 1)
    await page.locator('.area-list .icon-button').first().click();
}

/** Draws the only area by mouse, after the key for it. */
export async function drawArea(page: Page, language: Language, part: Part): Promise<void> {
  const frame = await frameOf(page);
  await clearAreas(page, language);
  await page.keyboard.press('a');
  const [from, to] = [
    await pointOf(frame, part.left, part.top),
    await pointOf(frame, part.right, part.bottom),
  ];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => areaRows(page).count()).toBe(1);
}
