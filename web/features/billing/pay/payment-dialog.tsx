import { paymentTexts } from '@inkreel/contract/messages/areas/payment.ts';
import { useEffect } from 'react';
import { closePayment, openPricing, type PaymentStart } from '../../../lib/dialogs.ts';
import { useAreaTexts, useMessages } from '../../../lib/messages.tsx';
import { TestPaymentsBanner } from '../../../shell/test-payments-banner.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Payment } from './core/payment.ts';
import type { RunningPayment } from './core/run-payment.ts';
import { EndedStep } from './ended-step.tsx';
import { PaidStep } from './paid-step.tsx';
import { PopupStep } from './popup-step.tsx';
import { QrStep } from './qr-step.tsx';
import { usePayment } from './use-payment.ts';
import { WayChooser } from './way-chooser.tsx';
import './pay.css';

/** One purchase: choosing how to pay, paying, and the outcome. */
export default function PaymentDialog({ start }: { start: PaymentStart }) {
  const texts = useAreaTexts(paymentTexts).pay;
  const { shell } = useMessages();
  const { payment, state } = usePayment(start);
  const back = () => {
    if (start.from === 'pricing_dialog') openPricing(start.choice.product.type);
    else closePayment();
  };
  const left = state.step === 'left';
  useEffect(() => {
    if (left) closePayment();
  }, [left]);
  const title = useTitle(state);
  return (
    <Dialog open onClose={payment.leave} title={title} closeLabel={shell.close} width={widthOf(state)}>
      <div className="pay" aria-busy={isBusy(state)}>
        {state.step !== 'paid' && <TestPaymentsBanner />}
        <Content payment={payment} state={state} start={start} onBack={back} />
        <p role="status" className="sr-only">
          {announcement(state, texts)}
        </p>
      </div>
    </Dialog>
  );
}

interface ContentProps {
  payment: RunningPayment;
  state: Payment;
  start: PaymentStart;
  onBack: () => void;
}

function Content({ payment, state, start, onBack }: ContentProps) {
  const texts = useAreaTexts(paymentTexts).pay;
  switch (state.step) {
    case 'choosing':
    case 'blocked':
      return (
        <WayChooser
          choice={start.choice}
          blocked={state.step === 'blocked'}
          choose={payment.choose}
          onBack={onBack}
        />
      );
    case 'creating':
    case 'resuming':
      return <Busy line={texts.creating} onCancel={payment.cancel} />;
    case 'waiting':
      return state.order.pay_way === 'wechat' ? (
        <QrStep order={state.order} onCancel={payment.cancel} />
      ) : (
        <PopupStep order={state.order} popup={state.popup} payment={payment} />
      );
    case 'capturing':
      return <Busy line={texts.capturing} />;
    case 'cancelling':
      return <Busy line={texts.cancelling} />;
    case 'paid':
      return <PaidStep order={state.order} onDone={closePayment} />;
    case 'ended':
    case 'order_failed':
    case 'capture_failed':
      return <EndedStep state={state} payment={payment} onBack={onBack} />;
    case 'left':
      return null;
  }
}

function Busy({ line, onCancel }: { line: string; onCancel?: () => void }) {
  const texts = useAreaTexts(paymentTexts).pay;
  return (
    <div className="pay-busy">
      <p className="status status-running">{line}</p>
      {onCancel && (
        <button type="button" className="link text-[13px]" onClick={onCancel}>
          {texts.cancel}
        </button>
      )}
    </div>
  );
}

function useTitle(state: Payment): string {
  const { pay, paid } = useAreaTexts(paymentTexts);
  switch (state.step) {
    case 'paid':
      return paid.title;
    case 'blocked':
      return pay.blockedTitle;
    case 'waiting':
      if (state.order.pay_way === 'wechat') return pay.qrTitle;
      if (state.popup === 'shut') return pay.cancelled;
      return state.popup === 'blocked' ? pay.blockedTitle : pay.popupTitle;
    case 'ended':
      if (state.why === 'cancelled') return pay.cancelled;
      return pay.expiredTitle;
    case 'order_failed':
      return state.way === 'wechat' ? pay.qrFailed : pay.failed;
    case 'capture_failed':
      return pay.failed;
    case 'choosing':
      return pay.title;
    default:
      return pay.titleOne;
  }
}

const widthOf = (state: Payment) => (state.step === 'paid' ? 440 : 480);
const isBusy = (state: Payment) => ['creating', 'resuming', 'capturing', 'cancelling'].includes(state.step);

/** Announcements for screen readers. */
function announcement(
  state: Payment,
  texts: { waiting: string; expiredTitle: string; cancelled: string },
): string {
  if (state.step === 'waiting') return state.popup === 'shut' ? texts.cancelled : texts.waiting;
  if (state.step === 'ended') return state.why === 'cancelled' ? texts.cancelled : texts.expiredTitle;
  return '';
}
