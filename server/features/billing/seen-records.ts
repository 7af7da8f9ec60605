import type { RecordType } from '@inkreel/contract/api/billing.ts';
import { and, eq, gte, isNull, lt, or, type SQL } from 'drizzle-orm';
import { isOrgAdmin, type Principal } from '../../http/principal.ts';
import { ledgerRows } from './tables.ts';

export type LedgerReader = Pick<Principal, 'userId' | 'organisationId' | 'role'>;

/** Filters of the ledger, as the contract names them. */
export interface RecordFilters {
  type?: RecordType | undefined;
  task_id?: string | undefined;
  tool_id?: string | undefined;
  member_id?: string | undefined;
  project_id?: string | undefined;
  /** Instants, ISO 8601; `from` is inclusive, `to` is exclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Condition on the ledger: the lines that a person may see and that match the filters. Admins see all of the
 * organisation, members their own and those without a person (decisions, Who sees what).
 */
export function seenRecords(user: LedgerReader, filters: RecordFilters = {}): SQL | undefined {
  const { type, task_id, tool_id, member_id, project_id, from, to } = filters;
  return and(
    eq(ledgerRows.organisationId, user.organisationId),
    isOrgAdmin(user) ? undefined : or(eq(ledgerRows.userId, user.userId), isNull(ledgerRows.userId)),
    type === undefined ? undefined : eq(ledgerRows.type, type),
    task_id === undefined ? undefined : eq(ledgerRows.taskId, task_id),
    tool_id === undefined ? undefined : eq(ledgerRows.toolId, tool_id),
    member_id === undefined ? undefined : eq(ledgerRows.userId, member_id),
    project_id === undefined ? undefined : eq(ledgerRows.projectId, project_id),
    from === undefined ? undefined : gte(ledgerRows.createdAt, new Date(from)),
    to === undefined ? undefined : lt(ledgerRows.createdAt, new Date(to)),
  );
}
