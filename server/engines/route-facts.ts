/** Facts about a route for people; `docs/engines.md` is generated from them. */
export interface RouteFacts {
  /** Models, or services, by their provider's names. */
  models: readonly string[];
  /** Maximum pictures of one run. */
  pictures?: number;
  /** Maximum pixels of its output; larger results are upscaled from them. */
  pixels?: number;
  /** Maximum characters of a prompt. */
  characters?: number;
  /** Maximum seconds of a clip or a sound. */
  seconds?: number;
  /** Form values that its provider has no parameter for: a run with one goes to the next engine. */
  without?: string;
  /** True if its provider reports the cost with each answer. */
  tellsCost?: boolean;
}
