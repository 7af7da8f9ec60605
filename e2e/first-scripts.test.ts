/**
 * Which scripts a browser loads until a page is at rest, without input: only those that the check of the budgets counts
 * (`bench/first-load.ts`). By default pages that differ in what they fetch, in one language each, as a guest and as a
 * member, who opens every second of them; `ROUNDS=all` takes every page in both languages, `SEED` repeats a choice.
 */
import path from 'node:path';
import type { Language } from '@inkreel/contract/site.ts';
import type { Page, Request } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { differing, oneIn, SEED, takesAll } from '../server/testing/rounds.ts';
import { readManifest } from '../web/build/assets.ts';
import { type BuiltPage, firstScripts, readPages, type Visitor } from '../web/build/first-scripts.ts';
import { registerByApi } from './support/api.ts';
import { keepSession, visit } from './support/browser.ts';
import { enterSite } from './support/world.ts';

const SITE = 'intl';
/** Pages that are opened at a time. */
const AT_A_TIME = 4;
const LANGUAGES = ['en', 'zh'] as const;
const dist = path.resolve(import.meta.dirname, '../web/dist');
const manifest = readManifest(dist);
const world = enterSite(SITE);
let token: string;

interface Case {
  page: BuiltPage;
  language: Language;
  visitor: Visitor;
}

/** Each page has its own texts and tool: pages differ if they fetch different other scripts. */
const OF_ONE_PAGE = new Set(
  Object.entries(manifest).flatMap(([source, { file }]) =>
    /^\.\.\/contract\/(messages|tools)\//.test(source) ? [file] : [],
  ),
);
/** Without pages that show something that must be created first. */
const PAGES = readPages(dist, SITE).filter((page) => !page.path.includes(':'));

function casesOf(visitor: Visitor): Case[] {
  const all = differing(PAGES, (page) =>
    firstScripts(manifest, page, 'en', visitor).filter((file) => !OF_ONE_PAGE.has(file)),
  );
  // A member fetches everything that a guest does, and sections of the console differ in their names alone.
  const isAlike = ({ path: at }: BuiltPage) => visitor === 'guest' || at.startsWith('/admin/');
  const others = all.filter((page) => !isAlike(page));
  const walked = [
    ...others.filter((_, at) => takesAll || at % 2 === SEED % 2),
    ...oneIn(4, all.filter(isAlike)),
  ];
  return walked.flatMap((page, at) =>
    LANGUAGES.filter((_, which) => takesAll || which === at % 2).map((language) => ({
      page,
      language,
      visitor,
    })),
  );
}

beforeAll(async () => {
  // The first account may open the console.
  token = await registerByApi(world.product.url, 'operator@example.com');
});

/** Requests that never end, and media: neither loads scripts. */
const UNENDING = /\/events|\.(mp4|webm|mp3|wav)$/;

/** Opens a URL; returns the scripts that were requested until no request is pending and the browser is idle. */
async function scriptsAtRest(page: Page, address: string): Promise<Set<string>> {
  const scripts = new Set<string>();
  const underWay = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname.slice(1));
    if (UNENDING.test(pathname)) return;
    underWay.add(request);
    begun += 1;
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('main h1, main h2, .workspace, .subtitle-editor').first().waitFor();
  for (let before = -1; before !== begun || underWay.size > 0; ) {
    before = begun;
    // By then, work in idle time and parts drawn after an answer have requested their scripts.
    await page.evaluate(async () => {
      for (let turn = 0; turn < 5; turn += 1) {
        await new Promise((done) => requestIdleCallback(done));
        await new Promise((done) => requestAnimationFrame(done));
      }
    });
  }
  return scripts;
}

async function uncounted({ page: built, language, visitor }: Case): Promise<string[]> {
  const { context, page } = await visit(world.browser, world.product.url, { language });
  try {
    if (visitor === 'member') await keepSession({ context, page, problems: [] }, world.product.url, token);
    const address = `${language === 'en' ? '' : `/${language}`}${built.path}`.replace(/(.)\/$/, '$1');
    const counted = new Set(firstScripts(manifest, built, language, visitor));
    const asked = await scriptsAtRest(page, address);
    return [...asked]
      .filter((file) => !counted.has(file))
      .map((file) => `${address}: ${path.basename(file)}`);
  } finally {
    await context.close();
  }
}

test.each(['guest', 'member'] as const)(
  'a page at rest has fetched the scripts that are counted, as a %s',
  async (visitor) => {
    const cases = casesOf(visitor);
    const found: string[] = [];
    const next = async (): Promise<void> => {
      for (let one = cases.shift(); one; one = cases.shift()) found.push(...(await uncounted(one)));
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, next));
    expect(found).toEqual([]);
  },
);
