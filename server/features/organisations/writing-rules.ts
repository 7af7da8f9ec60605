import type { WritingRules } from '@inkreel/contract/api/writing-rules.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { Principal } from '../../http/principal.ts';
import { findWritingCommands } from '../accounts/writing-commands.ts';
import { lockAsAdmin } from './lock-as-admin.ts';
import { requireAdmin } from './require-admin.ts';
import { organisations } from './tables.ts';

const NO_RULES: WritingRules = { tone: '', words: [], commands: [] };

/** The rules of a person's organisation for texts, whether the person may change them, and the person's own commands. */
export async function getWritingRules({ db }: { db: Db }, user: Principal) {
  const [row] = await db
    .select({ rules: organisations.writingRules })
    .from(organisations)
    .where(eq(organisations.id, user.organisationId));
  return {
    ...(row?.rules ?? NO_RULES),
    may_edit: user.role !== 'member',
    own_commands: await findWritingCommands(db, user.userId),
  };
}

/** @throws AppError forbidden for members */
export async function setWritingRules(
  { db }: { db: Db },
  user: Principal,
  rules: WritingRules,
): Promise<null> {
  requireAdmin(user);
  await db.transaction(async (tx) => {
    await lockAsAdmin(tx, user);
    await tx
      .update(organisations)
      .set({ writingRules: rules })
      .where(eq(organisations.id, user.organisationId));
  });
  return null;
}
