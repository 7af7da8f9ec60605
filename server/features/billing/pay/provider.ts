/**
 * What takes payments: WeChat Pay, PayPal, or the sandbox wallet instead of them. A provider does not know
 * about plans and points; the order machine in `../orders` does not know about signatures and addresses.
 */

/** What a provider needs to know about an order. Amounts are minor units. */
export interface PayableOrder {
  id: string;
  /** Shown to the buyer by the provider. */
  title: string;
  amount: number;
  currency: string;
  closesAt: Date;
  /** The provider's own order, once there is one. */
  providerOrderId: string | null;
}

/** How the buyer pays an order that was opened at the provider. */
export interface OpenedPayment {
  providerOrderId: string | null;
  /** Content of the QR code, for wallets. */
  codeUrl: string | null;
  /** Page of the popup, for providers that have one. */
  link: string | null;
}

/** The provider's report of what happened to an order. */
export type PaymentEvent =
  | { kind: 'waiting' }
  /** The buyer has agreed; money moves with `capture`. */
  | { kind: 'approved' }
  | { kind: 'paid'; paymentId: string; amount: number; currency: string }
  /** Cannot be paid any more. */
  | { kind: 'closed' }
  | { kind: 'refunded'; amount: number; currency: string }
  /** Taken back by the buyer's bank. */
  | { kind: 'charged_back' };

/** A notification whose signature was genuine. */
export interface PaymentNotice {
  /** The provider's number for it: the same notification comes more than once. */
  noticeId: string;
  kind: string;
  /** Our order's id; undefined if it names none of ours. */
  orderId: string | undefined;
  providerOrderId: string | undefined;
  /** Undefined if the notification is of no interest. */
  fact: PaymentEvent | undefined;
  /** The signed content, decrypted, for the records; never a secret. */
  body: unknown;
}

export interface NoticeRequest {
  /** Lower-case names. */
  headers: Readonly<Record<string, string | undefined>>;
  /** As it came: the signature is over these bytes. */
  body: Buffer;
}

/** The answer that makes a provider stop sending the notification, or send it again. */
export interface NoticeAnswer {
  status: number;
  /** Sent as JSON. */
  body: object;
}

/**
 * A payment provider. Every call may be repeated after a crash or a lost answer: the order's id makes it
 * idempotent. All throw AppError payment_unavailable if the provider cannot be reached or is out of order,
 * and payment_failed if it refuses.
 */
export interface PaymentProvider {
  name: 'wechat' | 'paypal' | 'sandbox';
  /** Opens the order at the provider. Return addresses only if there is a popup. */
  open(
    order: PayableOrder,
    popup?: { returnUrl: string; cancelUrl: string; brand: string },
  ): Promise<OpenedPayment>;
  /** Queries what has happened. */
  ask(order: PayableOrder): Promise<PaymentEvent>;
  /**
   * Takes the money of an approved order; only if the provider works that way. An order captured before answers `paid`.
   */
  capture?(order: PayableOrder): Promise<PaymentEvent>;
  /**
   * Closes an unpaid order, so that it can no longer be paid. If it was paid in the meantime, reports that.
   */
  close(order: PayableOrder): Promise<PaymentEvent>;
  /** Gives the whole amount back. Resolves when the provider has accepted it; `refunded` if it is done already. */
  refund(order: PayableOrder & { paymentId: string; reason: string }): Promise<PaymentEvent>;
  /**
   * Reads a notification.
   * @throws AppError payment_notice_invalid if it is not genuine
   */
  readNotice(request: NoticeRequest): Promise<PaymentNotice>;
  /** The provider's form of "received" and of "send it again". */
  answerNotice(accepted: boolean): NoticeAnswer;
}

/** The provider of each way to pay; a way without one is not offered. */
export type PaymentProviders = Readonly<Partial<Record<'wechat' | 'paypal', PaymentProvider>>>;
