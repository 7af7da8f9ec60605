import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import type {
  listStock as endpoint,
  StockItem,
  searchStock,
  systemStock,
} from '@inkreel/contract/api/stock.ts';
import type { Language } from '@inkreel/contract/site.ts';
import type { Principal } from '../../http/principal.ts';
import type { StorageDeps } from '../storage/files.ts';
import { stockItemOf } from './item-record.ts';
import { shippedItems } from './shipped-items.ts';
import { findPublicItems, findSeenItems, type StockPage } from './store.ts';

type Page = OutputOf<typeof endpoint>;

/** Items of the current organisation that the person sees, newest first; with `search`, those that match it. */
export async function listStock(
  deps: StorageDeps,
  person: Principal,
  asked: QueryOf<typeof endpoint> | QueryOf<typeof searchStock>,
  language: Language,
): Promise<Page> {
  return pageOf(deps, await findSeenItems(deps.db, person, asked), language);
}

/**
 * Items for everyone: the photographs that came with the product, all on the first page, then what operators
 * added, newest first.
 */
export async function listSystemStock(
  deps: StorageDeps,
  asked: QueryOf<typeof systemStock>,
  language: Language,
): Promise<Page> {
  const { items, next } = pageOf(deps, await findPublicItems(deps.db, asked), language);
  const shipped: StockItem[] = asked.before === undefined ? shippedItems(asked, language) : [];
  return { items: [...shipped, ...items], next };
}

function pageOf(deps: StorageDeps, { rows, next }: StockPage, language: Language): Page {
  return { items: rows.map((row) => stockItemOf(deps, row, language)), next };
}
