import type { Value } from './workflow.ts';

export interface Size {
  width: number;
  height: number;
}

/** What a run hands to a workflow. */
export interface Plan {
  /** Addresses of the product by the names under which a workflow loads them; `image` is the one that is edited. */
  pictures: Readonly<Record<string, string | undefined>>;
  /** @param scale what lengths of `image` are multiplied with to be lengths of the picture that is sent */
  values(scale: number): Readonly<Record<string, Value>>;
  /** Pixels of the results, where they are not those of `image`. */
  size?(image: Size | undefined, scale: number): Size;
  /** A picture that is not sent itself. */
  drops?: string;
  /** The name of a copy of `image` with the `mask` painted in red. */
  marked?: string | undefined;
  count: number;
  seed: number;
}
