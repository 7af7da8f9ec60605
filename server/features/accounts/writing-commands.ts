import type { WritingCommands } from '@inkreel/contract/api/writing-rules.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { Principal } from '../../http/principal.ts';
import { users } from './tables.ts';

/** What a person asks models to do with texts, in every organisation. */
export async function findWritingCommands(db: Db, userId: string): Promise<WritingCommands> {
  const [row] = await db.select({ commands: users.writingCommands }).from(users).where(eq(users.id, userId));
  return row?.commands ?? [];
}

/** Sets them. */
export async function setWritingCommands(
  { db }: { db: Db },
  { userId }: Principal,
  commands: WritingCommands,
): Promise<null> {
  await db.update(users).set({ writingCommands: commands }).where(eq(users.id, userId));
  return null;
}
