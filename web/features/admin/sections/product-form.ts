import type { adminProducts, adminUpdateProduct } from '@inkreel/contract/api/admin.ts';
import type { OutputOf, SentBodyOf } from '@inkreel/contract/api/endpoint.ts';
import type { PlanType } from '@inkreel/contract/api/orders.ts';
import { minorUnits, typedAmount, whole } from '../parts/numbers.ts';

type Product = OutputOf<typeof adminProducts>[number];
type Input = Omit<SentBodyOf<typeof adminUpdateProduct>, 'reason'>;

/** A product as the form holds it: numbers as they are typed. */
export interface ProductForm {
  type: PlanType;
  nameEn: string;
  nameZh: string;
  price: string;
  points: string;
  validDays: string;
  position: string;
  offered: boolean;
}
export type ProductMistake = 'nameEn' | 'nameZh' | 'price' | 'points' | 'validDays' | 'position';

/** The form of a product, or of a new one, hidden from buyers until it is offered. */
export function formOf(product: Product | undefined): ProductForm {
  return {
    type: product?.type ?? 'vip',
    nameEn: product?.name_en ?? '',
    nameZh: product?.name_zh ?? '',
    price: product ? typedAmount(product.price, product.currency) : '',
    points: String(product?.points ?? ''),
    validDays: String(product?.valid_days ?? 30),
    position: String(product?.position ?? 100),
    offered: product?.offered ?? false,
  };
}

/** The input for the server, within the limits of the contract, or the invalid fields. */
export function readForm(form: ProductForm, currency: string): { input?: Input; mistakes: ProductMistake[] } {
  const name_en = form.nameEn.trim();
  const name_zh = form.nameZh.trim();
  const price = minorUnits(form.price, currency);
  const points = whole(form.points, { from: 1, to: 10_000_000 });
  const valid_days = whole(form.validDays, { from: 1, to: 3660 });
  const position = whole(form.position, { from: 0, to: 1000 });
  const isName = (name: string) => name.length >= 1 && name.length <= 60;
  const mistakes: ProductMistake[] = [];
  if (!isName(name_en)) mistakes.push('nameEn');
  if (!isName(name_zh)) mistakes.push('nameZh');
  if (price === undefined) mistakes.push('price');
  if (points === undefined) mistakes.push('points');
  if (valid_days === undefined) mistakes.push('validDays');
  if (position === undefined) mistakes.push('position');
  if (mistakes.length > 0 || !price || !points || !valid_days || position === undefined) return { mistakes };
  const { type, offered } = form;
  return { mistakes, input: { type, name_en, name_zh, price, points, valid_days, position, offered } };
}
