import { createStore, useStore } from './store.ts';

/** The dialogs that any part of the product may open; one at a time. */
export type GlobalDialog =
  | {
      kind: 'sign_in';
      /** It starts in login mode each time it opens (specification, section 4). */
      mode: 'login';
      /** Of an invitation that the person follows: filled in where an account is made. */
      inviteCode?: string;
      done: (signedIn: boolean) => void;
    }
  | { kind: 'not_enough_points'; needed?: number; balance?: number; missing?: number };

const open = createStore<GlobalDialog | undefined>(undefined);

/** The dialog that is open. */
export function useGlobalDialog(): GlobalDialog | undefined {
  return useStore(open, undefined);
}

/**
 * Opens the sign-in dialog. Resolves true after a sign-in, false when it was closed, so that what the person was
 * doing can go on. Asking again while it is open waits for the same dialog.
 */
export function askToSignIn(invited: { inviteCode?: string } = {}): Promise<boolean> {
  const current = open.get();
  return new Promise((resolve) => {
    if (current?.kind === 'sign_in') {
      open.set({
        ...current,
        ...invited,
        done: (signedIn) => {
          current.done(signedIn);
          resolve(signedIn);
        },
      });
      return;
    }
    open.set({ kind: 'sign_in', mode: 'login', ...invited, done: resolve });
  });
}

/** Closes the sign-in dialog and tells whoever asked. */
export function finishSignIn(signedIn: boolean): void {
  const current = open.get();
  open.set(undefined);
  if (current?.kind === 'sign_in') current.done(signedIn);
}

/** Opens the ask-to-buy dialog; the figures are whole points, left out where they are not known. */
export function askToBuy(figures: { needed?: number; balance?: number; missing?: number }): void {
  open.set({ kind: 'not_enough_points', ...figures });
}

/** Closes the ask-to-buy dialog. */
export function closeAskToBuy(): void {
  if (open.get()?.kind === 'not_enough_points') open.set(undefined);
}
