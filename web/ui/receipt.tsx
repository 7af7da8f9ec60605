import type { ReactNode } from 'react';
import './receipt.css';

interface ReceiptProps {
  title: ReactNode;
  /** Shown to the right of the title: a link to the ledger line. */
  reference?: ReactNode;
  lines: readonly { label: ReactNode; figure: ReactNode; total?: boolean }[];
}

/** A slip with a torn lower edge: labels, dots, figures. */
export function Receipt({ title, reference, lines }: ReceiptProps) {
  return (
    <div className="receipt">
      <div className="mb-1 flex gap-2 font-semibold">
        <span>{title}</span>
        {reference !== undefined && <span className="ml-auto font-normal">{reference}</span>}
      </div>
      {lines.map((line, index) => (
        <div key={index} className={line.total ? 'leader receipt-total' : 'leader'}>
          <span>{line.label}</span>
          <span>{line.figure}</span>
        </div>
      ))}
    </div>
  );
}
