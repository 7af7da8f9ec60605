import type { WritingRules } from '@inkreel/contract/api/writing-rules.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { created, instant } from '../../db/columns.ts';
import { users } from '../accounts/tables.ts';

export const organisations = pgTable('organisations', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  /** free, vip, team or com; whether it is in force depends on `planExpiresAt`. */
  plan: text('plan').notNull().default('free'),
  planExpiresAt: instant('plan_expires_at'),
  seats: integer('seats').notNull().default(1),
  /** When the founder was told that the frozen points of the plan that ended will be removed. */
  frozenNoticeAt: instant('frozen_notice_at'),
  /** For what is written in it; null without any. */
  writingRules: jsonb('writing_rules').$type<WritingRules>(),
  createdAt: created(),
});

export const members = pgTable(
  'members',
  {
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    role: text('role').notNull(),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.userId] }),
    index('members_user').on(table.userId),
    uniqueIndex('members_one_founder').on(table.organisationId).where(sql`${table.role} = 'founder'`),
    check('members_role', sql`${table.role} in ('founder', 'admin', 'member')`),
  ],
);

export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    code: text('code').notNull().unique(),
    createdBy: uuid('created_by').references(() => users.id),
    usesLeft: integer('uses_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    createdAt: created(),
  },
  (table) => [index('invitations_organisation').on(table.organisationId)],
);

export const projects = pgTable(
  'projects',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    name: text('name').notNull(),
    createdBy: uuid('created_by').references(() => users.id),
    archivedAt: instant('archived_at'),
    createdAt: created(),
  },
  (table) => [index('projects_organisation').on(table.organisationId)],
);

/** Members who were added to a project that someone else created (decisions, Who sees what). */
export const projectMembers = pgTable(
  'project_members',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('project_members_user').on(table.userId),
  ],
);
