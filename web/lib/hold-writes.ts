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

/** Whether the browser's session is still that of this page; another tab may have changed it a moment ago. */
let isOfSession = () => true;
/** What this page has stored, by name. */
const written = new Map<string, string>();

/** @param check called at each write, since news of other tabs arrive late */
export function tieWrites(check: () => boolean): void {
  isOfSession = check;
}

/** Whether what a person does in this page may be stored. */
export const mayStore = (): boolean => !storeWrites.held() && isOfSession();

/** Stores in local storage what a person does, unless their session is over. */
export function writeLocally(name: string, value: string): void {
  if (!mayStore()) return;
  localStorage.setItem(name, value);
  written.set(name, value);
}

/** Forget what this page keeps in the databases of the browser; none in a page that keeps nothing there. */
const takeBackKept: (() => Promise<void>)[] = [];

/** For the code of those databases, which only the pages load that keep something there. */
export function tieKept(takeBack: () => Promise<void>): void {
  takeBackKept.push(takeBack);
}

/** Removes what this page stored after another tab had cleared the storage; what others stored since stays. */
export function takeBackWrites(): void {
  for (const takeBack of takeBackKept) void takeBack();
  for (const [name, value] of written)
    if (localStorage.getItem(name) === value) localStorage.removeItem(name);
  written.clear();
}
