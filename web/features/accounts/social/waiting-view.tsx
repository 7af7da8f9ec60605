import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { ViewTitle } from '../view-title.tsx';

interface WaitingViewProps {
  provider: string;
  /** True once the provider has answered and the server checks it. */
  finishing: boolean;
  onCancel: () => void;
}

/** Shown while the popup is open. */
export function WaitingView({ provider, finishing, onCancel }: WaitingViewProps) {
  const { social: texts } = useAreaTexts(accountTexts);
  return (
    <div className="flex flex-col gap-4 px-9 pt-9 pb-7 max-phone:px-5 max-phone:pt-7">
      <ViewTitle>{texts.title({ provider })}</ViewTitle>
      <p role="status" className="flex items-center gap-3 py-4 text-ink-2">
        <span aria-hidden className="size-2 shrink-0 animate-pulse rounded-full bg-seal" />
        {finishing ? texts.finishing : texts.waiting}
      </p>
      <Button size="large" className="mt-auto" autoFocus onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}
