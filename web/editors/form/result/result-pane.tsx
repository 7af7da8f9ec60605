import { resultTexts } from '@inkreel/contract/messages/areas/result.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { PanelRight } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { OnStage } from '../use-on-stage.ts';
import type { ActionsOf } from './actions-of.ts';
import { Earlier } from './earlier.tsx';
import './result.css';

/** Not loaded before there is a result. */
const ShownResult = lazyPart(() => import('./shown-result.tsx'));

/** The right side of a workspace: all about the result on the stage, and what was made before it. */
export default function ResultPane({
  tool,
  onStage,
  actionsOf,
  onFold,
  beside,
}: {
  tool: Tool;
  onStage: OnStage;
  actionsOf: ActionsOf;
  onFold: () => void;
  /** What the stage has beside it while it is worked on. */
  beside?: ReactNode;
}) {
  const { panes } = useStudioMessages().tools;
  const texts = useAreaTexts(resultTexts);
  const { clock } = useLanguage();
  const { view, siblings, candidates, show } = onStage;
  const shown = view === 'result' ? onStage.shown : undefined;
  const title =
    shown === undefined
      ? panes.history
      : siblings.length > 1
        ? texts.count({ count: siblings.length })
        : shown.kind === 'result'
          ? texts.title
          : texts.running;
  const allCreations = (
    <LanguageLink className="link" to="/my-creation">
      {texts.allCreations}
    </LanguageLink>
  );
  return (
    <>
      <div className="pane-head">
        <h2>{title}</h2>
        <span className="pane-fact">{shown ? clock(shown.run.created_at) : allCreations}</span>
        <IconButton icon={PanelRight} small label={shown ? texts.hide : panes.foldHistory} onClick={onFold} />
      </div>
      <div className="pane-scroll">
        {beside}
        {shown && (
          <Suspense>
            <ShownResult tool={tool} shown={shown} onStage={onStage} actionsOf={actionsOf} />
          </Suspense>
        )}
        {shown && (
          <h2 className="earlier-head">
            {texts.earlier}
            {allCreations}
          </h2>
        )}
        <Earlier tool={tool} shown={shown} candidates={candidates} onPick={show} actionsOf={actionsOf} />
      </div>
    </>
  );
}
