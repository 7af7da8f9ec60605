import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { Suspense } from 'react';
import { chatShown } from '../../chat/chat-shown.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import type { FormValues } from '../kit/form-values.ts';
import { BesideStage } from './kinds/beside-stage.tsx';
import type { ActionsOf } from './result/actions-of.ts';
import type { OnStage } from './use-on-stage.ts';

const ChatPane = lazyPart(() => import('../../chat/chat-pane.tsx'));
const ResultPane = lazyPart(() => import('./result/result-pane.tsx'));

/** The right side of a wide workspace: the chat, or the history with what belongs to the stage. */
export function SidePane({
  tool,
  values,
  change,
  onStage,
  actionsOf,
  chatting,
  onFold,
}: {
  tool: Tool;
  values: FormValues;
  change: (changed: FormValues) => void;
  onStage: OnStage;
  actionsOf: ActionsOf;
  /** Whether the chat is open. */
  chatting: boolean;
  onFold: () => void;
}) {
  const { panes } = useStudioMessages().tools;
  const { shown, view } = onStage;
  const beside = chatting ? 'chat' : view === 'result' && shown ? 'result' : undefined;
  return (
    // With a key, so that the chat and the history are two panes and not one that changes its contents.
    <aside
      key={chatting ? 'chat' : 'history'}
      className="pane pane-history"
      data-beside={beside}
      aria-label={chatting ? panes.chat : panes.history}
    >
      <Suspense>
        {chatting ? (
          <ChatPane
            tool={tool}
            values={values}
            change={change}
            onResult={() => chatShown.set(false)}
            onFold={onFold}
          />
        ) : (
          <ResultPane
            tool={tool}
            onStage={onStage}
            actionsOf={actionsOf}
            onFold={onFold}
            beside={view === 'work' && <BesideStage tool={tool} values={values} change={change} />}
          />
        )}
      </Suspense>
    </aside>
  );
}
