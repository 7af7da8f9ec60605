/** How often a run is given to its engine, where the engine says that trying again makes sense. */
export const ATTEMPTS = 3;

/** What a run whose deadline has passed is told: it was queued for too long, or it took too long. */
export function deadlineCode(task: { startedAt: Date | null }): 'task_queue_timeout' | 'task_deadline' {
  return task.startedAt === null ? 'task_queue_timeout' : 'task_deadline';
}
