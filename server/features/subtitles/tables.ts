import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { created } from '../../db/columns.ts';
import { documents } from '../documents/tables.ts';
import { tasks } from '../tasks/tables.ts';

/**
 * Paid steps of projects of one clip. The first one that is settled pays for those that follow, whose runs cost nothing
 * (decisions, Video projects).
 */
export const projectRuns = pgTable(
  'project_runs',
  {
    taskId: uuid('task_id')
      .primaryKey()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    toolId: text('tool_id').notNull(),
    /** SHA-256 of the clip's bytes, hex: the same clip uploaded again is the same project. */
    clip: text('clip').notNull(),
    /** The run whose points pay for this one: itself where it is the first. */
    paidBy: uuid('paid_by').notNull(),
    makesVideo: boolean('makes_video').notNull(),
    createdAt: created(),
  },
  (table) => [index('project_runs_of_clip').on(table.documentId, table.toolId, table.clip)],
);
