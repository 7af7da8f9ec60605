import { mediumOf } from '@inkreel/contract/fields/field.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { useLanguage } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';

/** What the centre of an editor shows: the picture that is worked on, its results, or a batch of many. */
export type StageView = 'work' | 'result' | 'batch';

/** Switches between them. */
export function StageSwitch({
  tool,
  view,
  views,
  results,
  onView,
}: {
  tool: Tool;
  view: StageView;
  views: readonly StageView[];
  /** Number of results. */
  results: number;
  onView: (view: StageView) => void;
}) {
  const { panes } = useStudioMessages().tools;
  const { number } = useLanguage();
  const names: Record<StageView, string> = {
    work: tool.fields.some((field) => mediumOf(field)?.kind === 'video') ? panes.workOfVideo : panes.work,
    result: panes.result,
    batch: panes.batch,
  };
  return (
    <div className="stage-switch" role="tablist" aria-label={panes.stage}>
      {views.map((one) => (
        <button key={one} type="button" role="tab" aria-selected={one === view} onClick={() => onView(one)}>
          {names[one]}
          {one === 'result' && results > 0 && <span>{number(results)}</span>}
        </button>
      ))}
    </div>
  );
}
