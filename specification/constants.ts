import type { Awaits } from './awaits.ts';

/** Section 9: an item, its value, and the name of what measures it where the product uses it. */
export interface ConstantRow {
  item: string;
  value: unknown;
  measure?: string;
  awaits?: Awaits;
}

const MEGABYTE = 1024 * 1024;

export const CONSTANTS: readonly ConstantRow[] = [
  { item: 'request timeout of the browser, minutes', value: 10, measure: 'clientTimeout' },
  { item: 'request timeout of the server, minutes', value: 10, measure: 'serverTimeout' },
  { item: 'token lifetime in the browser without an expiry date, days', value: 30, measure: 'cookieDays' },
  {
    item: 'token lifetime in the browser with an expiry date',
    value: 'that date',
    measure: 'cookieUntilExpiry',
  },
  { item: 'token lifetime on the server, days', value: 30, measure: 'serverSessionDays' },
  { item: 'currency of the China variant', value: 'CNY', measure: 'currency' },
  { item: 'currency symbol', value: '¥69', measure: 'currencySymbol' },
  { item: 'credits are shown as', value: 'points', measure: 'pointsWord' },
  { item: 'languages of the China variant, default first', value: ['zh', 'en'], measure: 'languages' },
  { item: 'toasts close after, milliseconds', value: 1500, measure: 'toastDuration' },
  { item: 'toasts stand', value: 'top-center', measure: 'toastPlace' },
  { item: 'toasts have a progress bar', value: false, measure: 'toastProgress' },
  { item: 'reset-code countdown, seconds', value: 60, measure: 'codeCountdown' },
  { item: 'polling of shape 1, milliseconds', value: 4000, measure: 'pollShape1' },
  { item: 'polling of shape 3, milliseconds', value: 2000, measure: 'pollShape3' },
  { item: 'polling of shape 4, milliseconds', value: 2000, measure: 'pollShape4' },
  { item: 'polling while the event stream is down, milliseconds', value: 4000, measure: 'pollEvents' },
  { item: 'order polling, milliseconds', value: 3000, measure: 'pollOrder' },
  { item: 'expiry warning window, days', value: 7, measure: 'expiryWindow' },
  { item: 'team max users', value: 5, measure: 'teamMaximum' },
  { item: 'enterprise min users', value: 6, measure: 'enterpriseMinimum' },
  { item: 'catalogue fetch limit: default and most', value: [50, 50], measure: 'catalogueLimit' },
  { item: 'approximate-count divisor, international', value: 20, measure: 'imageDivisor' },
  { item: 'sign-in popup, at most', value: '800x600', measure: 'signInPopup' },
  { item: 'payment popup, at most', value: '768x600', measure: 'paymentPopup' },
  { item: 'image compression, default quality', value: 0.8, measure: 'compressionQuality' },
  { item: 'converted to JPEG above, bytes', value: 5 * MEGABYTE, measure: 'compressionAbove' },
  { item: 'converted to', value: 'image/jpeg', measure: 'compressionType' },
  { item: 'image viewer zoom: least, most, step', value: [0.1, 5, 0.1], measure: 'viewerZoom' },
  { item: 'waterfall column width and gap', value: [250, 20], measure: 'waterfall' },
  { item: 'parallel uploads', value: 5, measure: 'parallelUploads' },
  { item: 'static asset version', value: 'assets/1.7.5', measure: 'assetVersion' },
  { item: 'stored-image compression, bytes', value: MEGABYTE, measure: 'scriptPicture' },
  { item: 'story export cover, bytes', value: MEGABYTE, measure: 'filmCover' },
  { item: 'voice speed, percent', value: 100, measure: 'voiceSpeed' },
];
