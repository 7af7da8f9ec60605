import { PLAN_TYPES, type PlanType, type Product } from '@inkreel/contract/api/orders.ts';
import type { Language, Site } from '@inkreel/contract/site.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../../db/connect.ts';
import { products } from './tables.ts';

export type ProductRow = typeof products.$inferSelect;

/** What this site sells, in the order of the cards: by plan type, then by the operator's order. */
export async function listProducts(
  deps: { db: Db; site: Site },
  query: { limit: number },
  language: Language,
): Promise<Product[]> {
  const offered = (await findProducts(deps.db, deps.site.id)).filter((row) => row.offered);
  const sorted = PLAN_TYPES.flatMap((type) => offered.filter((row) => row.type === type));
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

/** Every product of a site, offered or not, in the order of the cards. */
export async function findProducts(db: DbOrTx, site: Site['id']): Promise<ProductRow[]> {
  return db
    .select()
    .from(products)
    .where(eq(products.site, site))
    .orderBy(asc(products.position), asc(products.createdAt), asc(products.id));
}

export async function insertProduct(tx: Tx, product: typeof products.$inferInsert): Promise<ProductRow> {
  const [row] = await tx.insert(products).values(product).returning();
  if (!row) throw new Error('an insert answers with its row');
  return row;
}

/**
 * Changes a product of a site; existing orders keep the terms that they were sold under.
 * @returns the product before and after; undefined if the site has no such product
 */
export async function changeProduct(
  tx: Tx,
  { id, site }: Pick<ProductRow, 'id' | 'site'>,
  change: Omit<typeof products.$inferInsert, 'id' | 'site' | 'currency'>,
): Promise<{ before: ProductRow; after: ProductRow } | undefined> {
  const here = and(eq(products.id, id), eq(products.site, site));
  const [before] = await tx.select().from(products).where(here).for('update');
  const [after] = await tx.update(products).set(change).where(here).returning();
  return before && after && { before, after };
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
