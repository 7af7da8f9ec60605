import { PLAN_TYPES, type PlanType, type Product } from '@inkreel/contract/api/orders.ts';
import type { Language, Site } from '@inkreel/contract/site.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Db, DbOrTx } from '../../db/connect.ts';
import { products } from './tables.ts';

type ProductRow = typeof products.$inferSelect;

/** What this site sells, in the order of the cards: by plan type, then as the operator put them. */
export async function listProducts(
  deps: { db: Db; site: Site },
  query: { limit: number },
  language: Language,
): Promise<Product[]> {
  const rows = await deps.db
    .select()
    .from(products)
    .where(and(eq(products.site, deps.site.id), eq(products.offered, true)))
    .orderBy(asc(products.position), asc(products.createdAt), asc(products.id));
  const sorted = PLAN_TYPES.flatMap((type) => rows.filter((row) => row.type === type));
  return sorted.slice(0, query.limit).map((row) => ({
    id: row.id,
    name: productName(row, language),
    price: row.price,
    currency: row.currency,
    point: row.points,
    valid_days: row.validDays,
    type: row.type as PlanType,
  }));
}

/** A product that can be bought on this site now. */
export async function findOffered(db: DbOrTx, site: Site['id'], id: string): Promise<ProductRow | undefined> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), eq(products.site, site), eq(products.offered, true)));
  return row;
}

export function productName(row: Pick<ProductRow, 'nameEn' | 'nameZh'>, language: Language): string {
  return language === 'zh' ? row.nameZh : row.nameEn;
}
