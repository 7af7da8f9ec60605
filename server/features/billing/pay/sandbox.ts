import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { sandboxPayments } from '../tables.ts';
import type { NoticeRequest, PayableOrder, PaymentEvent, PaymentProvider } from './provider.ts';

export interface SandboxDeps {
  db: Db;
  /** Address of this site, where the wallet's page is. */
  publicUrl: string;
  /** The installation's secret: signs the wallet's notices. */
  secret: Buffer;
}

type Payment = typeof sandboxPayments.$inferSelect;

const SIGNATURE_HEADER = 'inkreel-sandbox-signature';

const noticeBody = z.object({ notice_id: z.string(), order_id: z.string(), fact: z.unknown() });
const noticedFact = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('approved') }),
  z.object({ kind: z.literal('paid'), paymentId: z.string(), amount: z.int(), currency: z.string() }),
  z.object({ kind: z.literal('closed') }),
]);

/**
 * The test wallet that is used if no merchant keys are set (decisions, Payment providers): a page of this
 * product on which a phone or a second tab approves or refuses. It keeps separate books, as a real provider
 * does.
 *
 * @param way the provider it simulates: with PayPal an approval moves no money until the capture
 */
export function createSandbox(deps: SandboxDeps, way: 'wechat' | 'paypal'): PaymentProvider {
  const { db } = deps;
  const captures = way === 'paypal';
  const ask = async (order: PayableOrder) => factOf(await findByOrder(db, order.id));
  return {
    name: 'sandbox',
    open: async (order) => {
      const { id: orderId, amount, currency, title } = order;
      const token = randomBytes(24).toString('base64url');
      await db
        .insert(sandboxPayments)
        .values({ token, orderId, amount, currency, title, captures })
        .onConflictDoNothing();
      const payment = await findByOrder(db, orderId);
      if (!payment) throw new AppError('payment_unavailable');
      const page = `${deps.publicUrl.replace(/\/+$/, '')}/sandbox/pay/${payment.token}`;
      return { providerOrderId: sandboxOrderId(payment), codeUrl: page, link: page };
    },
    ask,
    ...(captures
      ? {
          capture: async (order: PayableOrder) => {
            const moved = await move(db, order.id, ['approved'], 'paid');
            const fact = factOf(moved ?? (await findByOrder(db, order.id)));
            if (fact.kind === 'waiting' || fact.kind === 'closed') throw new AppError('payment_failed');
            return fact;
          },
        }
      : {}),
    close: async (order) => {
      const moved = await move(db, order.id, ['waiting', 'approved'], 'closed');
      const payment = moved ?? (await findByOrder(db, order.id));
      return payment ? factOf(payment) : { kind: 'closed' };
    },
    refund: async (order) => {
      const moved = await move(db, order.id, ['paid'], 'refunded');
      const fact = factOf(moved ?? (await findByOrder(db, order.id)));
      if (fact.kind !== 'refunded') throw new AppError('payment_failed');
      return fact;
    },
    readNotice: async ({ headers, body }) => {
      const signature = Buffer.from(headers[SIGNATURE_HEADER] ?? '', 'base64url');
      const expected = sign(deps.secret, body);
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) {
        throw new AppError('payment_notice_invalid');
      }
      const notice = noticeBody.parse(JSON.parse(body.toString('utf8')));
      const fact = noticedFact.parse(notice.fact);
      return {
        noticeId: notice.notice_id,
        kind: fact.kind,
        orderId: notice.order_id,
        providerOrderId: undefined,
        fact,
        body: notice,
      };
    },
    answerNotice: (accepted) => ({ status: accepted ? 200 : 400, body: { accepted } }),
  };
}

/** The payment that a page shows. */
export async function findSandboxPayment(db: Db, token: string): Promise<Payment | undefined> {
  const [payment] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.token, token));
  return payment;
}

/** The number that the popup reports, as with PayPal; null for a wallet that has none. */
export function sandboxOrderId(payment: Pick<Payment, 'token' | 'captures'>): string | null {
  if (!payment.captures) return null;
  return `SANDBOX-${createHash('sha256').update(payment.token).digest('hex').slice(0, 24).toUpperCase()}`;
}

/**
 * Writes the person's answer into the wallet's books. The same answer again changes nothing.
 * @returns the notice that the wallet sends about it
 * @throws AppError not_found; order_not_open if the payment is over
 */
export async function answerSandbox(
  deps: Pick<SandboxDeps, 'db' | 'secret'>,
  token: string,
  answer: 'approve' | 'refuse',
): Promise<{ way: 'wechat' | 'paypal'; request: NoticeRequest }> {
  const payment = await findSandboxPayment(deps.db, token);
  if (!payment) throw new AppError('not_found');
  const approved = payment.captures ? 'approved' : 'paid';
  const wanted = answer === 'refuse' ? 'refused' : approved;
  // An approval may be withdrawn until the capture.
  const moved = await move(deps.db, payment.orderId, ['waiting', 'approved', wanted], wanted);
  if (!moved) throw new AppError('order_not_open');
  const notice = { notice_id: randomUUID(), order_id: payment.orderId, fact: factOf(moved) };
  const body = Buffer.from(JSON.stringify(notice));
  const headers = { [SIGNATURE_HEADER]: sign(deps.secret, body).toString('base64url') };
  return { way: payment.captures ? 'paypal' : 'wechat', request: { headers, body } };
}

async function findByOrder(db: Db, orderId: string): Promise<Payment | undefined> {
  const [payment] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.orderId, orderId));
  return payment;
}

/** Changes a payment's state, unless it is in another one by now. */
async function move(db: Db, orderId: string, from: string[], to: string): Promise<Payment | undefined> {
  const [payment] = await db
    .update(sandboxPayments)
    .set({ state: sql`${to}` })
    .where(and(eq(sandboxPayments.orderId, orderId), inArray(sandboxPayments.state, from)))
    .returning();
  return payment;
}

function factOf(payment: Payment | undefined): PaymentEvent {
  if (!payment) return { kind: 'waiting' };
  const { amount, currency } = payment;
  switch (payment.state) {
    case 'approved':
      return { kind: 'approved' };
    case 'paid':
      return { kind: 'paid', paymentId: `sandbox-${payment.orderId}`, amount, currency };
    case 'refused':
    case 'closed':
      return { kind: 'closed' };
    case 'refunded':
      return { kind: 'refunded', amount, currency };
    default:
      return { kind: 'waiting' };
  }
}

function sign(secret: Buffer, body: Buffer): Buffer {
  return createHmac('sha256', secret).update('sandbox notice\n').update(body).digest();
}
