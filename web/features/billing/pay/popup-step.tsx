import type { Order } from '@inkreel/contract/api/orders.ts';
import { paymentTexts } from '@inkreel/contract/messages/areas/payment.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import type { PopupState } from './core/payment.ts';
import type { RunningPayment } from './core/run-payment.ts';
import { PurchaseLines } from './purchase-lines.tsx';

interface PopupStepProps {
  order: Order;
  popup: PopupState;
  payment: RunningPayment;
}

/** International payment waiting dialog: the payment happens in the provider's window. */
export function PopupStep({ order, popup, payment }: PopupStepProps) {
  const texts = useAreaTexts(paymentTexts).pay;
  const runs = popup === 'open' || popup === 'asking';
  return (
    <>
      {popup === 'blocked' && (
        <p role="alert" className="pay-alert">
          <b className="block">{texts.blocked}</b>
          {texts.blockedHow}
        </p>
      )}
      {popup === 'shut' && <p className="text-ink-2">{texts.shutHow}</p>}
      {popup === 'absent' && <p className="text-ink-2">{texts.popupAbsent}</p>}
      {runs && (
        <>
          <p className="text-ink-2">{texts.popupHow}</p>
          <p className="status status-running">{texts.waiting}</p>
        </>
      )}
      <PurchaseLines {...order} />
      <div className="pay-verbs">
        <Button look={runs ? 'outline' : 'seal'} onClick={payment.reopen}>
          {popup === 'absent' || popup === 'blocked' ? texts.popupOpen : texts.popupAgain}
        </Button>
        <Button look="quiet" onClick={payment.cancel}>
          {texts.cancel}
        </Button>
      </div>
    </>
  );
}
