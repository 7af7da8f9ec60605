import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { PopupWindow } from '../../shell/popup-window.tsx';

/** What a popup shows until it is sent to its destination (specification, section 2). */
export default function PopupLoadingPage() {
  const { social } = useAreaTexts(accountTexts);
  return (
    <PopupWindow>
      <span aria-hidden className="size-3 animate-pulse rounded-full bg-seal" />
      <h1 className="font-ui text-[15px] leading-6 font-normal tracking-normal text-ink-2">
        {social.popup.loading}
      </h1>
    </PopupWindow>
  );
}
