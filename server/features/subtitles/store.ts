import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import type { PaidStep } from '@inkreel/contract/video-projects.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { findHoldStates } from '../billing/hold-states.ts';
import { type FileRow, findFilesByKey } from '../storage/find-files.ts';
import { projectRuns } from './tables.ts';

type StepRow = Omit<typeof projectRuns.$inferInsert, 'createdAt'>;

/** The paid steps of a clip in a project, oldest first. */
export async function findSteps(
  db: DbOrTx,
  { documentId, toolId, clip }: Pick<StepRow, 'documentId' | 'toolId' | 'clip'>,
): Promise<PaidStep[]> {
  const { taskId, paidBy, makesVideo } = projectRuns;
  const steps = await db
    .select({ taskId, paidBy, makesVideo })
    .from(projectRuns)
    .where(
      and(eq(projectRuns.documentId, documentId), eq(projectRuns.toolId, toolId), eq(projectRuns.clip, clip)),
    )
    .orderBy(asc(taskId));
  const states = await findHoldStates(
    db,
    steps.map((step) => step.taskId),
  );
  return steps.map((step) => ({ ...step, state: states.get(step.taskId) ?? 'returned' }));
}

/** The project that a run is a step of. */
export async function findDocumentOf(db: DbOrTx, taskId: string): Promise<string | undefined> {
  const { documentId } = projectRuns;
  const [step] = await db.select({ documentId }).from(projectRuns).where(eq(projectRuns.taskId, taskId));
  return step?.documentId;
}

export async function insertStep(tx: Tx, step: StepRow): Promise<void> {
  await tx.insert(projectRuns).values(step);
}

/**
 * What is known of a stored clip by its address, which was checked before.
 * @throws AppError media_gone
 */
export async function findClip(db: DbOrTx, address: string): Promise<FileRow> {
  const [file] = await findFilesByKey(db, [address.slice(FILE_PATH_PREFIX.length)]);
  if (!file) throw new AppError('media_gone');
  return file;
}
