/** Facts about a route besides its work, for people: `docs/engines.md` is made from it. */
export interface RouteFacts {
  /** Models, or services, by the names that their provider gives them. */
  models: readonly string[];
  /** Maximum pictures of one run. */
  pictures?: number;
  /** Maximum pixels of its output; larger results are upscaled from them. */
  pixels?: number;
  /** Maximum characters of a prompt. */
  characters?: number;
  /** Of a clip or a sound, at most. */
  seconds?: number;
  /** Form values that its provider has no parameter for: a run with one goes to the next engine. */
  without?: string;
  /** True if its provider reports the cost with each answer. */
  tellsCost?: boolean;
}
