/** Milliseconds; browsers without `requestIdleCallback` have drawn a page by then. */
const WITHOUT_IDLE_CALLBACK = 2_000;

/** Runs `work` once when the browser has nothing else to do. Returns a function to cancel it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, WITHOUT_IDLE_CALLBACK);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
}
