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

/** Pages that are prerendered say their name in the document. */
export const isDocument = (path: string): boolean => /^\/img-tools\/[^/]+$/.test(path);

/** What a document says of itself before any script. */
export async function readDocument(
  url: string,
  path: string,
  language: 'en' | 'zh',
): Promise<{ status: number; route: string | undefined; language: string | undefined }> {
  const answer = await fetch(url + path, {
    headers: { 'accept-language': language === 'zh' ? 'zh-CN' : 'en-GB' },
  });
  const [head = ''] = /<html[^>]*>/.exec(await answer.text()) ?? [];
  const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(head)?.[1];
  return { status: answer.status, route: attribute('data-route'), language: attribute('lang') };
}
