import type { Place } from '@inkreel/contract/api/tasks.ts';
import { resultTexts } from '@inkreel/contract/messages/areas/result.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { ChevronUp } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ReactNode, Suspense } from 'react';
import type { Verb } from '../../../canvas/ui/verb.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import type { Candidate } from '../candidates.ts';
import type { OnStage } from '../use-on-stage.ts';
import type { ActionsOf } from './actions-of.ts';
import { CarryOn } from './carry-on.tsx';
import { ContactSheet } from './contact-sheet.tsx';
import { Earlier } from './earlier.tsx';
import { ResultAccount } from './result-details.tsx';
import { ResultFacts } from './result-facts.tsx';

const AnotherWay = lazyPart(() => import('../speaking/another-way.tsx'));

/** Without a third column: its content is below the stage, and opens over it. */
export function ResultFoot({
  tool,
  shown,
  onStage,
  verbs,
  actionsOf,
  onCheck,
}: {
  tool: Tool;
  shown: Candidate;
  onStage: OnStage;
  verbs: readonly Verb[];
  actionsOf: ActionsOf;
  onCheck: (place: Place) => void;
}) {
  const texts = useAreaTexts(resultTexts);
  const { number } = useLanguage();
  const { siblings, candidates, pick, show } = onStage;
  const onward = verbs.find(({ id }) => id === 'continue');
  const { receipt } = shown.run;
  return (
    <section className="result-foot" aria-label={texts.foot.label}>
      {siblings.length > 1 ? (
        <ContactSheet
          siblings={siblings}
          shown={shown}
          onPick={pick}
          actions={actionsOf(shown.run)}
          look="row"
        />
      ) : (
        <ResultFacts shown={shown} short />
      )}
      <span className="foot-ways">
        <FootPanel name={texts.foot.receipt} figure={number(receipt.quoted)}>
          <ResultAccount shown={shown} onCheck={onCheck} />
        </FootPanel>
        {onward && (
          <FootPanel name={texts.foot.carryOn}>
            <CarryOn verb={onward} />
          </FootPanel>
        )}
        {shown.kind === 'result' && tool.sampleFirst && (
          <FootPanel name={texts.anotherWay}>
            <Suspense>
              <AnotherWay tool={tool} run={shown.run} actionsOf={actionsOf} />
            </Suspense>
          </FootPanel>
        )}
        <FootPanel name={texts.earlier}>
          <Earlier tool={tool} shown={shown} candidates={candidates} onPick={show} actionsOf={actionsOf} />
        </FootPanel>
      </span>
    </section>
  );
}

function FootPanel({ name, figure, children }: { name: string; figure?: string; children: ReactNode }) {
  return (
    <Popover.Root>
      <Popover.Trigger className="button button-small foot-way">
        {name}
        {figure !== undefined && <span>{figure}</span>}
        <ChevronUp size={15} strokeWidth={1.6} aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Content
        className="foot-panel"
        aria-label={name}
        side="top"
        align="end"
        sideOffset={12}
        collisionPadding={8}
      >
        {children}
      </Popover.Content>
    </Popover.Root>
  );
}
