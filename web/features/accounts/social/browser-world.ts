import { socialSignInUrl } from '@inkreel/contract/api/sign-in.ts';
import { POPUP } from '@inkreel/contract/limits.ts';
import { call } from '../../../lib/client.ts';
import { SOCIAL_CHANNEL } from './social-result.ts';
import type { Popup, SocialWorld } from './social-sign-in.ts';

/** How often to check whether a popup is closed, for which browsers have no event. */
const LOOK_MS = 400;

/**
 * The browser around a sign-in by popup.
 *
 * @param loading address of the page that the popup shows first
 * @param callback address that the provider sends the popup back to, with its origin
 */
export function browserWorld({ loading, callback }: { loading: string; callback: string }): SocialWorld {
  return {
    origin: location.origin,
    open: () => {
      const opened = window.open(loading, '_blank', popupFeatures(window, screen));
      return opened && popupOf(opened);
    },
    askForAddress: (signal) => call(socialSignInUrl, { query: { redirect_url: callback }, signal }),
    listen: (onArrival) => {
      const onMessage = ({ origin, source, data }: MessageEvent<unknown>) =>
        onArrival({ by: 'window', origin, source, data });
      const channel = new BroadcastChannel(SOCIAL_CHANNEL);
      channel.onmessage = ({ data }: MessageEvent<unknown>) => onArrival({ by: 'channel', data });
      addEventListener('message', onMessage);
      return () => {
        removeEventListener('message', onMessage);
        channel.close();
      };
    },
  };
}

function popupOf(opened: Window): Popup {
  return {
    close: () => opened.close(),
    // Replaced, so that "back" at the provider does not lead to the loading page.
    goTo: (address) => opened.location.replace(address),
    onClosed: (then) => {
      const timer = setInterval(() => {
        if (!opened.closed) return;
        clearInterval(timer);
        then();
      }, LOOK_MS);
      return () => clearInterval(timer);
    },
    is: (source) => source === opened,
  };
}

type Opener = Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'>;

/**
 * Size and place of the popup for `window.open`, CSS pixels: at most 800 by 600 (specification, section 9), never
 * larger than the screen, in the middle of the window that opens it.
 */
export function popupFeatures(opener: Opener, room: Pick<Screen, 'availWidth' | 'availHeight'>): string {
  const width = Math.min(POPUP.width, room.availWidth);
  const height = Math.min(POPUP.height, room.availHeight);
  const left = Math.round(opener.screenX + (opener.outerWidth - width) / 2);
  const top = Math.round(opener.screenY + (opener.outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
