import { setTimeout as pause } from 'node:timers/promises';
import type { Order, PlanType, Product } from '@inkreel/contract/api/orders.ts';
import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { Random } from '../../server/testing/random.ts';
import type { Crowd } from './chaos-load.ts';

/** The outcome of an order; `pay and leave` is left to reconciliation. */
const ENDINGS = ['pay', 'pay', 'pay and leave', 'refuse', 'cancel', 'pay and cancel', 'refund'] as const;
type Ending = (typeof ENDINGS)[number];

const ORDER = '/cloud/request/system/org/order';
const POLL_MS = 500;
const PATIENCE_MS = 120_000;

/**
 * Tokens of the buyer and of the operator who refunds; and a wallet that pays an order without notifying
 * the product.
 */
interface People {
  buyer: string;
  operator: string;
  payUnnoticed: (orderId: string) => Promise<void>;
}

/** A buyer with the sandbox wallet, in both ways to pay, who resends unanswered calls. */
export class Shopper {
  readonly crowd: Crowd;
  readonly people: People;
  readonly round: string;
  readonly random: Random;

  constructor(crowd: Crowd, people: People, round: string, random: Random) {
    this.crowd = crowd;
    this.people = people;
    this.round = round;
    this.random = random;
  }

  /** A random product for a random number of persons, with a random outcome. */
  async buyAnything(): Promise<void> {
    const [type, persons] = this.random.one<[PlanType, number]>([
      ['vip', 1],
      ['team', 3],
      ['com', 6],
    ]);
    const order = await this.order('other', type, persons);
    if (order) await this.end(order, this.random.one(ENDINGS));
  }

  /**
   * Orders by one way to pay or the other, sometimes twice with the same key.
   * @returns undefined if it was refused for a reason
   */
  async order(name: string, type: PlanType, persons: number): Promise<Order | undefined> {
    const key = `${this.round}/${name}`;
    const { data: products } = await this.crowd.ask<Product[]>('GET', '/open/system/version/products', {});
    const product = this.random.one(products.filter((each) => each.type === type));
    const isPopup = this.random.fraction() < 0.5;
    const page = `${this.crowd.url}/popup/payment`;
    const body = {
      product_id: product.id,
      total: persons,
      ...(isPopup ? { return_url: page, cancel_url: page } : {}),
    };
    const path = isPopup ? `${ORDER}/paypal` : `${ORDER}/wechat/native`;
    const options = { token: this.people.buyer, key, body };
    const answers = await Promise.all(
      Array.from({ length: this.random.whole(1, 2) }, () =>
        // The plan or the members may have grown at the same time.
        this.crowd.ask<Order>('POST', path, options, ['lower_plan_refused', 'count_out_of_range']),
      ),
    );
    const made = answers.flatMap(({ code, data }) => (code === 0 ? [data] : []));
    for (const { id } of made) this.crowd.ordered.push({ key, id });
    return made[0];
  }

  async end(order: Order, ending: Ending): Promise<void> {
    if (ending === 'refuse') return void (await this.answerWallet(order, 'refuse'));
    if (ending === 'cancel') return this.cancel(order);
    if (ending === 'pay and cancel') {
      await Promise.all([this.answerWallet(order, 'approve', ['order_not_open']), this.cancel(order)]);
      return;
    }
    if (ending === 'pay and leave') return this.people.payUnnoticed(order.id);
    // Approved before and captured by now, if the first answer was lost.
    await this.answerWallet(order, 'approve', ['order_not_open']);
    if (order.paypal_order_id !== null && this.random.fraction() < 0.7) await this.capture(order);
    await this.untilPaid(order);
    if (ending === 'refund') await this.refund(order);
  }

  /** The operator refunds it, sometimes with a double click. */
  async refund({ id }: Order): Promise<void> {
    const options = { token: this.people.operator, body: { reason: 'asked for it' } };
    await Promise.all(
      Array.from({ length: this.random.whole(1, 2) }, () =>
        this.crowd.ask('POST', `/admin/orders/${id}/refund`, options, ['order_not_refundable']),
      ),
    );
  }

  private async capture({ id, paypal_order_id }: Order): Promise<void> {
    const options = { token: this.people.buyer, body: { id, paypal_order_id } };
    await this.crowd.ask('POST', `${ORDER}/paypal/capture`, options);
  }

  private async cancel({ id }: Order): Promise<void> {
    await this.crowd.ask('POST', `${ORDER}/${id}/cancel`, { token: this.people.buyer });
  }

  private async answerWallet(
    order: Order,
    answer: 'approve' | 'refuse',
    fine: ErrorCode[] = [],
  ): Promise<void> {
    const wallet = (order.code_url ?? order.link)?.split('/').at(-1);
    await this.crowd.ask('POST', `/open/sandbox/payment/${wallet}`, { body: { answer } }, fine);
  }

  /** Polls until it is paid, as the dialog does. */
  private async untilPaid({ id }: Order): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (Date.now() < end) {
      const { data } = await this.crowd.ask<Order>('GET', `${ORDER}/${id}`, { token: this.people.buyer });
      if (data.status === 1) return;
      await pause(POLL_MS);
    }
    this.crowd.surprises.push(`order ${id} was approved and is not paid after ${PATIENCE_MS / 1000} s`);
  }
}
