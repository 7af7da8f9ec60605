import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { count, created, instant } from '../../db/columns.ts';
import { users } from '../accounts/tables.ts';
import { organisations, projects } from '../organisations/tables.ts';

export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    projectId: uuid('project_id').references(() => projects.id),
    /** Where the driver keeps the bytes; ends in 128 random bits, so the address itself is the permission to read. */
    key: text('key').notNull().unique(),
    /** What the user's file was called: metadata only, never part of a path. */
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    /** image, audio or video: the first half of the content type. */
    kind: text('kind').notNull().generatedAlwaysAs(sql`split_part(content_type, '/', 1)`),
    size: count('size').notNull(),
    sha256: text('sha256').notNull(),
    width: integer('width'),
    height: integer('height'),
    /** Facts from the index of sound or video; all null for an image. */
    durationMs: integer('duration_ms'),
    /** Frames a second, measured over the first packets. */
    frameRate: doublePrecision('frame_rate'),
    /** Degrees clockwise by which a player turns the coded frames: 0, 90, 180 or 270. Width and height are as shown. */
    rotation: integer('rotation'),
    videoCodec: text('video_codec'),
    /** Null for a silent video. */
    audioCodec: text('audio_codec'),
    audioChannels: integer('audio_channels'),
    /** Samples a second. */
    sampleRate: integer('sample_rate'),
    placeholder: text('placeholder'),
    thumbnailKey: text('thumbnail_key'),
    fromType: text('from_type').notNull(),
    shareType: text('share_type').notNull(),
    deletedAt: instant('deleted_at'),
    createdAt: created(),
  },
  (table) => [
    index('files_of_user').on(table.organisationId, table.userId, table.id),
    index('videos_without_poster')
      .on(table.id)
      .where(sql`${table.kind} = 'video' and ${table.thumbnailKey} is null and ${table.deletedAt} is null`),
    index('files_without_facts')
      .on(table.id)
      .where(sql`${table.kind} <> 'image' and ${table.durationMs} is null`),
  ],
);

/**
 * Copies of videos, free of charge: what films draw from where a browser does not decode the file, and small ones for
 * previews. Their bytes belong to the row from the start, so that a crash leaves none without an owner; the sweep
 * removes both when the file is gone.
 */
export const fileCopies = pgTable(
  'file_copies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    /** film or proxy. */
    purpose: text('purpose').notNull(),
    key: text('key').notNull().unique(),
    /** waiting, ready, unneeded or failed. */
    state: text('state').notNull().default('waiting'),
    /** A word of the error catalogue. */
    problem: text('problem'),
    /** Progress, 0 to 1. */
    share: doublePrecision('share').notNull().default(0),
    /** Until then a process works on it. */
    claimedUntil: instant('claimed_until'),
    createdAt: created(),
  },
  (table) => [
    index('file_copies_of_file').on(table.fileId),
    index('file_copies_waiting').on(table.createdAt).where(sql`${table.state} = 'waiting'`),
  ],
);

/** Upload tokens that were spent, until they would have expired. */
export const spentUploads = pgTable('spent_uploads', {
  tokenHash: text('token_hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
  /** The file that was written, so that the end of an upload in parts can be repeated. */
  fileId: uuid('file_id'),
});

/** Parts of unfinished uploads. Their bytes are declared in `pending_writes`, which sweeps them. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    tokenHash: text('token_hash').notNull(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    /** The session that the upload was allowed to: the parts go when it ends. */
    sessionHash: text('session_hash').notNull(),
    /** Bytes before this part. */
    start: count('start').notNull(),
    size: count('size').notNull(),
    key: text('key').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.start] }),
    index('upload_parts_expiry').on(table.expiresAt),
    check('upload_parts_size', sql`${table.start} >= 0 and ${table.size} > 0`),
  ],
);

/**
 * Bytes that an organisation has in storage: its files, the parts of its uploads and what is reserved. Triggers on
 * those three tables keep `used`, so that nothing is stored without being counted. A trigger creates the row of an
 * organisation.
 */
export const storageAccounts = pgTable(
  'storage_accounts',
  {
    organisationId: uuid('organisation_id')
      .primaryKey()
      .references(() => organisations.id),
    used: count('used').notNull().default(0),
    /** Level of the leaky bucket of uploads at `recentAt`, in bytes; it drains evenly over an hour. */
    recent: count('recent').notNull().default(0),
    recentAt: instant('recent_at').notNull().defaultNow(),
  },
  (table) => [check('storage_accounts_used', sql`${table.used} >= 0 and ${table.recent} >= 0`)],
);

/** Room reserved by uploads under way; deleted when the row of their file is written, or when they fail. */
export const storageReservations = pgTable(
  'storage_reservations',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    size: count('size').notNull(),
    /** When the sweep considers its process killed. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('storage_reservations_expiry').on(table.expiresAt),
    check('storage_reservations_size', sql`${table.size} > 0`),
  ],
);

/** Keys that were or will be written to storage and that no row owns yet; the sweep deletes leftovers. */
export const pendingWrites = pgTable('pending_writes', {
  key: text('key').primaryKey(),
  createdAt: created(),
});
