import type { Place } from '@inkreel/contract/api/tasks.ts';
import type { Verb } from '../../../canvas/ui/verb.ts';
import { useCatalogue } from '../../../lib/catalogue.ts';
import { useEngineName, useUser } from '../../../lib/query.ts';
import { ReceiptSlip } from '../../../runs/receipt-slip.tsx';
import { ReportLines } from '../../../runs/report-lines.tsx';
import type { Candidate } from '../candidates.ts';
import { LongRun, StoppedRun } from '../long-run/long-run.tsx';
import { CarryOn } from './carry-on.tsx';
import { NoteItems, PinsSwitch } from './note-items.tsx';
import { ResultFacts } from './result-facts.tsx';
import { RunProgress } from './run-progress.tsx';

/** The details of a result: what was done, its facts and notes, the receipt, and where it can continue. */
export function ResultDetails({
  shown,
  verbs,
  onCheck,
}: {
  shown: Candidate;
  verbs: readonly Verb[];
  onCheck: (place: Place) => void;
}) {
  const onward = verbs.find(({ id }) => id === 'continue');
  return (
    <>
      <ResultAccount shown={shown} onCheck={onCheck} />
      {onward && <CarryOn verb={onward} />}
    </>
  );
}

/** The first part of it: what was done, and what it cost. */
export function ResultAccount({
  shown,
  onCheck,
}: {
  shown: Candidate;
  /** Opens the brush at a place of the picture that it was made from. */
  onCheck: (place: Place) => void;
}) {
  const user = useUser();
  const isVideo = useCatalogue().some(({ id, kind }) => id === shown.run.tool_id && kind === 'video');
  const engineName = useEngineName(shown.run.engine);
  const notes = shown.kind === 'result' ? (shown.result.report?.notes ?? []) : [];
  return (
    <>
      {shown.kind === 'making' && (isVideo ? <LongRun run={shown.run} /> : <RunProgress shown={shown} />)}
      {shown.kind === 'failed' && isVideo && <StoppedRun run={shown.run} />}
      {shown.kind === 'result' && (
        <div className="result-account">
          <ResultFacts shown={shown} />
          <ReportLines
            toolId={shown.run.tool_id}
            report={shown.result.report}
            builtin={shown.run.builtin}
            engine={engineName}
            isOperator={user?.is_operator ?? false}
            notes={notes.length > 0 && <NoteItems resultKey={shown.key} notes={notes} onCheck={onCheck} />}
          />
          {notes.some(({ place }) => place) && <PinsSwitch />}
        </div>
      )}
      <ReceiptSlip runId={shown.run.id} receipt={shown.run.receipt} />
    </>
  );
}
