import type { StockItem } from '@inkreel/contract/api/stock.ts';
import type { Language } from '@inkreel/contract/site.ts';
import { uploadedFileOf } from '../storage/addresses.ts';
import type { StorageDeps } from '../storage/files.ts';
import type { StockRow } from './store.ts';

/** An item as the contract describes it, with its name in the language. */
export function stockItemOf(
  deps: Pick<StorageDeps, 'files' | 'clock'>,
  { item, file }: StockRow,
  language: Language,
): StockItem {
  const { id: _, ...about } = uploadedFileOf(deps, file);
  return {
    id: item.id,
    name: language === 'zh' ? (item.nameZh ?? item.name) : item.name,
    tags: item.tags,
    kind: about.kind,
    file: about,
    project_id: item.projectId,
    public: item.isPublic,
    created_at: item.createdAt.toISOString(),
  };
}
