import type { Language } from '@inkreel/contract/site.ts';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import type { Enqueue } from '../../jobs/jobs.ts';
import { enqueueMail } from '../../mail/mail-job.ts';
import { users } from '../accounts/tables.ts';
import { members, organisations } from '../organisations/tables.ts';
import { invoiceNumber } from './invoice.ts';

interface AnnounceDeps {
  jobs: Enqueue;
  /** Address of this installation, for the links. */
  publicUrl: string;
  defaultLanguage: Language;
}

/** A day as mails write it, in the reader's own zone where it is known. */
function dayOf(at: Date, language: Language, timeZone: string | null): string {
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timeZone ?? 'UTC' }).format(at);
}

/** Mails the founder that frozen points are about to be removed. Who has no address sees it on the credits page. */
export function announceRemoval(deps: AnnounceDeps) {
  return async (
    tx: Tx,
    notice: { organisationId: string; points: number; removedAt: Date },
  ): Promise<void> => {
    const [founder] = await tx
      .select({ user: users, organisation: organisations.name })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .innerJoin(organisations, eq(organisations.id, members.organisationId))
      .where(and(eq(members.organisationId, notice.organisationId), eq(members.role, 'founder')));
    if (!founder?.user.email) return;
    const language = (founder.user.language ?? deps.defaultLanguage) as Language;
    await enqueueMail(deps.jobs, tx, `frozen ${notice.organisationId}`, {
      to: founder.user.email,
      language,
      template: 'frozenNotice',
      values: {
        organisation: founder.organisation,
        points: notice.points,
        date: dayOf(notice.removedAt, language, founder.user.timeZone),
        link: `${deps.publicUrl}/${language}/pricing`,
      },
    });
  };
}

/** What the receipt needs of a paid order. Amount in minor units of `currency`. */
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
    const [buyer] = await tx.select().from(users).where(eq(users.id, order.userId));
    const [organisation] = await tx
      .select()
      .from(organisations)
      .where(eq(organisations.id, order.organisationId));
    if (!buyer?.email || !organisation?.planExpiresAt) return;
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
        expires: dayOf(organisation.planExpiresAt, language, buyer.timeZone),
        link: `${deps.publicUrl}/${language}/credits/invoice/${order.id}`,
      },
    });
  };
}
