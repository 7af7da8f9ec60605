import { POPUP } from '@inkreel/contract/limits.ts';

/** One name for every attempt: a second click finds the window of the first. */
const NAME = 'inkreel-payment';

/**
 * Opens the small window for the international provider, with a placeholder until the order exists; at most 768 by 600
 * (specification, section 9). Browsers allow it inside a click only: null if they did not.
 * @param localPath adds the prefix of the language that is shown to a path
 */
export function openPaymentPopup(localPath: (path: string) => string): Window | null {
  const width = Math.min(POPUP.paymentWidth, screen.availWidth);
  const height = Math.min(POPUP.height, screen.availHeight);
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  const place = `popup,width=${width},height=${height},left=${left},top=${top}`;
  const popup = window.open(localPath('/popup/loading'), NAME, place);
  // Some blockers hand out a window that is closed already.
  return popup === null || popup.closed ? null : popup;
}
