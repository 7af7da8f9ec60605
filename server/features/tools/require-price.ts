import type { Quote } from '@inkreel/contract/pricing.ts';
import { AppError } from '../../http/app-error.ts';

/** @throws AppError price_changed if the caller was shown another price */
export function requirePrice({ points }: Quote, expected: number | undefined): void {
  if (expected !== undefined && expected !== points)
    throw new AppError('price_changed', { data: { points } });
}
