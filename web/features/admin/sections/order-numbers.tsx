import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';

interface OrderNumbersProps {
  order: {
    id: string;
    provider: string;
    provider_order_id: string | null;
    provider_payment_id: string | null;
    paid_at: string | null;
  };
}

/** The provider and the time of the payment, and folded the order's numbers at both sides. */
export function OrderNumbers({ order }: OrderNumbersProps) {
  const { orders: texts, list } = useAreaTexts(adminTexts);
  const { time, colon } = useLanguage();
  const provider = providerName(texts.providers, order.provider);
  const numbers = [
    `Inkreel: ${order.id}`,
    ...[order.provider_order_id, order.provider_payment_id]
      .filter((number) => number !== null)
      .map((number) => `${provider}${colon}${number}`),
  ];
  return (
    <>
      {provider}
      {order.paid_at !== null && <small>{time(order.paid_at)}</small>}
      <details className="admin-more">
        <summary>{list.details}</summary>
        <pre>{numbers.join('\n')}</pre>
      </details>
    </>
  );
}

/** The display name of a payment provider. */
export function providerName(names: Readonly<Record<string, string>>, provider: string): string {
  return names[provider] ?? provider;
}
