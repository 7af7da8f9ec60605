import { randomUUID } from 'node:crypto';
import type { adminChangeModel } from '@inkreel/contract/api/admin-engines.ts';
import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import { AppError } from '../../../http/app-error.ts';
import type { OfferedModel } from '../../../inference/models/model-file.ts';
import { removeModel, stateOf } from '../../../inference/models/model-files.ts';
import { want, wantedOf, wantNothing } from '../../../inference/models/wanted-work.ts';
import type { AdminDeps, Operator } from '../admin-deps.ts';
import { writeAudit } from '../write-audit.ts';
import { modelJob } from './model-job.ts';

type Deps = Pick<AdminDeps, 'db' | 'jobs' | 'modelsFolder' | 'models'>;
type Action = BodyOf<typeof adminChangeModel>['action'];

/**
 * Downloads a model to this machine, checks it, cancels either, or deletes it. A worker, which shares the
 * data folder, downloads and checks.
 * @throws AppError not_found for a model that is not in the list; conflict if the model is not in a state for
 * it
 */
export async function changeModel(
  { db, jobs, modelsFolder: folder, models }: Deps,
  operator: Operator,
  { model: id, action }: BodyOf<typeof adminChangeModel>,
): Promise<null> {
  const model = models.find((each) => each.id === id);
  if (!model) throw new AppError('not_found');
  if (!isPossible(folder, model, action)) throw new AppError('conflict');
  const isWork = action === 'add' || action === 'check';
  // Before the job that reads it.
  if (isWork) await want(folder, model, action);
  try {
    await db.transaction(async (tx) => {
      await writeAudit(tx, operator, {
        action: `model.${action}`,
        subject: 'model',
        subjectId: id,
        details: {},
      });
      // A new key each time: the job of a cancelled one may still be ending.
      if (isWork) await jobs.enqueue(tx, modelJob, { model: id }, { key: randomUUID() });
    });
  } catch (error) {
    if (isWork) await wantNothing(folder, model);
    throw error;
  }
  if (!isWork) await wantNothing(folder, model);
  if (action === 'remove') await removeModel(folder, model);
  return null;
}

function isPossible(folder: string, model: OfferedModel, action: Action): boolean {
  const isWorked = wantedOf(folder, model) !== undefined;
  if (action === 'cancel') return isWorked;
  const state = stateOf(folder, model);
  if (isWorked) return false;
  if (action === 'add') return state !== 'ready';
  return action === 'check' ? state === 'ready' || state === 'damaged' : state !== 'absent';
}
