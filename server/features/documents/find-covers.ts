import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../db/connect.ts';
import { uploadedFileOf } from '../storage/addresses.ts';
import { findFiles } from '../storage/find-files.ts';
import type { DocumentDeps } from './document-deps.ts';

/**
 * URLs of small images that show what documents with parts contain, by the documents' ids: the cover that the head of a
 * film names, else the first shot, image or video in the order of the document. Documents without one are left out.
 */
export async function findCovers(
  deps: Pick<DocumentDeps, 'files' | 'clock'> & { db: DbOrTx },
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (documentIds.length === 0) return new Map();
  const { rows } = await deps.db.execute<{ document_id: string; file_id: string }>(sql`
    select distinct on (p.document_id) p.document_id, f.id as file_id
      from document_parts p
      left join document_parts above on above.document_id = p.document_id and above.id = p.part->>'parent'
     cross join lateral unnest(p.file_ids) with ordinality as used (id, place)
      join files f on f.id = used.id and f.deleted_at is null
     where p.document_id = any(${sql.param(documentIds)}::uuid[])
       and p.deleted is null
       and (f.kind = 'image' or f.thumbnail_key is not null)
     order by p.document_id,
              case when p.part->>'kind' = 'head' then 0
                   when p.part->>'kind' in ('shot', 'clip', 'image') then 1
                   else 2 end,
              (p.part->>'start')::numeric,
              above.part->>'index' collate "C", p.part->>'index' collate "C", used.place`);
  const files = await findFiles(
    deps.db,
    rows.map(({ file_id: id }) => id),
  );
  return new Map(
    rows.flatMap(({ document_id: id, file_id: fileId }) => {
      const file = files.get(fileId);
      if (!file) return [];
      const { thumbnail, full_path: whole } = uploadedFileOf(deps, file);
      return [[id, thumbnail ?? whole] as const];
    }),
  );
}
