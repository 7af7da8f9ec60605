/**
 * JSON in which an integer beyond 2^53 is a string, as the specification requires (section 7). Such integers are
 * BigInts here.
 */
export function toJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    // Reached only with a BigInt (or a cycle, which fails again), so most answers avoid the slower path.
    if (!(error instanceof TypeError)) throw error;
    return JSON.stringify(value, (_key, each: unknown) => {
      if (typeof each !== 'bigint') return each;
      return Number.isSafeInteger(Number(each)) ? Number(each) : String(each);
    });
  }
}
