/** How long a run may wait in the queue for a worker, in milliseconds. */
export const WAIT_LIMIT_MS = 60 * 60 * 1000;
/** How long a run may take from its first start to its end, retries included, in milliseconds. */
export const RUN_LIMIT_MS = 10 * 60 * 1000;
/** How often a run is given to its engine, where the engine says that trying again makes sense. */
export const ATTEMPTS = 3;
