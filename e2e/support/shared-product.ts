import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseCopy } from '../../server/testing/database.ts';
import type { Product } from './product.ts';
import { startTestProduct } from './test-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with a file for each product that outlives the files of tests. */
    sharedProducts: string;
  }
}

/** What an installation begins with: its secrets, and what it sells. Everything else comes from people. */
const KEPT = ['installation', 'products'];

let shared: Promise<Product> | undefined;

/**
 * The international product of this worker, as it is set by default, for one test file after another: each finds it as
 * nobody has used it. A start and its end are half of what a short journey costs. It must not be left killed, or with a
 * setting changed in the console; the end of the whole run stops it (`end-shared-products.mjs`).
 */
export async function shareProduct(): Promise<Product> {
  if (shared) {
    const product = await shared;
    await forgetPeople(product.database);
    return product;
  }
  shared = startTestProduct({ LOG_LEVEL: 'error', SITE: 'intl' });
  const product = await shared;
  const remember = () => noteProduct(product);
  remember();
  shared = Promise.resolve({
    ...product,
    start: async () => {
      await product.start();
      remember();
    },
    close: async () => undefined,
  });
  return shared;
}

/** For the end of the run, which knows neither workers nor what they have started. */
function noteProduct(product: Product): void {
  const { pid } = product.process();
  const file = path.join(inject('sharedProducts'), `${path.basename(product.dataFolder)}.json`);
  fs.writeFileSync(file, JSON.stringify({ pid, dataFolder: product.dataFolder }));
}

/** Empties every table that people fill; the triggers that keep a ledger from being emptied are for those. */
async function forgetPeople(connection: DatabaseCopy['connection']): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
         where schemaname = 'public' and tablename <> all($1) or schemaname = 'jobs' and tablename like 'job%'`,
      [KEPT],
    );
    const names = rows.map(({ name }) => name).join(', ');
    await client.query(`begin; set local session_replication_role = replica; truncate ${names}; commit`);
  } finally {
    await client.end();
  }
}
