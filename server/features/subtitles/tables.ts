import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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
    /** The run whose points pay for this one: itself if it is the first. */
    paidBy: uuid('paid_by').notNull(),
    makesVideo: boolean('makes_video').notNull(),
    /** Characters that it recognises, translates or speaks: a price pays for a limited number. */
    characters: integer('characters').notNull().default(0),
    /** The engine whose own price counts; null if the tool's does. */
    engine: text('engine'),
    createdAt: created(),
  },
  (table) => [index('project_runs_of_clip').on(table.documentId, table.toolId, table.clip)],
);

/**
 * Lines of a project that were spoken, each by a run: the same words with the same voice are not spoken again. A row is
 * taken over by the run that speaks the line after an earlier one failed.
 */
export const spokenLines = pgTable(
  'spoken_lines',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** SHA-256 of text and voice, hex. */
    line: text('line').notNull(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.line] }),
    index('spoken_lines_of_run').on(table.taskId),
  ],
);
