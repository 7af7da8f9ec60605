import { type KeyObject, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { notGenuine, type ProviderDeps, parseJson } from '../call-provider.ts';
import type { NoticeRequest, PaymentEvent, PaymentNotice } from '../provider.ts';
import type { PaypalClient } from './client.ts';
import { readAmount } from './facts.ts';
import { paypalMoney } from './money.ts';
import type { PaypalSettings } from './read-settings.ts';

/** PayPal sends a notification up to 25 times over three days, all with the time of the first. */
const OLDEST_MS = 4 * 24 * 3600 * 1000;
const CLOCK_DIFFERENCE_MS = 5 * 60 * 1000;

const payee = z.object({ merchant_id: z.string().optional() });
const text = z.string().optional();

/** Fields of the events of interest; each event has some of them (Webhooks, event names; Disputes v1). */
const event = z.object({
  id: z.string().min(1).max(64),
  event_type: z.string().max(100),
  resource_type: text,
  create_time: text,
  resource: z.object({
    id: text,
    status: text,
    order_id: text,
    amount: paypalMoney.optional(),
    custom_id: text,
    payee: payee.optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: text, capture_id: text }).optional() })
      .optional(),
    seller_payable_breakdown: z.object({ total_refunded_amount: paypalMoney.optional() }).optional(),
    purchase_units: z.array(z.object({ custom_id: text, payee: payee.optional() })).optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
    dispute_id: text,
    dispute_outcome: z.object({ outcome_code: text }).optional(),
    disputed_transactions: z
      .array(z.object({ seller_transaction_id: text, custom: text, seller: payee.optional() }))
      .optional(),
  }),
});
type Resource = z.output<typeof event>['resource'];

const capturedPayment = z.object({
  custom_id: text,
  supplementary_data: z.object({ related_ids: z.object({ order_id: text }).optional() }).optional(),
});

interface NoticeReader {
  settings: PaypalSettings;
  deps: ProviderDeps;
  call: PaypalClient;
  readKey(address: string): Promise<KeyObject>;
}

/**
 * Reads a webhook of PayPal; the signature is checked here, without asking PayPal (Webhooks, integration, self
 * verification).
 * @throws AppError payment_notice_invalid if it is forged, altered, for another webhook or another merchant's
 */
export async function readPaypalNotice(reader: NoticeReader, request: NoticeRequest): Promise<PaymentNotice> {
  await checkSignature(reader, request);
  const notice = event.safeParse(parseJson(request.body)).data;
  if (notice === undefined) throw notGenuine('It has another form');
  const { resource, event_type: kind } = notice;
  checkMerchant(resource, reader.settings.merchantId);
  const fact = readFact(kind, resource);
  const { captureId, ...named } = readOrder(kind, resource);
  const unnamed = fact !== undefined && (named.orderId ?? named.providerOrderId) === undefined;
  const { orderId, providerOrderId } =
    unnamed && captureId !== undefined ? await orderOfCapture(reader.call, captureId) : named;
  // Only the fields above: the buyer's identity and address stay with PayPal.
  return { noticeId: notice.id, kind, orderId: ourId(orderId), providerOrderId, fact, body: notice };
}

async function checkSignature(
  { settings, deps, readKey }: NoticeReader,
  { headers, body }: NoticeRequest,
): Promise<void> {
  const transmissionId = headers['paypal-transmission-id'];
  const time = headers['paypal-transmission-time'];
  const signature = headers['paypal-transmission-sig'];
  const address = headers['paypal-cert-url'];
  if (
    transmissionId === undefined ||
    time === undefined ||
    signature === undefined ||
    address === undefined ||
    headers['paypal-auth-algo'] !== 'SHA256withRSA'
  ) {
    throw notGenuine('It is not signed');
  }
  const age = deps.clock.now().getTime() - Date.parse(time);
  if (!(age > -CLOCK_DIFFERENCE_MS && age < OLDEST_MS)) {
    deps.log.warn({ provider: 'paypal' }, 'A notification is of another time than this clock says');
    throw notGenuine('It is of another time');
  }
  const key = await readKey(address);
  const message = `${transmissionId}|${time}|${settings.webhookId}|${crc32(body)}`;
  if (!verify('sha256', Buffer.from(message), key, Buffer.from(signature, 'base64'))) {
    throw notGenuine('The signature is wrong');
  }
}

function checkMerchant(resource: Resource, merchantId: string | undefined): void {
  const named = [
    resource.payee,
    resource.purchase_units?.[0]?.payee,
    resource.disputed_transactions?.[0]?.seller,
  ].flatMap((found) => found?.merchant_id ?? []);
  if (merchantId !== undefined && named.some((found) => found !== merchantId)) {
    throw notGenuine('Another merchant');
  }
}

function readFact(kind: string, resource: Resource): PaymentEvent | undefined {
  switch (kind) {
    case 'CHECKOUT.ORDER.APPROVED':
      return { kind: 'approved' };
    case 'CHECKOUT.PAYMENT-APPROVAL.REVERSED':
    case 'PAYMENT.CAPTURE.DENIED':
      return { kind: 'closed' };
    case 'PAYMENT.CAPTURE.COMPLETED':
      if (resource.id === undefined || resource.amount === undefined) throw notGenuine('It has no amount');
      return { kind: 'paid', paymentId: resource.id, ...readAmount(resource.amount) };
    case 'PAYMENT.CAPTURE.REFUNDED': {
      // In several parts: what came back so far.
      const amount = resource.seller_payable_breakdown?.total_refunded_amount ?? resource.amount;
      if (amount === undefined) throw notGenuine('It has no amount');
      return { kind: 'refunded', ...readAmount(amount) };
    }
    case 'PAYMENT.CAPTURE.REVERSED':
      return { kind: 'charged_back' };
    case 'CUSTOMER.DISPUTE.RESOLVED':
      return resource.dispute_outcome?.outcome_code === 'RESOLVED_BUYER_FAVOUR'
        ? { kind: 'charged_back' }
        : undefined;
    default:
      return undefined;
  }
}

interface NamedOrder {
  orderId: string | undefined;
  providerOrderId: string | undefined;
}

function readOrder(kind: string, resource: Resource): NamedOrder & { captureId: string | undefined } {
  const disputed = resource.disputed_transactions?.[0];
  const related = resource.supplementary_data?.related_ids;
  // A refund and a reversal link to the capture that they take back.
  const above = resource.links?.find(({ rel }) => rel === 'up')?.href ?? '';
  return {
    orderId: resource.custom_id ?? resource.purchase_units?.[0]?.custom_id ?? disputed?.custom,
    providerOrderId:
      related?.order_id ?? (kind.startsWith('CHECKOUT.ORDER.') ? resource.id : resource.order_id),
    captureId:
      disputed?.seller_transaction_id ??
      related?.capture_id ??
      /\/v2\/payments\/captures\/([A-Z0-9]+)$/.exec(above)?.[1],
  };
}

async function orderOfCapture(call: PaypalClient, captureId: string): Promise<NamedOrder> {
  const answer = await call({
    method: 'GET',
    target: `/v2/payments/captures/${encodeURIComponent(captureId)}`,
  });
  const found = answer.ok ? capturedPayment.safeParse(answer.content).data : undefined;
  return { orderId: found?.custom_id, providerOrderId: found?.supplementary_data?.related_ids?.order_id };
}

/** Other things may be sold on the same PayPal account: their names are not order ids of ours. */
function ourId(named: string | undefined): string | undefined {
  return z.uuid().safeParse(named).data;
}
