import { paymentTexts } from '@inkreel/contract/messages/areas/payment.ts';
import { useEffect } from 'react';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useLocation } from '../../../lib/router.tsx';
import { PopupWindow } from '../../../shell/popup-window.tsx';
import { messageOfAddress, PAYMENT_CHANNEL, type PopupMessage } from './core/popup-message.ts';

/** Callback page of the payment popup: passes the provider's answer to the page that opened it, and closes. */
export default function PopupPaymentPage() {
  const { popup: texts } = useAreaTexts(paymentTexts);
  const { search } = useLocation();
  const message = messageOfAddress(search);
  useEffect(() => {
    const said = messageOfAddress(search);
    if (said) tellOpener(said);
  }, [search]);
  return (
    <PopupWindow>
      <h1 className="font-ui text-[15px] leading-6 font-normal tracking-normal text-ink-2">
        {message === undefined ? texts.unknown : message.status === 1 ? texts.approved : texts.cancelled}
      </h1>
      {message === undefined && (
        <LanguageLink className="link leading-6" to="/pricing">
          {texts.plans}
        </LanguageLink>
      )}
    </PopupWindow>
  );
}

/**
 * Sent both ways, since the provider's pages may have cut this window off from its opener. A duplicate is
 * harmless.
 */
function tellOpener(message: PopupMessage): void {
  const opener: Window | null = window.opener;
  opener?.postMessage(message, location.origin);
  if (typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel(PAYMENT_CHANNEL);
    channel.postMessage(message);
    channel.close();
  }
  window.close();
}
