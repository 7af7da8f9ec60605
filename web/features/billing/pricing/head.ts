import type { Language } from '@inkreel/contract/site.ts';

/** Title and description of the pricing page: they are needed before the page's own texts. */
export const PRICING_HEAD: Record<Language, { title: string; description: string }> = {
  en: {
    title: 'Pricing',
    description:
      'Plans and points of Inkreel. Failed and cancelled runs are refunded; buying the same plan again adds its points and days.',
  },
  zh: {
    title: '价格',
    description: 'Inkreel 的套餐与积分。生成失败或取消，积分原数退回；续买同一套餐，积分相加，天数顺延。',
  },
};

/** Titles of the pages around a payment. */
export const PAYMENT_TITLES: Record<Language, { popup: string; sandbox: string }> = {
  en: { popup: 'Payment', sandbox: 'Test payment' },
  zh: { popup: '支付', sandbox: '测试支付' },
};
