const GIB = 1024 ** 3;
/**
 * Not in the specification: what an organisation of each edition may store in total, and its upload rate: a
 * burst of this size, which refills over an hour. Bytes; operators change the first by `STORAGE_QUOTAS`. The
 * rate admits the largest video that may be uploaded.
 */
export const STORAGE_QUOTAS = {
  free: { bytes: 2 * GIB, hourlyBytes: 1 * GIB },
  vip: { bytes: 50 * GIB, hourlyBytes: 10 * GIB },
  team: { bytes: 200 * GIB, hourlyBytes: 20 * GIB },
  com: { bytes: 1024 * GIB, hourlyBytes: 100 * GIB },
} as const;
