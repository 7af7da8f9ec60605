import { SIGN_UP_GIFT_POINTS } from '@inkreel/contract/limits.ts';
import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { ViewTitle } from './view-title.tsx';

/**
 * After a registration without a gift: what the gift depends on. It names every reason, so that the new
 * account learns nothing about others with its mailbox or network.
 */
export function NoGift({ onGoOn }: { onGoOn: () => void }) {
  const { noGift } = useAreaTexts(accountTexts);
  return (
    <div className="flex flex-col gap-4 px-9 pt-9 pb-7 max-phone:px-5 max-phone:pt-7">
      <ViewTitle>{noGift.title}</ViewTitle>
      <p role="status" className="text-ink-2">
        {noGift.line({ points: SIGN_UP_GIFT_POINTS })}
      </p>
      <Button autoFocus look="ink" size="large" onClick={onGoOn}>
        {noGift.action}
      </Button>
    </div>
  );
}
