import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { installation } from './tables.ts';

/**
 * A secret of the installation, 32 random bytes under a unique name: the first server to start creates it,
 * all others read it.
 */
export async function installationSecret(db: Db, name: string): Promise<Buffer> {
  const value = randomBytes(32).toString('base64url');
  await db.insert(installation).values({ key: name, value }).onConflictDoNothing();
  const [row] = await db.select().from(installation).where(eq(installation.key, name));
  if (!row) throw new Error(`The database does not keep the secret ${name}.`);
  return Buffer.from(row.value, 'base64url');
}
