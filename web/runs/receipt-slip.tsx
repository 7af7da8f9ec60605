import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { receiptTexts } from '@inkreel/contract/messages/areas/receipt.ts';
import { LanguageLink } from '../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../lib/messages.tsx';
import { Receipt } from '../ui/receipt.tsx';
import { useUnsentState } from './unsent-runs.ts';
import './runs.css';

/**
 * A run's receipt: the points quoted, then held, settled and refunded, with a link to its ledger line.
 * @param runId of a run on this page; a stored result needs none
 */
export function ReceiptSlip({ runId, receipt }: { runId?: string; receipt: TaskRecord['receipt'] }) {
  const messages = useAreaTexts(receiptTexts).receipt;
  const { number } = useLanguage();
  const unsent = useUnsentState(runId ?? '');
  // There is no receipt before the server has answered: nothing is held.
  if (unsent) return <p className="receipt-unsent">{messages.unsent}</p>;
  const { quoted, settled, returned, points_each: each, lines } = receipt;
  const count = (points: number) => (each > 0 ? Math.round(points / each) : 0);
  const held = quoted - settled - returned;
  const line = lines[0];
  const rows = [
    {
      label: quoted > 0 ? messages.quoted({ count: Math.max(1, count(quoted)), each }) : messages.nothing,
      points: quoted,
      always: true,
    },
    { label: messages.settled({ count: count(settled) }), points: settled },
    { label: messages.held, points: held },
    { label: messages.returned, points: returned },
  ];
  return (
    <Receipt
      title={messages.title}
      reference={
        line !== undefined && (
          <LanguageLink className="link" to={`/credits?line=${line}`}>
            {messages.line({ line })}
          </LanguageLink>
        )
      }
      lines={rows
        .filter(({ points, always }) => always || points > 0)
        .map(({ label, points }) => ({ label, figure: number(points) }))}
    />
  );
}
