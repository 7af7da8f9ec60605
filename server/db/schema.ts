/**
 * Every table of the product, for users of all of them: the migration tool, which generates `migrations/`
 * from them, and the backup. Other code takes a table from its feature. Triggers and anything else that the
 * schema language cannot express are in hand-written migrations.
 */

export * from '../features/account-deletion/tables.ts';
export * from '../features/accounts/sessions/tables.ts';
export * from '../features/accounts/tables.ts';
export * from '../features/admin/tables.ts';
export * from '../features/api-keys/tables.ts';
export * from '../features/batches/tables.ts';
export * from '../features/billing/tables.ts';
export * from '../features/documents/tables.ts';
export * from '../features/engines/tables.ts';
export * from '../features/films/tables.ts';
export * from '../features/organisations/tables.ts';
export * from '../features/roles/tables.ts';
export * from '../features/shares/tables.ts';
export * from '../features/stock/tables.ts';
export * from '../features/storage/tables.ts';
export * from '../features/subtitles/tables.ts';
export * from '../features/tasks/tables.ts';
export * from './tables.ts';
