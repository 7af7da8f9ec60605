/**
 * While a page shows the work of a person whose session has ended, it writes nothing to the stores of this browser; and
 * while it is not known yet whose session comes next, nothing to the server either.
 */
interface Hold {
  /** Settles when writes may go on; undefined if they may. */
  held: () => Promise<void> | undefined;
  /** Holds every write until it is released, or for good if the page is loaded again. */
  hold: () => void;
  release: () => void;
}

function createHold(): Hold {
  let held: Promise<void> | undefined;
  let settle = () => {};
  return {
    held: () => held,
    hold: () => {
      held ??= new Promise((resolve) => {
        settle = resolve;
      });
    },
    release: () => {
      held = undefined;
      settle();
    },
  };
}

export const storeWrites = createHold();
export const serverWrites = createHold();

/** Stores in local storage what a person does, unless their session is over. */
export function writeLocally(name: string, value: string): void {
  if (!storeWrites.held()) localStorage.setItem(name, value);
}
