/**
 * The two variants of the product as data (specification, section 1). No other code checks which site it is.
 */
export type SiteId = 'intl' | 'cn';
export type Language = 'en' | 'zh';
export type SignInWay = 'email' | 'mobile' | 'social';
export type PayWay = 'wechat' | 'paypal';

export interface Site {
  id: SiteId;
  defaultLanguage: Language;
  languages: readonly Language[];
  currency: 'USD' | 'CNY';
  signInWays: readonly SignInWay[];
  payWays: readonly PayWay[];
  /** Plan types on the pricing page's tabs; one type needs no tabs (specification, section 2, Pricing modal). */
  pricingTabs: readonly ('vip' | 'team' | 'com')[];
  /**
   * How the cards count images: points over a fixed divisor, or over the price of text to image (decisions).
   */
  approximateImages: 'divisor' | 'text_to_image';
  /** Country calling rules for numbers written without a prefix; null if mobile sign-in is off. */
  mobileCountry: 'CN' | null;
  /** Policy pages linked from the sign-in dialog (specification, section 2, Login modal). */
  policies: readonly ('terms-of-service' | 'privacy-policy' | 'user-agreement')[];
  showsContactButton: boolean;
  /** Visible AI label on generated pictures by default (decisions: AI labels). */
  visibleLabel: boolean;
  timeZone: string;
}

export const SITES: Record<SiteId, Site> = {
  intl: {
    id: 'intl',
    defaultLanguage: 'en',
    languages: ['en', 'zh'],
    currency: 'USD',
    signInWays: ['email', 'social'],
    payWays: ['wechat', 'paypal'],
    pricingTabs: ['vip'],
    approximateImages: 'divisor',
    mobileCountry: null,
    policies: ['terms-of-service', 'privacy-policy'],
    showsContactButton: true,
    visibleLabel: false,
    timeZone: 'UTC',
  },
  cn: {
    id: 'cn',
    defaultLanguage: 'zh',
    languages: ['zh', 'en'],
    currency: 'CNY',
    signInWays: ['mobile'],
    payWays: ['wechat'],
    pricingTabs: ['vip', 'team', 'com'],
    approximateImages: 'text_to_image',
    mobileCountry: 'CN',
    policies: ['user-agreement'],
    showsContactButton: true,
    visibleLabel: true,
    timeZone: 'Asia/Shanghai',
  },
};

export const LANGUAGES: readonly Language[] = ['en', 'zh'];
/**
 * Cookie that keeps the language someone chose; without it, the browser's own preference decides at a page without
 * prefix.
 */
export const LANGUAGE_COOKIE = 'inkreel.language';
