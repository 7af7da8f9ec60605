/** JSON in which an integer beyond 2^53 is a string, as the specification wants (section 7). */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) => {
    if (typeof each === 'bigint') return Number.isSafeInteger(Number(each)) ? Number(each) : String(each);
    if (typeof each === 'number' && Number.isInteger(each) && !Number.isSafeInteger(each))
      return String(BigInt(each));
    return each;
  });
}
