import type { PlanType } from '@inkreel/contract/api/orders.ts';
import { paymentTexts } from '@inkreel/contract/messages/areas/payment.ts';
import { pricingTexts } from '@inkreel/contract/messages/areas/pricing.ts';
import { type Language, SITES, type SiteId } from '@inkreel/contract/site.ts';
import type { Locator, Page } from 'playwright-core';
import { type Studio, studioOf } from './studio.ts';

/** Names of the plans as an installation is delivered. */
const PLAN_NAMES: Record<Language, Record<PlanType, string>> = {
  en: { vip: 'Personal', team: 'Startup', com: 'Enterprise' },
  zh: { vip: '个人会员', team: '创业团队', com: '企业版' },
};

type ShopTexts = (typeof pricingTexts)['en'] & (typeof paymentTexts)['en'];
export type Period = 'monthly' | 'half_year' | 'yearly';

/** The pricing page and the payment dialogs in a language, by roles and names. */
export interface Shop extends Studio {
  pricing: ShopTexts;
  /** The "get started" button of a card. */
  card(page: Page, plan: PlanType, period: Period): Locator;
  /** Shows the cards of a type. */
  showPlan(page: Page, plan: PlanType): Promise<void>;
  /** Registers in the open sign-in dialog. */
  registerInDialog(page: Page): Promise<void>;
  /** The payment dialog by its title. */
  dialog(page: Page, title: string): Locator;
  /** URL in the shown QR code. */
  walletAddress(page: Page): Promise<string>;
  /**
   * Opens the test wallet, as on a phone: in a browser without a session.
   * @param address of the wallet, if its code is no longer shown
   */
  answerWallet(page: Page, answer: 'approve' | 'refuse', address?: string): Promise<void>;
  /** Closes the success dialog, after checking its text. */
  finishPaid(page: Page, points: number): Promise<void>;
}

/** @param number distinguishes users of one site and language */
export function shopOf(site: SiteId, language: Language, number: number): Shop {
  const studio = studioOf(site, language, number);
  const pricing = { ...pricingTexts[language], ...paymentTexts[language] } as ShopTexts;
  const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });
  const walletAddress = async (page: Page) => {
    const link = dialog(page, pricing.pay.qrTitle).getByRole('link', { name: pricing.pay.qrOpen });
    const address = await link.getAttribute('href');
    if (!address) throw new Error('there is no wallet to open');
    return address;
  };
  return {
    ...studio,
    pricing,
    dialog,
    card: (page, plan, period) => {
      const [before = '', after = ''] = pricing.card
        .startFor({ name: PLAN_NAMES[language][plan], period: pricing.card.periods[period], price: '§' })
        .split('§');
      return page.getByRole('button', { name: new RegExp(`^${before}.*${after}$`) });
    },
    showPlan: async (page, plan) => {
      const hidden = !SITES[site].pricingTabs.includes(plan);
      const link = page.getByRole('button', { name: pricing.teamsLink });
      const tab = page.getByRole('tab', { name: pricing.tabs[plan] });
      await tab.or(link).first().waitFor();
      if (hidden && (await link.isVisible())) await link.click();
      await tab.click();
    },
    registerInDialog: async (page) => {
      const signIn = page.getByRole('dialog', { name: studio.texts.signIn.login });
      await signIn.getByRole('button', { name: studio.texts.signIn.register }).click();
      await studio.fillSignIn(page);
      const register = page.getByRole('dialog').getByRole('button', {
        name: studio.texts.signIn.register,
        exact: true,
      });
      await register.click();
    },
    walletAddress,
    answerWallet: async (page, answer, known) => {
      const address = known ?? (await walletAddress(page));
      const phone = await page
        .context()
        .browser()
        ?.newContext({ viewport: { width: 390, height: 844 } });
      if (!phone) throw new Error('there is no browser for a phone');
      const wallet = await phone.newPage();
      await wallet.goto(address);
      // The phone's page is in the site's language, or in that of its URL.
      await wallet.getByRole('button', { name: anyLanguage(`sandbox.${answer}`) }).click();
      await wallet
        .getByText(anyLanguage(answer === 'approve' ? 'sandbox.paidHow' : 'sandbox.refusedHow'))
        .waitFor();
      await phone.close();
    },
    finishPaid: async (page, points) => {
      const paid = dialog(page, pricing.paid.title);
      await paid.getByText(pricing.paid.lead({ points })).waitFor();
      await paid.getByRole('button', { name: pricing.paid.back }).click();
      await paid.waitFor({ state: 'hidden' });
    },
  };
}

type SandboxText = 'approve' | 'refuse' | 'paidHow' | 'refusedHow';

function anyLanguage(name: `sandbox.${SandboxText}`): RegExp {
  const key = name.replace('sandbox.', '') as SandboxText;
  const texts = [paymentTexts.en.sandbox[key], paymentTexts.zh.sandbox[key]];
  return new RegExp(`^(${texts.join('|')})$`);
}
