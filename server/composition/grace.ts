/** How long requests, and after them running jobs, have to end when the process is told to stop: together below 15 s. */
export const GRACE_MS = 6_000;
