import type { SiteId } from '@inkreel/contract/site.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { connect } from '../../server/db/connect.ts';
import { findViolations } from '../../server/testing/invariants.ts';
import { callApi } from './api.ts';
import { closeContexts, openBrowser } from './browser.ts';
import { findFlaws } from './inspect.ts';
import type { Product } from './product.ts';
import { shareProduct } from './shared-product.ts';
import { startTestProduct } from './test-product.ts';

/** A running product and a browser, for all tests of a file. */
export interface World {
  product: Product;
  browser: Browser;
}

/**
 * Starts both before the first test and ends them after the last one. Services that the settings name must be running
 * by then.
 */
export function startWorld(settings: () => Record<string, string> | Promise<Record<string, string>>): World {
  return openWorld(async () => startTestProduct({ LOG_LEVEL: 'error', ...(await settings()) }));
}

/**
 * The same at a site with default settings. At the international site the test files of a worker share the product, so
 * no test may change a setting in its console.
 */
export function enterSite(site: SiteId): World {
  return site === 'intl' ? openWorld(shareProduct) : startWorld(() => ({ SITE: site }));
}

function openWorld(openProduct: () => Promise<Product>): World {
  const world = {} as World;
  beforeAll(async () => {
    world.product = await openProduct();
    world.browser = await openBrowser();
  });
  afterAll(async () => {
    await closeContexts(world.browser);
    await world.product.close();
  });
  return world;
}

/** For the end of a file: every guarantee about points and orders holds. */
export async function expectPromises({ product }: World): Promise<void> {
  const db = connect({ ...product.database, max: 1 });
  const violations = await findViolations(db, new Date());
  await db.$client.end();
  expect(violations).toEqual([]);
}

/** Collects flaws of the screens of a journey for its last test to report: they do not stop the journey. */
export function collectFlaws(journey: string): {
  found: string[];
  look: (page: Page, step: string) => Promise<void>;
} {
  const found: string[] = [];
  const look = async (page: Page, step: string) => {
    const flaws = await findFlaws(page, `${journey}-${step}`);
    found.push(...flaws.map((flaw) => `${step}: ${flaw}`));
  };
  return { found, look };
}

/** The balance, as the API returns it. */
export function purseOf({ product }: World, token: () => string) {
  const api = async <Data>(path: string): Promise<Data> =>
    (await callApi<Data>(product.url, 'GET', path, { token: token() })).data;
  return {
    api,
    balance: async () => (await api<{ total: number }>('/cloud/request/system/org/current/point')).total,
    newestOrder: async () => {
      const { items } = await api<{ items: { id: string; status: number }[] }>('/credits/orders?limit=1');
      return items[0] ?? { id: '', status: -1 };
    },
  };
}
