import type { PartWriters } from '../features/batches/batch-deps.ts';

/** Which kinds of documents with parts get results of batches, and how. */
export const PART_WRITERS: PartWriters = {};
