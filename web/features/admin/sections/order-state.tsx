import { ORDER_STATUS } from '@inkreel/contract/api/orders.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Status } from '../parts/status.tsx';

/** Statuses of an order in the order of the filter. */
export const STATUSES = [
  ORDER_STATUS.created,
  ORDER_STATUS.paid,
  ORDER_STATUS.closed,
  ORDER_STATUS.refunded,
] as const;

const LOOKS = { 0: 'running', 1: 'done', 2: 'missing', 3: 'stale' } as const;

interface OrderStateProps {
  order: { status: number; problem: string | null; refund_state: string };
}

/** The status of an order, and beneath it what an operator should know: a refund under way, a problem. */
export function OrderState({ order }: OrderStateProps) {
  const { orders: texts } = useAreaTexts(adminTexts);
  const status = STATUSES.find((each) => each === order.status) ?? ORDER_STATUS.created;
  const refunds: Readonly<Record<string, string>> = texts.refunds;
  const problems: Readonly<Record<string, string>> = texts.problems;
  return (
    <>
      <Status look={LOOKS[status]}>{texts.statuses[status]}</Status>
      {refunds[order.refund_state] !== undefined && <small>{refunds[order.refund_state]}</small>}
      {order.problem !== null && (
        <small className="text-seal!">{problems[order.problem] ?? texts.otherProblem}</small>
      )}
    </>
  );
}
