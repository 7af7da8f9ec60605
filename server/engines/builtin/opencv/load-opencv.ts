import { createRequire } from 'node:module';

/** OpenCV as described by the package's types. */
export type OpenCv = typeof import('@techstark/opencv-js');

/** The module before it is ready, and the two members that the package's types leave out. */
interface RawModule {
  Mat?: unknown;
  onRuntimeInitialized?: () => void;
  // biome-ignore lint/suspicious/noThenProperty: the module has one, and it must go.
  then?: unknown;
  exceptionFromPtr(address: number): { msg: string };
}

/** Objects in OpenCV's memory that must be freed. */
interface Deletable {
  delete(): void;
}

const require = createRequire(import.meta.url);
let loading: Promise<{ cv: OpenCv }> | undefined;

/**
 * OpenCV (WebAssembly, one thread), loaded once for each thread in about 0.3 s and 90 MB; its memory grows up to 1 GiB.
 * It blocks the thread that calls it, so the server's own thread must not. Prefer `withOpenCv`.
 *
 * The answer is wrapped in an object because the module used to have a method `then`: awaiting it never ended.
 */
export function loadOpenCv(): Promise<{ cv: OpenCv }> {
  loading ??= load();
  return loading;
}

async function load(): Promise<{ cv: OpenCv }> {
  const module = withoutItsHandlers(() => require('@techstark/opencv-js') as RawModule);
  delete module.then;
  if (!module.Mat) {
    await new Promise<void>((ready) => {
      module.onRuntimeInitialized = ready;
    });
  }
  return { cv: module as unknown as OpenCv };
}

/**
 * The module ends the process on errors that are not its own and prints ten megabytes of its source with
 * them, so handlers that it registers while loading are removed.
 */
function withoutItsHandlers<Value>(run: () => Value): Value {
  const events = ['uncaughtException', 'unhandledRejection'] as const;
  const before = events.map((event) => new Set(process.rawListeners(event)));
  try {
    return run();
  } finally {
    events.forEach((event, index) => {
      for (const listener of process.rawListeners(event)) {
        if (!before[index]?.has(listener)) process.removeListener(event, listener as () => void);
      }
    });
  }
}

/**
 * Runs work on OpenCV. Everything handed to `keep` (matrices, vectors of matrices) is deleted at the end, also when the
 * work throws; none of it may leave `work`.
 * @throws Error with OpenCV's message if OpenCV throws (it throws bare numbers)
 */
export async function withOpenCv<Value>(
  work: (cv: OpenCv, keep: <Thing extends Deletable>(thing: Thing) => Thing) => Value,
): Promise<Value> {
  const { cv } = await loadOpenCv();
  const kept: Deletable[] = [];
  const keep = <Thing extends Deletable>(thing: Thing) => {
    kept.push(thing);
    return thing;
  };
  try {
    const value = work(cv, keep);
    for (const thing of kept) thing.delete();
    return value;
  } catch (error) {
    if (error instanceof Error && error.name === 'RuntimeError') {
      // The module is unusable after running out of memory; the next call gets a new one.
      loading = undefined;
      delete require.cache[require.resolve('@techstark/opencv-js')];
      throw error;
    }
    for (const thing of kept) thing.delete();
    if (typeof error !== 'number') throw error;
    throw new Error(`OpenCV: ${(cv as unknown as RawModule).exceptionFromPtr(error).msg}`);
  }
}
