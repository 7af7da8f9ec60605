import type { Value } from './workflow.ts';

export interface Size {
  width: number;
  height: number;
}

/** A run's input for a workflow. */
export interface Plan {
  /** File URLs by the names under which a workflow loads them; `image` is the one to edit. */
  pictures: Readonly<Record<string, string | undefined>>;
  /** @param scale factor from lengths of `image` to lengths of the picture that is sent */
  values(scale: number): Readonly<Record<string, Value>>;
  /** Pixels of the results, if they differ from those of `image`. */
  size?(image: Size | undefined, scale: number): Size;
  /** A picture that is not sent itself. */
  drops?: string;
  /** The name of a copy of `image` with the `mask` painted in red. */
  marked?: string | undefined;
  count: number;
  seed: number;
}
