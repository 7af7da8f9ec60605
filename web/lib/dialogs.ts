import type { PlanType, Product } from '@inkreel/contract/api/orders.ts';
import type { PayWay } from '@inkreel/contract/site.ts';
import { createStore, useStore } from './store.ts';

/** The dialogs that any part of the product may open; one at a time. */
export type GlobalDialog =
  | {
      kind: 'sign_in';
      /** It starts in login mode each time it opens (specification, section 4). */
      /** The session of this page has ended on the server: the dialog says so. */
      ended?: boolean;
      /** A run is being started, of a picture or of something else: a newcomer is shown registration. */
      toStart?: 'draw' | 'continue';
      /** Of an invitation that the person follows: filled in when creating an account. */
      inviteCode?: string;
      done: (signedIn: boolean) => void;
    }
  | { kind: 'not_enough_points'; needed?: number; balance?: number; missing?: number }
  /** `type`: the plans to begin with. */
  | { kind: 'pricing'; type?: PlanType }
  | { kind: 'payment'; start: PaymentStart }
  | { kind: 'download'; start: DownloadStart };

/** The image of a result that the download dialog is about. */
export interface DownloadStart {
  resultId: string;
  /** Of the stored file. */
  url: string;
  contentType: string;
  /** Bytes of the stored file. */
  bytes: number;
  /** Pixels. */
  width: number;
  height: number;
  /** Name of the file without its extension. */
  name: string;
}

/** What the payment dialog begins with. */
export interface PaymentStart {
  choice: { product: Product; count: number };
  /** An order that a reload of the page left open. */
  orderId?: string;
  /** Way to pay, if already decided. */
  way?: PayWay;
  /** The provider's popup, opened by the click that led here; null if the browser blocked it. */
  popup?: Window | null;
  /** Where the person came from: leaving the payment leads back there. */
  from: 'page' | 'pricing_dialog';
}

const open = createStore<GlobalDialog | undefined>(undefined);

/** The dialog that is open. */
export function useGlobalDialog(): GlobalDialog | undefined {
  return useStore(open, undefined);
}

/**
 * Opens the sign-in dialog. Resolves true after a sign-in, false when it was closed, so that what the person was
 * doing can continue. Asking again while it is open waits for the same dialog.
 */
export function askToSignIn(
  asked: { inviteCode?: string; ended?: boolean; toStart?: 'draw' | 'continue' } = {},
): Promise<boolean> {
  const current = open.get();
  return new Promise((resolve) => {
    if (current?.kind === 'sign_in') {
      open.set({
        ...current,
        ...asked,
        done: (signedIn) => {
          current.done(signedIn);
          resolve(signedIn);
        },
      });
      return;
    }
    open.set({ kind: 'sign_in', ...asked, done: resolve });
  });
}

/** Closes the sign-in dialog and tells its opener. */
export function finishSignIn(signedIn: boolean): void {
  const current = open.get();
  open.set(undefined);
  if (current?.kind === 'sign_in') current.done(signedIn);
}

/** Opens the ask-to-buy dialog; the figures are whole points, left out if they are not known. */
export function askToBuy(figures: { needed?: number; balance?: number; missing?: number }): void {
  open.set({ kind: 'not_enough_points', ...figures });
}

/** Closes the ask-to-buy dialog. */
export function closeAskToBuy(): void {
  if (open.get()?.kind === 'not_enough_points') open.set(undefined);
}

/** Opens the pricing dialog, with the plans of a type. */
export function openPricing(type?: PlanType): void {
  open.set({ kind: 'pricing', ...(type && { type }) });
}

/** Closes the pricing dialog. */
export function closePricing(): void {
  if (open.get()?.kind === 'pricing') open.set(undefined);
}

/** Opens the payment dialog. */
export function openPayment(start: PaymentStart): void {
  open.set({ kind: 'payment', start });
}

/** Opens the download dialog. */
export function openDownload(start: DownloadStart): void {
  open.set({ kind: 'download', start });
}

/** Closes the download dialog. */
export function closeDownload(): void {
  if (open.get()?.kind === 'download') open.set(undefined);
}

/** Closes the payment dialog. */
export function closePayment(): void {
  if (open.get()?.kind === 'payment') open.set(undefined);
}
