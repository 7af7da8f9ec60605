import { paymentTexts } from '@inkreel/contract/messages/areas/payment.ts';
import { expiryAlert } from '@inkreel/contract/plans.ts';
import { useState } from 'react';
import { openPricing } from '../../../lib/dialogs.ts';
import { useAreaTexts, useMessages } from '../../../lib/messages.tsx';
import { isOrgAdmin, type User, usePoints } from '../../../lib/query.ts';
import { createStore, useStore } from '../../../lib/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Receipt } from '../../../ui/receipt.tsx';
import { localDay } from '../pricing/local-day.ts';
import { dismissedToday, dismissToday } from './dismissed-today.ts';

/**
 * Id of the user who closed it since the page was loaded. Kept outside the component, which is unmounted
 * while another dialog is open.
 */
const closedFor = createStore<string | undefined>(undefined);

/** Expiry alert (specification, section 4): the plan has expired, or will within seven days. */
export function ExpiryAlert({ user }: { user: User }) {
  const { expiry: texts } = useAreaTexts(paymentTexts);
  const { shell } = useMessages();
  const [now] = useState(() => new Date());
  const points = usePoints();
  const closed = useStore(closedFor, undefined);
  const end = user.expired_at;
  const alert = expiryAlert(end === null ? null : new Date(end), now);
  const zone = user.time_zone ?? undefined;
  if (end === null || alert === undefined || closed === user.id) return null;
  if (dismissedToday(localStorage, user.id, now, zone)) return null;
  const close = () => closedFor.set(user.id);
  const notToday = () => {
    dismissToday(localStorage, user.id, now, zone);
    close();
  };
  const renew = () => {
    close();
    openPricing();
  };
  const expired = alert.kind === 'expired';
  const day = (instant: string) => <time dateTime={instant}>{localDay(instant)}</time>;
  const frozen = points !== undefined && points.frozen > 0 ? points : undefined;
  return (
    <Dialog
      open
      onClose={close}
      title={expired ? texts.expiredTitle : texts.expiresTitle}
      closeLabel={shell.close}
      width={440}
    >
      <div className="flex flex-col gap-5 px-7 pt-4 pb-7 max-phone:px-5">
        <p className="text-ink-2">{expired ? texts.expired : texts.expires({ days: alert.days })}</p>
        <Receipt
          title={texts.date}
          reference={day(end)}
          lines={
            frozen
              ? [
                  { label: texts.frozen, figure: shell.points({ points: frozen.frozen }) },
                  ...(frozen.frozen_until
                    ? [{ label: texts.frozenUntil, figure: day(frozen.frozen_until) }]
                    : []),
                ]
              : []
          }
        />
        {!isOrgAdmin(user) && <p className="text-ink-2">{texts.askAdmin}</p>}
        <div className="flex flex-wrap items-center gap-3">
          {isOrgAdmin(user) && (
            <Button look="seal" onClick={renew}>
              {texts.renew}
            </Button>
          )}
          <Button look="quiet" onClick={close}>
            {texts.later}
          </Button>
          {!expired && (
            <Button look="quiet" className="ml-auto" onClick={notToday}>
              {texts.notToday}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
