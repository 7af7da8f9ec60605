import type { Language } from '@inkreel/contract/site.ts';
import type { Tx } from '../../db/connect.ts';
import type { Enqueue } from '../../jobs/jobs.ts';
import { enqueueMail } from '../../mail/mail-job.ts';
import { findUser } from '../accounts/find-users.ts';
import { findOrganisation } from '../organisations/find-organisations.ts';
import { findFounder } from '../organisations/memberships.ts';
import { invoiceNumber } from './invoice.ts';

interface AnnounceDeps {
  jobs: Enqueue;
  /** Address of this installation, for the links. */
  publicUrl: string;
  defaultLanguage: Language;
}

/** A day as mails write it, in the reader's time zone if it is known. */
function dayOf(at: Date, language: Language, timeZone: string | null): string {
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timeZone ?? 'UTC' }).format(at);
}

/**
 * Mails the founder that frozen points are about to be removed. A founder without an address sees it on the credits
 * page.
 */
export function announceRemoval(deps: AnnounceDeps) {
  return async (
    tx: Tx,
    notice: { organisationId: string; points: number; removedAt: Date },
  ): Promise<void> => {
    const organisation = await findOrganisation(tx, notice.organisationId);
    const founderId = await findFounder(tx, notice.organisationId);
    const founder = founderId === undefined ? undefined : await findUser(tx, founderId);
    if (!organisation || !founder?.email) return;
    const language = (founder.language ?? deps.defaultLanguage) as Language;
    await enqueueMail(deps.jobs, tx, `frozen ${notice.organisationId}`, {
      to: founder.email,
      language,
      template: 'frozenNotice',
      values: {
        organisation: organisation.name,
        points: notice.points,
        date: dayOf(notice.removedAt, language, founder.timeZone),
        link: `${deps.publicUrl}/${language}/pricing`,
      },
    });
  };
}

/** The facts of a paid order for the receipt. Amount in minor units of `currency`. */
export interface PaidOrderNews {
  id: string;
  userId: string;
  organisationId: string;
  name: string;
  amount: number;
  currency: string;
  points: number;
  createdAt: Date;
}

/** Mails the buyer the receipt of an order that was just paid. */
export function announcePayment(deps: AnnounceDeps) {
  return async (tx: Tx, order: PaidOrderNews): Promise<void> => {
    const buyer = await findUser(tx, order.userId);
    const organisation = await findOrganisation(tx, order.organisationId);
    if (!buyer?.email || !organisation?.expiresAt) return;
    const language = (buyer.language ?? deps.defaultLanguage) as Language;
    const locale = language === 'zh' ? 'zh-CN' : 'en';
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency: order.currency });
    const digits = money.resolvedOptions().maximumFractionDigits ?? 2;
    await enqueueMail(deps.jobs, tx, `receipt ${order.id}`, {
      to: buyer.email,
      language,
      template: 'receipt',
      values: {
        number: invoiceNumber(order),
        product: order.name,
        organisation: organisation.name,
        amount: money.format(order.amount / 10 ** digits),
        points: order.points,
        expires: dayOf(organisation.expiresAt, language, buyer.timeZone),
        link: `${deps.publicUrl}/${language}/credits/invoice/${order.id}`,
      },
    });
  };
}
