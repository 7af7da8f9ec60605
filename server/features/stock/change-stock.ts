import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import type { updateStock as endpoint, StockItem } from '@inkreel/contract/api/stock.ts';
import type { Language } from '@inkreel/contract/site.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { requireProject } from '../organisations/require-project.ts';
import { discardLeftOvers } from '../storage/discard-files.ts';
import type { StorageDeps } from '../storage/files.ts';
import { stockItemOf } from './item-record.ts';
import { changeItem, deleteItem, findItem } from './store.ts';

/**
 * Renames an item, changes its tags or moves it to a project.
 * @throws AppError not_found for an item or project that the person does not see; invalid_input if nothing is to be
 * changed
 */
export async function updateStock(
  deps: StorageDeps,
  person: Principal,
  id: string,
  wish: BodyOf<typeof endpoint>,
  language: Language,
): Promise<StockItem> {
  if (wish.project_id !== undefined) await requireProject(deps, person, wish.project_id);
  const change = {
    ...(wish.name === undefined ? {} : { name: wish.name }),
    ...(wish.name_zh === undefined ? {} : { nameZh: wish.name_zh }),
    ...(wish.tags === undefined ? {} : { tags: wish.tags }),
    ...(wish.project_id === undefined ? {} : { projectId: wish.project_id }),
  };
  if (Object.keys(change).length === 0) throw new AppError('invalid_input');
  const changed = await changeItem(deps.db, person, id, change);
  const row = changed ? await findItem(deps.db, person, id) : undefined;
  if (!row) throw new AppError('not_found');
  return stockItemOf(deps, row, language);
}

/**
 * Removes an item from the stock. An upload stays among its owner's files; the file of a result that was
 * deleted since goes with the item.
 * @throws AppError not_found for an item that the person does not see
 */
export async function deleteStock(deps: StorageDeps, person: Principal, id: string): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const fileId = await deleteItem(tx, person, id);
    if (fileId === undefined) throw new AppError('not_found');
    await discardLeftOvers(tx, [fileId]);
  });
  return null;
}
