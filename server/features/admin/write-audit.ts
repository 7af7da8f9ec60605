import type { Tx } from '../../db/connect.ts';
import type { Operator } from './admin-deps.ts';
import { auditLog } from './tables.ts';

export interface AuditEntry {
  /** `<what>.<verb>`. */
  action: string;
  subject: 'user' | 'organisation' | 'order' | 'product' | 'tool' | 'task' | 'engine' | 'model';
  subjectId: string;
  /** Undefined if no reason was required, such as for querying a provider. */
  reason?: string;
  /** What changed: `before` and `after`, by the names that the console shows. */
  details: Record<string, unknown>;
}

/** Records what an operator does. Belongs in the transaction of the change, so that both are atomic. */
export async function writeAudit(tx: Tx, operator: Operator, entry: AuditEntry): Promise<void> {
  const { reason, ...rest } = entry;
  await tx.insert(auditLog).values({ ...rest, operatorId: operator.userId, reason: reason ?? null });
}
