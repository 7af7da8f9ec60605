import { paymentTexts } from '@inkreel/contract/messages/areas/payment.ts';
import type { PayWay } from '@inkreel/contract/site.ts';
import { AppWindow, QrCode } from 'lucide-react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { onPhone } from '../../../lib/on-phone.ts';
import { useSiteFacts } from '../../../lib/query.ts';
import { useSite } from '../../../lib/site.ts';
import { Button } from '../../../ui/button.tsx';
import type { Choice } from './core/open-order.ts';
import { PurchaseLines } from './purchase-lines.tsx';

interface WayChooserProps {
  choice: Choice;
  /** The browser has refused to open the provider's window. */
  blocked: boolean;
  choose: (way: PayWay) => void;
  onBack: () => void;
}

/** Payment method chooser: what is bought, and the ways that this installation takes money. */
export function WayChooser({ choice, blocked, choose, onBack }: WayChooserProps) {
  const texts = useAreaTexts(paymentTexts).pay;
  const site = useSite();
  const offered = useSiteFacts()?.pay_ways ?? site.payWays;
  const ways = blocked ? offered.filter((way) => way === 'paypal') : offered;
  const { product, count } = choice;
  return (
    <>
      {blocked && (
        <p role="alert" className="pay-alert">
          <b className="block">{texts.blocked}</b>
          {texts.blockedHow}
        </p>
      )}
      <PurchaseLines
        {...product}
        count={count}
        amount={product.price * count}
        points={product.point * count}
      />
      <div className="flex flex-col gap-2">
        {ways.map((way) => (
          <button key={way} type="button" className="pay-way" onClick={() => choose(way)}>
            {way === 'wechat' ? (
              <QrCode size={22} strokeWidth={1.6} aria-hidden />
            ) : (
              <AppWindow size={22} strokeWidth={1.6} aria-hidden />
            )}
            <span>
              <b>{way === 'wechat' ? texts.wechat : texts.paypal}</b>
              <small>
                {way === 'wechat' ? (onPhone() ? texts.wechatHowOnPhone : texts.wechatHow) : texts.paypalHow}
              </small>
            </span>
          </button>
        ))}
      </div>
      <Button look="quiet" className="self-start" onClick={onBack}>
        {texts.back}
      </Button>
    </>
  );
}
