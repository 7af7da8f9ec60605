import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { STOCK_SAMPLES, STOCK_SAMPLES_PATH } from '@inkreel/contract/stock-samples.ts';
import type { Person } from '../organisations/project-access.ts';
import type { StorageDeps } from '../storage/files.ts';
import { type InputFile, keepCopy } from '../storage/keep-copy.ts';

const FOLDER = new URL(`../../../web/public${STOCK_SAMPLES_PATH}`, import.meta.url);

/**
 * Turns a photograph that came with the product, named by its address in the stock, into a file of the
 * person's that tools can use. It is stored at its first use and found from then on.
 * @returns undefined for any other address
 * @throws AppError storage_full, too_many_uploads, storage_unavailable
 */
export async function keepShipped(
  deps: StorageDeps,
  person: Person,
  address: string,
): Promise<InputFile | undefined> {
  const path = URL.parse(address, 'http://localhost')?.pathname;
  const sample = STOCK_SAMPLES.find(({ file }) => path === `${STOCK_SAMPLES_PATH}${file}.webp`);
  if (!sample) return undefined;
  const bytes = await readFile(new URL(`${sample.file}.webp`, FOLDER));
  // Another version of the product may have another picture under the same name.
  const name = `${sample.file}-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}.webp`;
  return keepCopy(deps, person, { name, bytes, contentType: 'image/webp' });
}
