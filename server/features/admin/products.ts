import type { adminProducts, adminUpdateProduct } from '@inkreel/contract/api/admin.ts';
import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { PlanType } from '@inkreel/contract/api/orders.ts';
import type { SiteId } from '@inkreel/contract/site.ts';
import { and, asc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { AppError } from '../../http/app-error.ts';
import { products } from '../billing/tables.ts';
import type { AdminDeps, Operator } from './admin-deps.ts';
import { writeAudit } from './write-audit.ts';

type AdminProduct = OutputOf<typeof adminProducts>[number];
type ProductInput = BodyOf<typeof adminUpdateProduct>;
type Deps = Pick<AdminDeps, 'db' | 'site'>;

/** Every product of this site, offered or not, in the order of the cards. */
export async function listAllProducts({ db, site }: Deps): Promise<AdminProduct[]> {
  const rows = await db
    .select()
    .from(products)
    .where(eq(products.site, site.id))
    .orderBy(asc(products.position), asc(products.createdAt), asc(products.id));
  return rows.map(toProduct);
}

/** Adds a product to this site, in the site's currency. */
export async function createProduct(
  { db, site }: Deps,
  operator: Operator,
  { reason, ...input }: ProductInput,
): Promise<AdminProduct> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(products)
      .values({ ...columnsOf(input), id: v7(), site: site.id, currency: site.currency })
      .returning();
    if (!row) throw new Error('an insert answers with its row');
    const after = toProduct(row);
    await writeAudit(tx, operator, {
      action: 'product.create',
      subject: 'product',
      subjectId: row.id,
      reason,
      details: { after },
    });
    return after;
  });
}

/**
 * Changes a product of this site. Orders that exist keep what they were sold as.
 * @throws AppError not_found
 */
export async function updateProduct(
  { db, site }: Deps,
  operator: Operator,
  id: string,
  { reason, ...input }: ProductInput,
): Promise<AdminProduct> {
  return db.transaction(async (tx) => {
    const here = and(eq(products.id, id), eq(products.site, site.id));
    const [before] = await tx.select().from(products).where(here).for('update');
    const [row] = await tx.update(products).set(columnsOf(input)).where(here).returning();
    if (!before || !row) throw new AppError('not_found');
    const after = toProduct(row);
    await writeAudit(tx, operator, {
      action: 'product.update',
      subject: 'product',
      subjectId: id,
      reason,
      details: { before: toProduct(before), after },
    });
    return after;
  });
}

function columnsOf({ name_en, name_zh, valid_days, ...same }: Omit<ProductInput, 'reason'>) {
  return { ...same, nameEn: name_en, nameZh: name_zh, validDays: valid_days };
}

function toProduct(row: typeof products.$inferSelect): AdminProduct {
  return {
    id: row.id,
    site: row.site as SiteId,
    type: row.type as PlanType,
    name_en: row.nameEn,
    name_zh: row.nameZh,
    price: row.price,
    currency: row.currency,
    points: row.points,
    valid_days: row.validDays,
    position: row.position,
    offered: row.offered,
  };
}
