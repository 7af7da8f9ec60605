import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { connect } from '../../server/db/connect.ts';
import type { DatabaseCopy } from '../../server/testing/database.ts';
import type { Product } from './product.ts';
import { startTestProduct } from './test-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with a file for each product that is shared by test files. */
    sharedProducts: string;
  }
}

/** Initial data of an installation: its secrets and products. Everything else is created by users. */
const KEPT = ['installation', 'products'];

interface Shared {
  product: Product;
  /** Whether a test killed it and failed before restarting it. */
  isKilled: boolean;
}

let shared: Promise<Shared> | undefined;

/**
 * The international product of this worker with default settings, for one test file after another: each finds
 * it empty. Starting and stopping take a third of a short journey. It must not be left with a setting
 * changed in the console; the end of the whole run stops it (`end-shared-products.mjs`).
 */
export async function shareProduct(): Promise<Product> {
  // After a failed start the next file tries again.
  const known = await shared?.catch(() => undefined);
  if (known) {
    if (known.isKilled) await known.product.start();
    await forgetPeople(known.product.database);
    return known.product;
  }
  shared = startShared();
  return (await shared).product;
}

async function startShared(): Promise<Shared> {
  const product = await startTestProduct({ LOG_LEVEL: 'error', SITE: 'intl' });
  noteProduct(product);
  const one: Shared = {
    isKilled: false,
    product: {
      ...product,
      kill: async () => {
        one.isKilled = true;
        await product.kill();
      },
      start: async () => {
        await product.start();
        one.isKilled = false;
        noteProduct(product);
      },
      close: async () => undefined,
    },
  };
  return one;
}

/** For the end of the run, which does not know what the workers have started. */
function noteProduct(product: Product): void {
  const { pid } = product.process();
  const file = path.join(inject('sharedProducts'), `${path.basename(product.dataFolder)}.json`);
  fs.writeFileSync(file, JSON.stringify({ pid, dataFolder: product.dataFolder }));
}

/** PostgreSQL's code of a deadlock. */
const DEADLOCK = '40P01';
const TRIES = 5;

/** Empties every table that users fill, without the triggers that protect the ledger. */
async function forgetPeople(connection: DatabaseCopy['connection']): Promise<void> {
  const db = connect({ ...connection, max: 1 });
  try {
    const { rows } = await db.execute<{ names: string }>(sql`
      select string_agg(format('%I.%I', schemaname, tablename), ', ') as names from pg_tables
       where schemaname = 'public' and tablename not in ${KEPT} or schemaname = 'jobs' and tablename like 'job%'`);
    for (let tries = 1; ; tries += 1) {
      try {
        await db.transaction(async (tx) => {
          await tx.execute(sql`set local session_replication_role = replica`);
          await tx.execute(sql.raw(`truncate ${rows[0]?.names}`));
        });
        return;
      } catch (error) {
        // The server's periodic work meanwhile locks tables in another order.
        if (codeOf(error) !== DEADLOCK || tries === TRIES) throw error;
      }
    }
  } finally {
    await db.$client.end();
  }
}

/** PostgreSQL's code of a failure, which the library reports as the cause. */
const codeOf = (error: unknown): unknown => {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code ?? (cause && codeOf(cause));
};
