import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useResultVerbs } from '../../../runs/result-verbs.ts';
import { type Candidate, subjectOf } from '../candidates.ts';
import type { OnStage } from '../use-on-stage.ts';
import type { ActionsOf } from './actions-of.ts';
import { ContactSheet } from './contact-sheet.tsx';
import { edgeCheckOf } from './edge-check.ts';
import { ResultDetails } from './result-details.tsx';

const AnotherWay = lazyPart(() => import('../speaking/another-way.tsx'));

/** Everything about the result on the stage. */
export default function ShownResult({
  tool,
  shown,
  onStage,
  actionsOf,
}: {
  tool: Tool;
  shown: Candidate;
  onStage: OnStage;
  actionsOf: ActionsOf;
}) {
  const { siblings, pick } = onStage;
  const actions = actionsOf(shown.run);
  const verbs = useResultVerbs(subjectOf(shown), actions);
  return (
    <>
      {siblings.length > 1 && (
        <ContactSheet siblings={siblings} shown={shown} onPick={pick} actions={actions} look="sheet" />
      )}
      <ResultDetails shown={shown} verbs={verbs} onCheck={edgeCheckOf(tool, shown, onStage, actions)} />
      {shown.kind === 'result' && tool.sampleFirst && (
        <Suspense>
          <AnotherWay tool={tool} run={shown.run} actionsOf={actionsOf} />
        </Suspense>
      )}
    </>
  );
}
