import { addStock, searchStock } from '@inkreel/contract/api/stock.ts';
import type { Client } from '../lib/client.ts';
import type { VerbSubject } from './verb-subject.ts';

/** Maximum characters of a name in the stock, and maximum items on a page of it: those of its endpoints. */
const NAME_LENGTH = 120;
const PAGE = 100;

/** The name of a result in the stock: its prompt, cut between two words, or else the tool that made it. */
export function stockName({ prompt, result }: VerbSubject, toolName: string): string {
  const words = (prompt ?? '').replace(/\s+/gu, ' ').trim();
  if (words === '') return `${toolName} ${result.index + 1}`;
  if (words.length <= NAME_LENGTH) return words;
  // A surrogate pair is not cut in half.
  const cut = words.slice(0, NAME_LENGTH).replace(/[\uD800-\uDBFF]$/u, '');
  return cut.replace(/\s\S*$/u, '') || cut;
}

/**
 * Keeps a result in the stock, unless an item of that name has its file already.
 * @throws ApiError
 */
export async function keepInStock(
  call: Client['call'],
  subject: VerbSubject,
  name: string,
): Promise<'kept' | 'already'> {
  const [path = ''] = subject.result.file.url.split('?');
  const { items } = await call(searchStock, { query: { search: name, limit: PAGE } });
  if (items.some(({ file }) => file.path === path)) return 'already';
  await call(addStock, { body: { url: path, name } });
  return 'kept';
}
