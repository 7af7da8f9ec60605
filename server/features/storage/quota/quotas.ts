import { EDITIONS, type Edition } from '@inkreel/contract/api/accounts.ts';
import { STORAGE_QUOTAS } from '@inkreel/contract/storage-quotas.ts';

/** What an organisation of each edition may store in total, and upload in quick succession, in bytes. */
export type Quotas = Readonly<Record<Edition, { readonly bytes: number; readonly hourlyBytes: number }>>;

const GIB = 1024 ** 3;
const ENTRY = /^\s*(\w+)\s*=\s*(\d{1,7}(?:\.\d{1,3})?)(?:\s*\/\s*(\d{1,7}(?:\.\d{1,3})?))?\s*$/;

/**
 * Reads the setting `STORAGE_QUOTAS`: `free=5,vip=100/20` gives free organisations 5 GiB, and those of the personal
 * plan 100 GiB of which 20 within an hour. Editions that are not named keep their default.
 * @returns undefined if the text is not valid
 */
export function readQuotas(text: string | undefined): Quotas | undefined {
  const quotas: Record<Edition, Quotas[Edition]> = { ...STORAGE_QUOTAS };
  if (text === undefined) return quotas;
  for (const entry of text.split(',')) {
    const [, name, total, hourly] = ENTRY.exec(entry) ?? [];
    const edition = EDITIONS.find((each) => each === name);
    if (edition === undefined || total === undefined) return undefined;
    const { hourlyBytes } = quotas[edition];
    quotas[edition] = {
      bytes: Math.round(Number(total) * GIB),
      hourlyBytes: hourly === undefined ? hourlyBytes : Math.round(Number(hourly) * GIB),
    };
  }
  return quotas;
}
