import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { roomValues, storageLeft } from '../storage/quota/room.ts';
import type { DocumentDeps } from './document-deps.ts';

/**
 * Checks that what this transaction has stored fits the organisation's room. Its triggers hold the organisation's
 * account by now: no one else can add to it before the transaction ends.
 * @throws AppError storage_full
 */
export async function requireLeft(
  tx: Tx,
  { files }: DocumentDeps,
  organisationId: string,
  needed: number,
  now: Date,
): Promise<void> {
  const terms = roomValues(files.quotas, organisationId, now);
  const left = storageLeft((name) => sql`${terms[name]}`);
  const { rows } = await tx.execute<{ left: string }>(sql`select ${left} as left`);
  const bytes = Number(rows[0]?.left);
  if (bytes < 0) throw new AppError('storage_full', { data: { left: bytes + needed, needed } });
}
