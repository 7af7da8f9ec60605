import type { adminProducts, adminUpdateProduct } from '@inkreel/contract/api/admin.ts';
import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { PlanType } from '@inkreel/contract/api/orders.ts';
import type { SiteId } from '@inkreel/contract/site.ts';
import { v7 } from 'uuid';
import { AppError } from '../../http/app-error.ts';
import { changeProduct, findProducts, insertProduct, type ProductRow } from '../billing/products.ts';
import type { AdminDeps, Operator } from './admin-deps.ts';
import { writeAudit } from './write-audit.ts';

type AdminProduct = OutputOf<typeof adminProducts>[number];
type ProductInput = BodyOf<typeof adminUpdateProduct>;
type Deps = Pick<AdminDeps, 'db' | 'site'>;

/** Every product of this site, offered or not, in the order of the cards. */
export async function listAllProducts({ db, site }: Deps): Promise<AdminProduct[]> {
  return (await findProducts(db, site.id)).map(toProduct);
}

/** Adds a product to this site, in the site's currency. */
export async function createProduct(
  { db, site }: Deps,
  operator: Operator,
  { reason, ...input }: ProductInput,
): Promise<AdminProduct> {
  return db.transaction(async (tx) => {
    const row = await insertProduct(tx, {
      ...columnsOf(input),
      id: v7(),
      site: site.id,
      currency: site.currency,
    });
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
 * Changes a product of this site. Existing orders keep the terms that they were sold under.
 * @throws AppError not_found
 */
export async function updateProduct(
  { db, site }: Deps,
  operator: Operator,
  id: string,
  { reason, ...input }: ProductInput,
): Promise<AdminProduct> {
  return db.transaction(async (tx) => {
    const changed = await changeProduct(tx, { id, site: site.id }, columnsOf(input));
    if (!changed) throw new AppError('not_found');
    const after = toProduct(changed.after);
    await writeAudit(tx, operator, {
      action: 'product.update',
      subject: 'product',
      subjectId: id,
      reason,
      details: { before: toProduct(changed.before), after },
    });
    return after;
  });
}

function columnsOf({ name_en, name_zh, valid_days, ...same }: Omit<ProductInput, 'reason'>) {
  return { ...same, nameEn: name_en, nameZh: name_zh, validDays: valid_days };
}

function toProduct(row: ProductRow): AdminProduct {
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
