import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { answerSandboxPayment, readSandboxPayment } from '@inkreel/contract/api/orders.ts';
import { POLL_ORDER_MS } from '@inkreel/contract/limits.ts';
import { paymentTexts } from '@inkreel/contract/messages/areas/payment.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { failureOf } from '../../../lib/failure-text.ts';
import { LanguageLink, useBarePath, useLocalPath } from '../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { QUERY_KEYS } from '../../../lib/query.ts';
import { useLocation } from '../../../lib/router.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { PopupWindow } from '../../../shell/popup-window.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { FailureWords } from '../../../ui/failure-words.tsx';
import './pay.css';

type Answer = 'approve' | 'refuse';
type TestPayment = OutputOf<typeof readSandboxPayment>;

/** The test wallet: replaces the phone's wallet and the provider's window (decisions, Payment providers). */
export default function SandboxPaymentPage() {
  const { sandbox: texts, popup } = useAreaTexts(paymentTexts);
  const messages = useStudioMessages();
  const { key } = useLocation();
  const token = useBarePath().split('/')[3] ?? '';
  const params = { token };
  const payment = useQuery({
    // Under a key of public data: the page is the same signed in or not, and a sign-out keeps it.
    queryKey: [...QUERY_KEYS.pointConfig, 'sandbox', token, key],
    queryFn: ({ signal }) => call(readSandboxPayment, { params, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? POLL_ORDER_MS : false),
  });
  const missing = payment.error instanceof ApiError && payment.error.code === 'not_found';
  return (
    <PopupWindow>
      <div className="wallet" aria-busy={payment.isPending}>
        <header>
          <h1>{texts.title}</h1>
          <p className="mt-1 text-ink-2">{texts.lead}</p>
        </header>
        {payment.data ? (
          <Wallet payment={payment.data} token={token} again={() => void payment.refetch()} />
        ) : payment.isError ? (
          <div role="alert" className="flex flex-col gap-3">
            <p>
              {missing ? (
                texts.unknown
              ) : (
                <FailureWords failure={failureOf(payment.error, messages, messages.failures.getData)} />
              )}
            </p>
            {missing ? (
              <LanguageLink className="link self-start" to="/pricing">
                {popup.plans}
              </LanguageLink>
            ) : (
              <Button onClick={() => void payment.refetch()}>{messages.shell.retry}</Button>
            )}
          </div>
        ) : (
          <div className="skeleton h-24" role="status">
            <span className="sr-only">{messages.shell.loading}</span>
          </div>
        )}
      </div>
    </PopupWindow>
  );
}

function Wallet({ payment, token, again }: { payment: TestPayment; token: string; again: () => void }) {
  const { sandbox: texts } = useAreaTexts(paymentTexts);
  const messages = useStudioMessages();
  const { language } = useLanguage();
  const wayBack = useWayBack(payment.paypal_order_id);
  const answer = useMutation({
    mutationFn: (given: Answer) => call(answerSandboxPayment, { params: { token }, body: { answer: given } }),
    onSuccess: (_, given) => {
      if (wayBack === undefined) again();
      else location.replace(wayBack(given === 'approve' ? 1 : 0));
    },
    onError: again,
  });
  const { state } = payment;
  return (
    <>
      <div>
        <p className="text-[13px] text-ink-2">{payment.title}</p>
        <p className="pay-amount">
          <span className="sr-only">{texts.pays} </span>
          {formatMoney(payment.amount, payment.currency, language)}
        </p>
      </div>
      {answer.isError && (
        <p role="alert" className="pay-alert">
          <FailureWords failure={failureOf(answer.error, messages)} />
        </p>
      )}
      {state === 'waiting' ? (
        <div className="flex flex-col gap-3">
          <Button
            look="seal"
            size="large"
            disabled={answer.isPending}
            onClick={() => answer.mutate('approve')}
          >
            {answer.isPending ? texts.working : texts.approve}
          </Button>
          <Button size="large" disabled={answer.isPending} onClick={() => answer.mutate('refuse')}>
            {texts.refuse}
          </Button>
        </div>
      ) : (
        <div role="status">
          <p
            className={
              state === 'paid' || state === 'approved' ? 'status status-done' : 'status status-missing'
            }
          >
            {texts[state]}
          </p>
          <p className="mt-1 text-ink-2">{texts[`${state}How`]}</p>
          {wayBack !== undefined && (
            <a
              className={buttonClass({}, 'mt-4')}
              href={wayBack(state === 'approved' || state === 'paid' ? 1 : 0)}
            >
              {texts.back}
            </a>
          )}
        </div>
      )}
    </>
  );
}

/** Where the provider would send its popup; undefined for the wallet that scans a code: its page stays. */
function useWayBack(paypalOrderId: string | null): ((status: 0 | 1) => string) | undefined {
  const localPath = useLocalPath();
  if (paypalOrderId === null) return undefined;
  return (status) =>
    localPath(`/popup/payment?${new URLSearchParams({ status: String(status), token: paypalOrderId })}`);
}
