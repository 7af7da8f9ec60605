import { paymentTexts } from '@inkreel/contract/messages/areas/payment.ts';
import { failureOf } from '../../../lib/failure-text.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureWords } from '../../../ui/failure-words.tsx';
import type { Payment } from './core/payment.ts';
import type { RunningPayment } from './core/run-payment.ts';

interface EndedStepProps {
  state: Extract<Payment, { step: 'ended' | 'order_failed' | 'capture_failed' }>;
  payment: RunningPayment;
  onBack: () => void;
}

/** A payment that did not happen: what it was for, what to do, and that no money moved. */
export function EndedStep({ state, payment, onBack }: EndedStepProps) {
  const texts = useAreaTexts(paymentTexts).pay;
  const messages = useStudioMessages();
  const way = state.step === 'order_failed' ? state.way : state.order.pay_way;
  const captureFailed = state.step === 'capture_failed';
  // The dialog's title says that it failed.
  const failure = 'error' in state ? failureOf(state.error, messages) : undefined;
  const retry = captureFailed ? payment.retryCapture : () => payment.choose(way);
  const renews = way === 'wechat' && state.step === 'ended' && state.why === 'expired';
  return (
    <>
      <div role="alert" className="flex flex-col gap-2">
        {failure && failure.text !== texts.failed && (
          <p>
            <FailureWords failure={failure} />
          </p>
        )}
        <p className="text-ink-2">{lineOf(state, texts)}</p>
      </div>
      <div className="pay-verbs">
        <Button look="seal" onClick={retry}>
          {renews ? texts.newCode : texts.again}
        </Button>
        <Button look="quiet" onClick={captureFailed ? payment.cancel : onBack}>
          {captureFailed ? texts.cancel : texts.back}
        </Button>
      </div>
    </>
  );
}

function lineOf(
  state: EndedStepProps['state'],
  texts: { cancelledHow: string; expired: string; failedHow: string; orderFailedHow: string },
): string {
  if (state.step === 'capture_failed') return texts.failedHow;
  if (state.step === 'order_failed') return texts.orderFailedHow;
  return state.why === 'cancelled' ? texts.cancelledHow : texts.expired;
}
