import type { Page } from 'playwright-core';

/** The HTTP status of a URL, and the route name that the page reports once it is hydrated. */
export async function openRoute(
  page: Page,
  address: string,
): Promise<{ status: number | undefined; route: string | undefined }> {
  const response = await page.goto(address);
  await page.waitForFunction(() => document.querySelector('#content h1, #content [class], main') !== null);
  // A page that is rendered in the browser sets its name when it is rendered.
  await page.waitForFunction(() => document.documentElement.dataset['route'] !== undefined);
  return {
    status: response?.status(),
    route: await page.evaluate(() => document.documentElement.dataset['route']),
  };
}

/** Prerendered pages have their name in the document. */
export const isDocument = (path: string): boolean => /^\/img-tools\/[^/]+$/.test(path);

/** The name in a document before any script runs. */
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
