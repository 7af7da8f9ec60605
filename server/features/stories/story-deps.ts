import type { BatchDeps } from '../batches/batch-deps.ts';
import type { DocumentDeps } from '../documents/document-deps.ts';

export interface StoryDeps extends Omit<BatchDeps, keyof DocumentDeps>, DocumentDeps {
  files: BatchDeps['files'] & DocumentDeps['files'];
}
