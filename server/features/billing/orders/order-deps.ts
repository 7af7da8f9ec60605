import type { Site } from '@inkreel/contract/site.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../clock.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import type { PaymentProvider, PaymentProviders } from '../pay/provider.ts';
import type { OrderRow } from './store.ts';

/** Dependencies of the order machine. */
export interface OrderDeps {
  db: Db;
  clock: Clock;
  site: Site;
  providers: PaymentProviders;
  /** The site's own address: return pages of payments must be on it. */
  publicUrl: string;
  /** Tells the buyer, in the transaction that credits the order. */
  announcePayment: (tx: Tx, order: OrderRow) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/**
 * The provider that takes the money of an order; undefined if the provider it was opened at is no longer set
 * up.
 */
export function providerOf(
  deps: Pick<OrderDeps, 'providers'>,
  order: Pick<OrderRow, 'payWay' | 'provider'>,
): PaymentProvider | undefined {
  const provider = deps.providers[order.payWay === 'paypal' ? 'paypal' : 'wechat'];
  return provider?.name === order.provider ? provider : undefined;
}
