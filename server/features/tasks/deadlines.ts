/** How often a run is given to its engine if the engine says that a retry makes sense. */
export const ATTEMPTS = 3;

/** Error code of a run whose deadline has passed: it was queued for too long, or it took too long. */
export function deadlineCode(task: { startedAt: Date | null }): 'task_queue_timeout' | 'task_deadline' {
  return task.startedAt === null ? 'task_queue_timeout' : 'task_deadline';
}
