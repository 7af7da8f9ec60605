interface Changed {
  field: string;
  before: unknown;
  after: unknown;
  /** Set for an amount of money, which is in minor units. */
  currency?: string;
}

/**
 * What differs between `before` and `after` in the details of a line of the audit log; nothing if one of them is
 * missing, as for something new.
 */
export function changesIn(details: Record<string, unknown> | null): Changed[] {
  const before = details?.['before'];
  const after = details?.['after'];
  if (!isRecord(before) || !isRecord(after)) return [];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .filter((field) => field in before && field in after && before[field] !== after[field])
    .map((field) => {
      const change = { field, before: before[field], after: after[field] };
      const currency = after['currency'];
      return field === 'price' && typeof currency === 'string' ? { ...change, currency } : change;
    });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
