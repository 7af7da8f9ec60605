import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import type { PaidStep } from '@inkreel/contract/video-projects.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { findHoldStates } from '../billing/hold-states.ts';
import { type FileRow, findFilesByKey } from '../storage/find-files.ts';
import { projectRuns, spokenLines } from './tables.ts';

type StepRow = Omit<typeof projectRuns.$inferInsert, 'createdAt'>;

/** The paid steps of a clip in a project, oldest first. */
export async function findSteps(
  db: DbOrTx,
  { documentId, toolId, clip }: Pick<StepRow, 'documentId' | 'toolId' | 'clip'>,
): Promise<PaidStep[]> {
  const { taskId, paidBy, makesVideo, characters, engine } = projectRuns;
  const steps = await db
    .select({ taskId, paidBy, makesVideo, characters, engine })
    .from(projectRuns)
    .where(
      and(eq(projectRuns.documentId, documentId), eq(projectRuns.toolId, toolId), eq(projectRuns.clip, clip)),
    )
    .orderBy(asc(taskId));
  const holds = await findHoldStates(
    db,
    steps.map((step) => step.taskId),
  );
  return steps.map((step) => ({
    ...step,
    ...(holds.get(step.taskId) ?? { state: 'returned', unitPoints: 0 }),
  }));
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
 * Facts of a stored clip by its address, which was checked before.
 * @throws AppError media_gone
 */
export async function findClip(db: DbOrTx, address: string): Promise<FileRow> {
  const [file] = await findFilesByKey(db, [address.slice(FILE_PATH_PREFIX.length)]);
  if (!file) throw new AppError('media_gone');
  return file;
}

/** The runs that speak lines of a project, by line. */
export async function findSpokenLines(
  db: DbOrTx,
  documentId: string,
  lines: readonly string[],
): Promise<Map<string, string>> {
  const { line, taskId } = spokenLines;
  const rows = await db
    .select({ line, taskId })
    .from(spokenLines)
    .where(and(eq(spokenLines.documentId, documentId), inArray(line, [...lines])));
  return new Map(rows.map((row) => [row.line, row.taskId]));
}

/**
 * Records which run speaks a line.
 * @param instead the run that it replaces
 * @returns false if another run speaks the line by now
 */
export async function claimSpokenLine(
  tx: Tx,
  row: Omit<typeof spokenLines.$inferInsert, 'createdAt'>,
  instead: string | undefined,
): Promise<boolean> {
  const insert = tx.insert(spokenLines).values(row);
  const taken =
    instead === undefined
      ? insert.onConflictDoNothing()
      : insert.onConflictDoUpdate({
          target: [spokenLines.documentId, spokenLines.line],
          set: { taskId: row.taskId },
          setWhere: eq(spokenLines.taskId, instead),
        });
  return (await taken.returning()).length > 0;
}
