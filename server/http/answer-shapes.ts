/** The specification's answer shapes (section 4), each translated from the one internal task record. */
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { pollTask, submitted, TaskRecord, TaskState } from '@inkreel/contract/api/tasks.ts';
import { ERRORS, type ErrorCode } from '@inkreel/contract/errors.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { zh } from '@inkreel/contract/messages/zh.ts';
import type { Language } from '@inkreel/contract/site.ts';
import type { z } from 'zod';

const texts = { en: en.errors, zh: zh.errors };

/** What a submit answers in shape 1: the run's id, to poll with. */
export function submittedAnswer(
  run: { taskId: string; state: TaskState },
  requestId: string,
): z.output<typeof submitted> {
  return { output: { task_id: run.taskId, task_status: run.state }, request_id: requestId };
}

/** What polling answers in shape 1; a failure without a known reason has the code TASK_FAILED. */
export function polledAnswer(
  task: TaskRecord,
  { language, requestId }: { language: Language; requestId: string },
): OutputOf<typeof pollTask> {
  const failed = task.state === 'FAILED' || task.state === 'CANCELED';
  const code = task.error !== null && isErrorCode(task.error) ? task.error : 'task_failed';
  return {
    output: {
      task_id: task.id,
      task_status: task.state,
      ...(task.results.length > 0 ? { results: task.results.map(({ file }) => ({ url: file.url })) } : {}),
      ...(failed ? { code: code.toUpperCase(), message: texts[language][code] } : {}),
    },
    request_id: requestId,
  };
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}
