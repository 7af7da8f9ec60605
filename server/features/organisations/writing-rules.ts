import type { WritingRules } from '@inkreel/contract/api/writing-rules.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { Principal } from '../../http/principal.ts';
import { lockAsAdmin } from './lock-as-admin.ts';
import { requireAdmin } from './require-admin.ts';
import { organisations } from './tables.ts';

const NO_RULES: WritingRules = { tone: '', words: [], commands: [] };

/** The rules of a person's organisation for texts, and whether the person may change them. */
export async function getWritingRules({ db }: { db: Db }, user: Principal) {
  const [row] = await db
    .select({ rules: organisations.writingRules })
    .from(organisations)
    .where(eq(organisations.id, user.organisationId));
  return { ...(row?.rules ?? NO_RULES), may_edit: user.role !== 'member' };
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
