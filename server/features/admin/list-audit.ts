import type { adminAudit } from '@inkreel/contract/api/admin.ts';
import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { and, desc, eq, lt } from 'drizzle-orm';
import { findUsers } from '../accounts/find-users.ts';
import type { AdminDeps } from './admin-deps.ts';
import { auditLog } from './tables.ts';

/** Operators' actions with their reasons, newest first. */
export async function listAudit(
  { db }: Pick<AdminDeps, 'db'>,
  { limit, before, subject_id: subjectId }: QueryOf<typeof adminAudit>,
): Promise<OutputOf<typeof adminAudit>> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(
      and(
        before === undefined ? undefined : lt(auditLog.id, before),
        subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit + 1);
  const operators = await findUsers(
    db,
    rows.map(({ operatorId }) => operatorId),
  );
  const items = rows.slice(0, limit).map((entry) => ({
    id: entry.id,
    operator: { id: entry.operatorId, name: operators.get(entry.operatorId)?.name ?? '' },
    action: entry.action,
    subject: entry.subject,
    subject_id: entry.subjectId,
    reason: entry.reason,
    details: entry.details as Record<string, unknown> | null,
    created_at: entry.createdAt.toISOString(),
  }));
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
