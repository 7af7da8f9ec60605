import type { Page } from 'playwright-core';

/** The HTTP status of an address, and the route that the page says it is, once it is awake. */
export async function openRoute(
  page: Page,
  address: string,
): Promise<{ status: number | undefined; route: string | undefined }> {
  const response = await page.goto(address);
  await page.waitForFunction(() => document.querySelector('#content h1, #content [class], main') !== null);
  // A page that is drawn in the browser says its name when it is drawn.
  await page.waitForFunction(() => document.documentElement.dataset['route'] !== undefined);
  return {
    status: response?.status(),
    route: await page.evaluate(() => document.documentElement.dataset['route']),
  };
}
