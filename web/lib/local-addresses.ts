import { FILE_PATH_PREFIX } from '@inkreel/contract/api/file-path.ts';
import { API_PREFIX } from '@inkreel/contract/api/index.ts';
import { STOCK_SAMPLES_PATH } from '@inkreel/contract/stock-samples.ts';

const OWN = [FILE_PATH_PREFIX, STOCK_SAMPLES_PATH, `${API_PREFIX}/storage/upload/`];
/** Names of addresses in answers. */
const NAMES = /(^|_)(url|urls|thumbnail|full_path|avatar)$|URL$|Url$/;

/**
 * An answer with the addresses of this product relative to the site's root. The server sends absolute ones, with the
 * origin that its operator set; the page may have been opened at another one, the only one that it may load from.
 */
export function withLocalAddresses<Value>(value: Value, name = ''): Value {
  if (typeof value === 'string') return (NAMES.test(name) ? localAddress(value) : value) as Value;
  if (Array.isArray(value)) return value.map((each: unknown) => withLocalAddresses(each, name)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withLocalAddresses(part as unknown, key)]),
  ) as Value;
}

function localAddress(text: string): string {
  const path = /^https?:\/\/[^/]+(\/.*)$/.exec(text)?.[1];
  return path !== undefined && OWN.some((prefix) => path.startsWith(prefix)) ? path : text;
}
