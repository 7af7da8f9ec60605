import { type adminOrders, adminRefundOrder } from '@inkreel/contract/api/admin.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { ORDER_STATUS } from '@inkreel/contract/api/orders.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { call } from '../../../lib/client.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { AskDialog } from '../parts/ask-dialog.tsx';
import { providerName } from './order-numbers.tsx';

interface RefundDialogProps {
  order: OutputOf<typeof adminOrders>['items'][number];
  onClose: () => void;
}

/** Asks before money goes back, and says who gets how much and how many points are taken for it. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { orders } = useAreaTexts(adminTexts);
  const { language } = useLanguage();
  const texts = orders.refund;
  const amount = formatMoney(order.amount, order.currency, language);
  const provider = providerName(orders.providers, order.provider);
  return (
    <AskDialog
      title={texts.title({ amount })}
      lines={[
        texts.money({ amount, buyer: order.buyer.name, provider }),
        texts.points({ value: order.points, organisation: order.organisation.name }),
        texts.final,
      ]}
      confirm={texts.action}
      act={async (reason) => {
        const { status } = await call(adminRefundOrder, { params: { id: order.id }, body: { reason } });
        return status === ORDER_STATUS.refunded ? texts.refunded : texts.done;
      }}
      onClose={onClose}
    />
  );
}
