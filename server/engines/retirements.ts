/** A model that its provider has retired, or has said that it will. */
export interface Retirement {
  /** Its id, or a pattern of ids. */
  model: string | RegExp;
  /** The first day on which it takes no runs, YYYY-MM-DD. */
  on: string;
  /** The replacement, for the same setting; empty if there is none that works here. */
  successor: string;
}

/** The retirement of a model that a route uses. */
export interface RetiredModel {
  model: string;
  /** The day of its end. */
  on: string;
  /** The replacement, for the same setting; empty if there is none that works here. */
  successor: string;
}

/**
 * The first of the models that is retired on a day; undefined if none is.
 * @param told days that the provider reported, by model: they are newer than the list
 */
export function retirementOf(
  list: readonly Retirement[],
  told: ReadonlyMap<string, string>,
  models: readonly string[],
  day: Date,
): RetiredModel | undefined {
  for (const model of models) {
    const known = list.find((each) =>
      typeof each.model === 'string' ? each.model === model : each.model.test(model),
    );
    const on = told.get(model) ?? known?.on;
    if (on !== undefined && day.toISOString().slice(0, 10) >= on)
      return { model, on, successor: known?.successor ?? '' };
  }
  return undefined;
}
