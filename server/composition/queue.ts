import { setTimeout as wait } from 'node:timers/promises';
import { mailCode } from '../features/accounts/codes/mail-code.ts';
import { mailCodeJob } from '../features/accounts/codes/mail-code-job.ts';
import { modelJob, workOnModel } from '../features/admin/models/model-job.ts';
import { storeResultFiles, storeStageFiles } from '../features/tasks/result-files.ts';
import { runTask } from '../features/tasks/run-task.ts';
import {
  longSlots,
  runBuiltinJob,
  runLongJob,
  runTaskJob,
  shortSlots,
} from '../features/tasks/run-task-job.ts';
import { createSampleClips } from '../features/tasks/sample-clips.ts';
import { modelsFolder } from '../inference/models-folder.ts';
import { handleJob } from '../jobs/define-job.ts';
import { type Jobs, startJobs } from '../jobs/jobs.ts';
import { mailJob } from '../mail/mail-job.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Core, Start } from './core.ts';
import { GRACE_MS } from './grace.ts';

const JOBS = [runTaskJob, runBuiltinJob, runLongJob, mailCodeJob, mailJob, modelJob];

/** Opens the queue; a worker process also runs its jobs. */
export async function startQueue({ settings, log, cleanUps }: Start, core: Core): Promise<Jobs> {
  const jobs = await startJobs({
    connection: core.database.connection,
    jobs: JOBS,
    handlers: settings.ROLE === 'web' ? undefined : handlersOf(core, modelsFolder(settings.dataFolder)),
    log,
  });
  cleanUps.push(() => jobs.stop(GRACE_MS));
  return jobs;
}

function handlersOf({ deps, engines, mailer, models, tools }: Core, folder: string) {
  const resultFiles = storeResultFiles(deps);
  const stageFiles = storeStageFiles(deps);
  const clips = createSampleClips(deps, tools);
  const pause = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => undefined);
  const carryOut = ({ taskId }: { taskId: string }, signal: AbortSignal) =>
    runTask({ ...deps, resultFiles, stageFiles, clips, pause }, taskId, signal);
  return [
    handleJob(runTaskJob, carryOut),
    handleJob(runBuiltinJob, carryOut, shortSlots(engines.threads.short)),
    handleJob(runLongJob, carryOut, longSlots(engines.threads.long)),
    handleJob(mailCodeJob, (request) => mailCode({ ...deps, mailer }, request)),
    handleJob(modelJob, ({ model }, signal) => workOnModel({ folder, models }, model, signal)),
    handleJob(mailJob, (mail) => mailer.sendMail(mail as Mail)),
  ];
}
