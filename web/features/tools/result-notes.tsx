import { useUser } from '../../lib/query.ts';
import { ReceiptSlip } from '../../runs/receipt-slip.tsx';
import { ReportLines } from '../../runs/report-lines.tsx';
import type { Candidate } from './candidates.ts';

/** What stands under a result: what its engine says of it, and its receipt. */
export function ResultNotes({ shown }: { shown: Candidate }) {
  const user = useUser();
  return (
    <div className="under">
      {shown.kind === 'picture' ? (
        <ReportLines
          toolId={shown.run.tool_id}
          report={shown.result.report}
          builtin={shown.run.builtin}
          engine={shown.run.engine}
          isOperator={user?.is_operator ?? false}
        />
      ) : (
        <span />
      )}
      <ReceiptSlip runId={shown.run.id} receipt={shown.run.receipt} />
    </div>
  );
}
