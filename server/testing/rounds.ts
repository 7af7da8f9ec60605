/**
 * How much the suites do that walk many alike cases or repeat themselves. By default they take the cases that differ in
 * mechanism, and repeat little. `ROUNDS=<number>` repeats that often; `ROUNDS=all` takes every case and repeats a lot.
 */
const wanted = process.env['ROUNDS'];

/** Whether every case is walked. */
export const takesAll = wanted === 'all';

/** Whether more than the default was asked for. */
export const isLongRun = wanted !== undefined;

/** How often a suite repeats itself. @param most where every case is walked */
export function roundsOf({ usual, most }: { usual: number; most: number }): number {
  if (wanted === undefined) return usual;
  if (takesAll) return most;
  const rounds = Number(wanted);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`ROUNDS is ${wanted}: a number or "all"`);
  return rounds;
}

/**
 * Of cases that share most of their mechanism, those that bring a part which none before them has: each part is walked
 * once, with `ROUNDS=all` every case is.
 *
 * @param partsOf what a case is made of, by name
 */
export function differing<Case>(
  cases: readonly Case[],
  partsOf: (one: Case) => readonly string[],
  all: boolean = takesAll,
): Case[] {
  const met = new Set<string>();
  return cases.filter((one) => {
    const news = partsOf(one).filter((part) => !met.has(part));
    for (const part of news) met.add(part);
    return all || news.length > 0;
  });
}

/** Of cases that differ in data alone, each of that number by turns; with `ROUNDS=all` every case. */
export const oneIn = <Case>(number: number, cases: readonly Case[]): Case[] =>
  cases.filter((_, at) => takesAll || at % number === 0);
