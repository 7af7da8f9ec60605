import { qrCode } from '@inkreel/contract/api/billing.ts';
import type { Order } from '@inkreel/contract/api/orders.ts';
import { paymentTexts } from '@inkreel/contract/messages/areas/payment.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openResponse } from '../../../lib/client.ts';
import { useLocalPath } from '../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { onPhone } from '../../../lib/on-phone.ts';
import { Button } from '../../../ui/button.tsx';
import { clockTime } from './core/clock-time.ts';
import { PurchaseLines } from './purchase-lines.tsx';
import { walletAddress } from './wallet-address.ts';

/** QR payment dialog: the code, what is bought, how long it is valid (specification, section 4). No card entry. */
export function QrStep({ order, onCancel }: { order: Order; onCancel: () => void }) {
  const texts = useAreaTexts(paymentTexts).pay;
  const localPath = useLocalPath();
  const left = useTimeLeft(order.closes_at);
  return (
    <>
      <Code order={order} />
      <p className="text-center text-ink-2">
        {order.test ? texts.qrTest : onPhone() ? texts.qrHowOnPhone : texts.qrHow}
      </p>
      <p className="numbers text-center text-[13px] text-ink-2">
        <span className="status status-running">{texts.waiting}</span>
        <span className="ml-3">{texts.closesIn({ time: clockTime(left) })}</span>
      </p>
      {order.test && order.code_url !== null && (
        <a
          className="link self-center text-[13px]"
          href={walletAddress(order.code_url, location.origin, localPath)}
          target="_blank"
          rel="noreferrer"
        >
          {texts.qrOpen}
        </a>
      )}
      <PurchaseLines {...order} />
      <Button className="self-center" look="quiet" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </>
  );
}

function Code({ order }: { order: Order }) {
  const texts = useAreaTexts(paymentTexts).pay;
  const { language } = useLanguage();
  const { address, failed, again } = useCode(order);
  const amount = formatMoney(order.amount, order.currency, language);
  return (
    <div className="pay-code">
      <p className="pay-amount">{amount}</p>
      {failed ? (
        <div role="alert" className="pay-code-square">
          <p className="text-seal">{texts.qrFailed}</p>
          <Button size="small" onClick={again}>
            {texts.qrRetry}
          </Button>
        </div>
      ) : address === undefined ? (
        <div className="pay-code-square skeleton" role="status">
          <span className="sr-only">{texts.qrDrawing}</span>
        </div>
      ) : (
        <img className="pay-code-square" src={address} alt={texts.qrAlt({ amount })} />
      )}
    </div>
  );
}

/** The code's picture as an object URL: it is fetched with the token, which an address cannot carry. */
function useCode(order: Order) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['payment', 'code', order.id],
    enabled: order.code_url !== null,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const answer = await openResponse(qrCode, { query: { text: order.code_url ?? '' }, signal });
      return new Blob([await answer.arrayBuffer()], { type: 'image/svg+xml' });
    },
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { address, failed: isError || order.code_url === null, again: () => void refetch() };
}

/** Milliseconds until an instant, counted down by the second. */
function useTimeLeft(instant: string): number {
  const left = () => Math.max(0, Date.parse(instant) - Date.now());
  const [time, setTime] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setTime(Math.max(0, Date.parse(instant) - Date.now())), 1000);
    return () => clearInterval(timer);
  }, [instant]);
  return time;
}
