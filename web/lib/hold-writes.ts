/**
 * While a page shows the work of somebody whose session is over, and it is not known yet whose session comes next, it
 * writes nothing: neither to the server nor to the stores of this browser.
 */
let held: Promise<void> | undefined;
let release = () => {};

/** Settles when writes may go on; undefined where they may. */
export const writesHeld = (): Promise<void> | undefined => held;

/** Holds every write until `releaseWrites`, or for good where the page is loaded again. */
export function holdWrites(): void {
  held ??= new Promise((resolve) => {
    release = resolve;
  });
}

export function releaseWrites(): void {
  held = undefined;
  release();
}
