import { FILE_PATH_PREFIX } from '@inkreel/contract/api/file-path.ts';
import { API_PREFIX } from '@inkreel/contract/api/index.ts';
import { STOCK_SAMPLES_PATH } from '@inkreel/contract/stock-samples.ts';

const OWN = [FILE_PATH_PREFIX, STOCK_SAMPLES_PATH, `${API_PREFIX}/storage/upload/`];
/** Names of addresses in answers. */
const NAMES = /(^|_)(url|urls|thumbnail|full_path|avatar)$|URL$|Url$/;

/**
 * An answer with the addresses of this product relative to the site's root. The server sends absolute ones, with the
 * origin that its operator set; the page may have been opened at another one, the only one that it may load from.
 * @param value just parsed: it is changed in place, since a copy of a long document takes longer than all that is read of it
 */
export function withLocalAddresses<Value>(value: Value, name = ''): Value {
  if (typeof value === 'string') return (NAMES.test(name) ? localAddress(value) : value) as Value;
  if (typeof value === 'object')
    for (const key in value) value[key] = withLocalAddresses(value[key], Array.isArray(value) ? name : key);
  return value;
}

function localAddress(text: string): string {
  const path = /^https?:\/\/[^/]+(\/.*)$/.exec(text)?.[1];
  return path !== undefined && OWN.some((prefix) => path.startsWith(prefix)) ? path : text;
}
