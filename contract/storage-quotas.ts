const GIB = 1024 ** 3;
/**
 * Not in the specification: what an organisation of each edition may store in all, and what it may upload in quick
 * succession: as much at once, then as much evenly over each hour. Bytes; operators change the first by
 * `STORAGE_QUOTAS`. The hourly one takes the largest video that an upload may be.
 */
export const STORAGE_QUOTAS = {
  free: { bytes: 2 * GIB, hourlyBytes: 1 * GIB },
  vip: { bytes: 50 * GIB, hourlyBytes: 10 * GIB },
  team: { bytes: 200 * GIB, hourlyBytes: 20 * GIB },
  com: { bytes: 1024 * GIB, hourlyBytes: 100 * GIB },
} as const;
