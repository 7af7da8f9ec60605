/** The layout of a bar chart: pure, in pixels from the top. */
export interface Bar {
  top: number;
  height: number;
}

export interface Bars {
  bars: Bar[];
  /** Where 0 is. */
  baseline: number;
}

/** A value other than 0 stays visible, however small it is next to the largest. */
const THINNEST = 2;

/** Bars of values over a height; those below 0 hang under the line of 0. Without any value the line is at the foot. */
export function layOutBars(values: readonly number[], height: number): Bars {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const span = most - least;
  if (span === 0) return { bars: values.map(() => ({ top: height, height: 0 })), baseline: height };
  const baseline = (most / span) * height;
  const bars = values.map((value) => {
    if (value === 0) return { top: baseline, height: 0 };
    const length = Math.max(THINNEST, (Math.abs(value) / span) * height);
    return { top: value > 0 ? Math.max(0, baseline - length) : baseline, height: length };
  });
  return { bars, baseline };
}

/** The first of the largest values; undefined if none is above 0. */
export function indexOfMost(values: readonly number[]): number | undefined {
  const most = Math.max(0, ...values);
  return most > 0 ? values.indexOf(most) : undefined;
}
