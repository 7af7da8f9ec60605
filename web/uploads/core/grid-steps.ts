/**
 * Where the focus goes in a grid of `count` things in rows of `columns`, from the thing at `at`, by a key's name;
 * undefined if the key means nothing or there is nothing in that direction.
 */
export function stepInGrid(key: string, at: number, count: number, columns: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined || next < 0 || next >= count || next === at ? undefined : next;
}
