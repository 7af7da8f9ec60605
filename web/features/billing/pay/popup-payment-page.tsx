import { paymentTexts } from '@inkreel/contract/messages/areas/payment.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { messageOfAddress, PAYMENT_CHANNEL, type PopupMessage } from './core/popup-message.ts';

/** Callback page of the payment popup: tells the page that opened it what the provider brought back, and closes. */
export default function PopupPaymentPage() {
  const { popup: texts } = useAreaTexts(paymentTexts);
  const { search } = useLocation();
  const message = messageOfAddress(search);
  useEffect(() => {
    const said = messageOfAddress(search);
    if (said) tellOpener(said);
  }, [search]);
  return (
    <div className="wrap grid min-h-[60vh] place-items-center text-center">
      <h1 className="text-[20px] leading-7">
        {message === undefined ? texts.unknown : message.status === 1 ? texts.approved : texts.cancelled}
        {message === undefined && (
          <LanguageLink className="link mt-4 block font-ui text-[14px] font-normal" to="/pricing">
            {texts.plans}
          </LanguageLink>
        )}
      </h1>
    </div>
  );
}

/** Both ways: the provider's pages may have cut this window off from its opener. Hearing it twice does no harm. */
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
