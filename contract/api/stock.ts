import { z } from 'zod';
import { RUN_BYTES } from './body-bytes.ts';
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
  summary: 'List the library items of the current organisation that the user can see, newest first',
  auth: 'user',
  scope: 'files',
  query: z.object(listed),
  output: items,
});

export const searchStock = defineEndpoint({
  method: 'GET',
  path: '/org/stock/item/search',
  area: 'stock',
  summary: 'Search the library by name and tags, in either language; all words must match',
  auth: 'user',
  scope: 'files',
  query: z.object({ ...listed, search: safeText.max(200).default('') }),
  output: items,
});

export const addStock = defineEndpoint({
  method: 'POST',
  path: '/org/stock/item',
  area: 'stock',
  summary: "Save one of the user's files to the library; `public` offers it to everyone, for operators only",
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
  bodyBytes: RUN_BYTES,
});

export const updateStock = defineEndpoint({
  method: 'PUT',
  path: '/org/stock/item/{id}',
  area: 'stock',
  summary: 'Rename a library item, change its tags or move it to a project',
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
  summary: 'Remove an item from the library; other uses of its file are not affected',
  auth: 'user',
  scope: 'files',
  params: idParams,
  output: nothing,
});

export const systemStock = defineEndpoint({
  method: 'GET',
  path: '/cloud/request/system/stock/items',
  area: 'stock',
  summary:
    'List the items that the product and its operator offer to everyone; `search` works as in the library',
  auth: 'user',
  scope: 'files',
  query: z.object({ ...page, kind, search: safeText.max(200).optional() }),
  output: items,
});
