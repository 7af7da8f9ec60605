import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import type { addStock as endpoint, StockItem } from '@inkreel/contract/api/stock.ts';
import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import type { Language } from '@inkreel/contract/site.ts';
import { v7 } from 'uuid';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { requireProject } from '../organisations/require-project.ts';
import type { StorageDeps } from '../storage/files.ts';
import { resolveInputFile } from '../storage/resolve-input-file.ts';
import { stockItemOf } from './item-record.ts';
import { keepShipped } from './keep-shipped.ts';
import { insertItem } from './store.ts';

/**
 * Saves a file that the person sees to the stock, under a unique name.
 * @throws AppError not_found for a file or project that the person does not see; forbidden for an offer to
 *   everyone by someone who is not an operator
 */
export async function addStock(
  deps: StorageDeps,
  person: Principal,
  asked: BodyOf<typeof endpoint>,
  language: Language,
): Promise<StockItem> {
  if (asked.public && !person.isOperator) throw new AppError('forbidden');
  if (asked.project_id !== undefined) await requireProject(deps, person, asked.project_id);
  const shipped = await keepShipped(deps, person, asked.url);
  const file = await resolveInputFile(deps, person, shipped ? FILE_PATH_PREFIX + shipped.key : asked.url);
  const item = {
    id: v7(),
    organisationId: person.organisationId,
    userId: person.userId,
    projectId: asked.project_id ?? null,
    fileId: file.id,
    name: asked.name,
    nameZh: asked.name_zh ?? null,
    tags: asked.tags,
    isPublic: asked.public,
    createdAt: deps.clock.now(),
  };
  await insertItem(deps.db, item);
  return stockItemOf(deps, { item, file }, language);
}
