import { bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { created } from '../../db/columns.ts';
import { users } from '../accounts/tables.ts';

/** What operators did, and why. Append-only by a trigger. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => users.id),
    /** `<what>.<verb>`, such as `order.refund`. */
    action: text('action').notNull(),
    /** user, organisation, order, product, tool, task, engine. */
    subject: text('subject').notNull(),
    subjectId: text('subject_id').notNull(),
    reason: text('reason'),
    details: jsonb('details'),
    createdAt: created(),
  },
  (table) => [index('audit_log_subject').on(table.subject, table.subjectId)],
);
