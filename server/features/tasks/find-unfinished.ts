import { SERVICE_IDS } from '@inkreel/contract/text/services.ts';
import { and, asc, eq, isNull, notInArray } from 'drizzle-orm';
import type { DbOrTx } from '../../db/connect.ts';
import type { Principal } from '../../http/principal.ts';
import { tasks } from './tables.ts';

/** Ids of a person's listed runs of tools in an organisation that have not ended, oldest first. */
export async function findUnfinished(
  db: DbOrTx,
  { userId, organisationId }: Pick<Principal, 'userId' | 'organisationId'>,
): Promise<string[]> {
  const mine = and(
    eq(tasks.userId, userId),
    eq(tasks.organisationId, organisationId),
    eq(tasks.noSave, false),
  );
  const rows = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(mine, isNull(tasks.finishedAt), notInArray(tasks.toolId, [...SERVICE_IDS])))
    .orderBy(asc(tasks.id));
  return rows.map(({ id }) => id);
}
