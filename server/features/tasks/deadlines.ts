/** How long a run may be queued, from its submit until its work begins, in milliseconds. */
export const WAIT_LIMIT_MS = 60 * 60 * 1000;
/** How long a run may take from the moment its work first begins to its end, retries included, in milliseconds. */
export const RUN_LIMIT_MS = 10 * 60 * 1000;
/** How often a run is given to its engine, where the engine says that trying again makes sense. */
export const ATTEMPTS = 3;

/** What a run whose deadline has passed is told: it was queued for too long, or it took too long. */
export function deadlineCode(task: { startedAt: Date | null }): 'task_queue_timeout' | 'task_deadline' {
  return task.startedAt === null ? 'task_queue_timeout' : 'task_deadline';
}
