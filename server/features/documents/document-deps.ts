import type { StorageDeps } from '../storage/files.ts';

/** Dependencies of documents: the database, a clock, and the storage of their pictures. */
export type DocumentDeps = StorageDeps;
