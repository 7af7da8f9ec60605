/** The specification's answer shapes (section 4), each translated from the one internal task record. */

import type { AnswerShape } from '@inkreel/contract/api/answers.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type {
  pollProjects,
  pollTask,
  pollTranslation,
  submitted,
  TaskRecord,
  TaskState,
} from '@inkreel/contract/api/tasks.ts';
import { type ErrorCode, isErrorCode } from '@inkreel/contract/errors.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { zh } from '@inkreel/contract/messages/zh.ts';
import type { Language } from '@inkreel/contract/site.ts';
import type { z } from 'zod';

const texts = { en, zh };

/** What a submit answers in shape 1: the run's id, to poll with. */
export function submittedAnswer(
  run: { taskId: string; state: TaskState },
  requestId: string,
): z.output<typeof submitted> {
  return { output: { task_id: run.taskId, task_status: run.state }, request_id: requestId };
}

/** What a call answers in the other shapes: the id to poll with, or the results. */
export function shapedAnswer(
  shape: Exclude<AnswerShape, 1>,
  task: Pick<TaskRecord, 'number' | 'results' | 'id'>,
  requestId: string,
) {
  const urls = task.results.map(({ file }) => file.url);
  switch (shape) {
    case 2:
      return { request_id: requestId, data: { image_urls: urls } };
    case 3:
      return { body: { idProject: task.number }, trace: task.id };
    case 4:
      return { body: Number(task.number), trace: task.id };
    case 5:
      return { RequestId: requestId, Data: { ImageURL: urls[0] ?? '' } };
    case 6:
      return urls;
  }
}

/** What polling answers in shape 4: 0 while it runs, 1 when it is done, 2 when it failed. */
export function tracedAnswer({ state, results }: TaskRecord): OutputOf<typeof pollTranslation> {
  const url = results[0]?.file.url;
  return { status: processStatus(state), ...(url === undefined ? {} : { url }) };
}

/** What polling answers in shape 3, for each run. */
export function projectAnswer(tasks: readonly TaskRecord[]): OutputOf<typeof pollProjects> {
  const content = tasks.map(({ number, state, progress, results }) => ({
    idProject: number,
    processStatus: processStatus(state),
    processProgress: Math.round(progress * 100),
    ...(results[0] ? { videoUrl: results[0].file.url } : {}),
  }));
  return { body: { content } };
}

const processStatus = (state: TaskState): number =>
  ({ PENDING: 0, RUNNING: 0, SUCCEEDED: 1, FAILED: 2, CANCELED: 3 })[state];

/** Message of a failed run; that of its tool if the reason is not known (specification, section 8). */
function failureText(toolId: string, code: ErrorCode, language: Language): string {
  const { errors, failures } = texts[language];
  const byTool: Readonly<Record<string, string>> = failures.tools;
  return (code === 'task_failed' ? byTool[toolId] : undefined) ?? errors[code];
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
      ...(failed ? { code: code.toUpperCase(), message: failureText(task.tool_id, code, language) } : {}),
    },
    request_id: requestId,
  };
}
