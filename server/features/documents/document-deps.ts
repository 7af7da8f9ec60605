import type { StorageDeps } from '../storage/files.ts';

/** What documents need: the database, a clock, and the storage that their pictures are in. */
export type DocumentDeps = StorageDeps;
