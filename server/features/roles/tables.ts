import type { RoleVoice } from '@inkreel/contract/api/roles.ts';
import type { Traits } from '@inkreel/contract/story/traits.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { created } from '../../db/columns.ts';
import { users } from '../accounts/tables.ts';
import { organisations, projects } from '../organisations/tables.ts';
import { files } from '../storage/tables.ts';

/** Characters of a project's stories. */
export const roles = pgTable(
  'roles',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id),
    /** Who made it. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    description: text('description').notNull(),
    avatarId: uuid('avatar_id').references(() => files.id),
    isMain: boolean('is_main').notNull(),
    voice: jsonb('voice').$type<RoleVoice>(),
    traits: jsonb('traits').$type<Traits>().notNull(),
    createdAt: created(),
  },
  (table) => [
    index('roles_newest').on(table.organisationId, table.id),
    index('roles_project').on(table.projectId, table.id),
    index('roles_avatar').on(table.avatarId).where(sql`${table.avatarId} is not null`),
  ],
);

/** How characters look: what stories draw them from. */
export const looks = pgTable(
  'looks',
  {
    id: uuid('id').primaryKey(),
    roleId: uuid('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    organisationId: uuid('organisation_id').notNull(),
    /** Who made it. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    prompt: text('prompt').notNull(),
    /** Its picture. */
    fileId: uuid('file_id').references(() => files.id),
    /** The run that makes its picture. */
    taskId: uuid('task_id'),
    /** `Idempotency-Key` of the call that stored it. */
    idempotencyKey: text('idempotency_key'),
    /** All of them, also those that it shares with the primary look. */
    traits: jsonb('traits').$type<Traits>().notNull(),
    isPrimary: boolean('is_primary').notNull(),
    createdAt: created(),
  },
  (table) => [
    index('looks_role').on(table.roleId, table.id),
    index('looks_file').on(table.fileId).where(sql`${table.fileId} is not null`),
    uniqueIndex('looks_run').on(table.taskId),
    uniqueIndex('looks_idempotency')
      .on(table.userId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    uniqueIndex('looks_one_primary').on(table.roleId).where(sql`${table.isPrimary}`),
  ],
);
