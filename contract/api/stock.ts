import { z } from 'zod';
import { id, idParams, instant, nothing, page, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { mediaKind } from './media.ts';
import { uploadedFile } from './storage.ts';

const stockItem = z.object({
  id,
  /** In the language of the request, if the item has a name in it. */
  name: z.string(),
  tags: z.array(z.string()),
  kind: mediaKind,
  file: uploadedFile.omit({ id: true }),
  project_id: id.nullable(),
  /** Offered by the operator to everyone. */
  public: z.boolean(),
  /** Null for items that ship with the product. */
  created_at: instant.nullable(),
});
export type StockItem = z.output<typeof stockItem>;

const items = z.object({ items: z.array(stockItem), next: id.nullable() });
const kind = mediaKind.optional();
const listed = { ...page, kind, project_id: id.optional() };

const name = safeText.trim().min(1).max(120);
const tags = z.array(safeText.trim().min(1).max(40)).max(30);

export const listStock = defineEndpoint({
  method: 'GET',
  path: '/org/stock/items',
  area: 'stock',
  summary: 'Stock items of the current organisation that the user sees, newest first',
  auth: 'user',
  scope: 'files',
  query: z.object(listed),
  output: items,
});

export const searchStock = defineEndpoint({
  method: 'GET',
  path: '/org/stock/item/search',
  area: 'stock',
  summary: 'Those of them whose names and tags, in either language, have all words of the search',
  auth: 'user',
  scope: 'files',
  query: z.object({ ...listed, search: safeText.max(200).default('') }),
  output: items,
});

export const addStock = defineEndpoint({
  method: 'POST',
  path: '/org/stock/item',
  area: 'stock',
  summary: 'Keep one of the own files in the stock; `public` offers it to everybody, for operators only',
  auth: 'user',
  scope: 'files',
  body: z.strictObject({
    /** Address of a file of this product. */
    url: safeText.min(1).max(2000),
    name,
    name_zh: name.optional(),
    tags: tags.default([]),
    project_id: id.optional(),
    public: z.boolean().default(false),
  }),
  output: stockItem,
  errors: ['forbidden'],
});

export const updateStock = defineEndpoint({
  method: 'PUT',
  path: '/org/stock/item/{id}',
  area: 'stock',
  summary: 'Rename a stock item, change its tags or move it to a project',
  auth: 'user',
  scope: 'files',
  params: idParams,
  body: z.strictObject({
    name: name.optional(),
    name_zh: name.nullable().optional(),
    tags: tags.optional(),
    project_id: id.optional(),
  }),
  output: stockItem,
});

export const deleteStock = defineEndpoint({
  method: 'DELETE',
  path: '/org/stock/item/{id}',
  area: 'stock',
  summary: 'Take an item out of the stock; the file stays where else it is used',
  auth: 'user',
  scope: 'files',
  params: idParams,
  output: nothing,
});

export const systemStock = defineEndpoint({
  method: 'GET',
  path: '/cloud/request/system/stock/items',
  area: 'stock',
  summary: 'What the product and its operator offer to everybody; `search` as in the own stock',
  auth: 'user',
  scope: 'files',
  query: z.object({ ...page, kind, search: safeText.max(200).optional() }),
  output: items,
});
