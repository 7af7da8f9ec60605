/** What is known of a route beside its work, for people: `docs/engines.md` is made from it. */
export interface RouteFacts {
  /** Models, or services, by the names that their provider gives them. */
  models: readonly string[];
  /** Pictures that one run hands over at most. */
  pictures?: number;
  /** Pixels that it makes at most; larger results are enlarged from them. */
  pixels?: number;
  /** Characters of what it is asked for at most. */
  characters?: number;
  /** Of a clip or a sound, at most. */
  seconds?: number;
  /** What of the form its provider has no way to be told: a run with it goes to the next engine. */
  without?: string;
  /** True where its provider says with each answer what it takes. */
  tellsCost?: boolean;
}
