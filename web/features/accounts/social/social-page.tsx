import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import { useEffect, useState } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { PopupWindow } from '../../../shell/popup-window.tsx';
import { Button } from '../../../ui/button.tsx';
import { deliverResult, resultOfQuery, SOCIAL_CHANNEL } from './social-result.ts';

/** Where the provider sends the popup back to: it passes the answer to the page that waits for it, and closes. */
export default function PopupSocialPage() {
  const { popup: texts } = useAreaTexts(accountTexts).social;
  const [result] = useState(() => resultOfQuery(location.search));
  useEffect(() => {
    // The code is used once, but must not stay in the history either.
    history.replaceState(null, '', location.pathname);
    if (!result) return;
    deliverResult(result, {
      origin: location.origin,
      opener: window.opener as Window | null,
      broadcast: (message) => {
        const channel = new BroadcastChannel(SOCIAL_CHANNEL);
        channel.postMessage(message);
        channel.close();
      },
    });
    window.close();
  }, [result]);
  return (
    <PopupWindow>
      <h1 className="font-ui text-[15px] leading-6 font-normal tracking-normal text-ink-2">
        {result ? texts.done : texts.failed}
      </h1>
      <Button onClick={() => window.close()}>{texts.close}</Button>
    </PopupWindow>
  );
}
