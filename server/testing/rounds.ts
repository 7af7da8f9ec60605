/**
 * Extent of suites that have many similar cases or repeat themselves. By default they run the cases that differ in
 * mechanism, and repeat little. `ROUNDS=<number>` repeats that often; `ROUNDS=all` runs every case and repeats a lot.
 */
const wanted = process.env['ROUNDS'];

/** Chooses what differs from run to run; `SEED=<number>` repeats a run. A whole number below 2^31. */
export const SEED = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));

/** Whether every case is run. */
export const takesAll = wanted === 'all';

/** Whether more than the default was requested. */
export const isLongRun = wanted !== undefined;

/**
 * How often a suite repeats itself.
 * @param most if every case is run
 */
export function roundsOf({ usual, most }: { usual: number; most: number }): number {
  if (wanted === undefined) return usual;
  if (takesAll) return most;
  const rounds = Number(wanted);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`ROUNDS is ${wanted}: a number or "all"`);
  return rounds;
}

/**
 * Of cases that share most of their mechanism, those with a part that no earlier one has, so that each part is covered
 * once; with `ROUNDS=all` every case.
 *
 * @param partsOf names of the parts of a case
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

/** Of cases that differ only in data, every `number`-th; with `ROUNDS=all` every case. */
export const oneIn = <Case>(number: number, cases: readonly Case[]): Case[] =>
  cases.filter((_, at) => takesAll || at % number === 0);

/** Of cases that differ only in data, one that the seed chooses; with `ROUNDS=all` every case. */
export const oneBySeed = <Case>(cases: readonly Case[]): Case[] =>
  cases.filter((_, at) => takesAll || at === SEED % cases.length);
