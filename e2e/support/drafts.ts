import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';

/** Waits until the browser keeps that many drafts: paint, and pictures of guests. Paint is kept after a pause. */
export const draftsAre = (page: Page, count: number): Promise<void> =>
  vi.waitFor(async () => expect(await page.evaluate(countDrafts)).toBe(count), { timeout: 20_000 });

/** Runs in the page. */
function countDrafts(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('inkreel', 1);
    opening.onerror = () => reject(opening.error ?? new Error('no drafts'));
    opening.onsuccess = () => {
      const counting = opening.result.transaction('drafts').objectStore('drafts').count();
      counting.onsuccess = () => resolve(counting.result);
      opening.result.close();
    };
  });
}
