import {
  addStock as addStockEndpoint,
  deleteStock as deleteStockEndpoint,
  listStock as listStockEndpoint,
  searchStock,
  systemStock,
  updateStock as updateStockEndpoint,
} from '@inkreel/contract/api/stock.ts';
import { type Route, route } from '../../http/route.ts';
import type { StorageDeps } from '../storage/files.ts';
import { addStock } from './add-stock.ts';
import { deleteStock, updateStock } from './change-stock.ts';
import { listStock, listSystemStock } from './list-stock.ts';

/** The stock: media that people keep at hand. */
export function stockRoutes(deps: StorageDeps): Route[] {
  return [
    route(listStockEndpoint, ({ user, query, language }) => listStock(deps, user, query, language)),
    route(searchStock, ({ user, query, language }) => listStock(deps, user, query, language)),
    route(addStockEndpoint, ({ user, body, language }) => addStock(deps, user, body, language)),
    route(updateStockEndpoint, ({ user, params, body, language }) =>
      updateStock(deps, user, params.id, body, language),
    ),
    route(deleteStockEndpoint, ({ user, params }) => deleteStock(deps, user, params.id)),
    route(systemStock, ({ query, language }) => listSystemStock(deps, query, language)),
  ];
}
