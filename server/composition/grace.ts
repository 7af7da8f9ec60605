/** Grace periods in milliseconds for requests, and then for running jobs, at shutdown: together below 15 s. */
export const GRACE_MS = 6_000;
