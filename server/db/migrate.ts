import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Db } from './connect.ts';

/** Any number works as long as nothing else in the database takes the same advisory lock. */
const MIGRATION_LOCK = 727_001;

const ownMigrations = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Applies the migrations that are missing, forward only, all in one transaction: a failure leaves the database as it
 * was. The lock makes servers that start at the same time wait for each other, since the migrator takes none.
 */
export async function migrate(db: Db, migrationsFolder = ownMigrations): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await runMigrations(drizzle(client), { migrationsFolder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    // Not returned to the pool, because its settings were changed.
    client.release(true);
  }
}
