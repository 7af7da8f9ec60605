/** JSON in which an integer beyond 2^53 is a string, as the specification wants (section 7). Such integers are BigInts here. */
export function toJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    // Only a BigInt (or a circle, which fails again) gets here: most answers are spared the slower way.
    if (!(error instanceof TypeError)) throw error;
    return JSON.stringify(value, (_key, each: unknown) => {
      if (typeof each !== 'bigint') return each;
      return Number.isSafeInteger(Number(each)) ? Number(each) : String(each);
    });
  }
}
