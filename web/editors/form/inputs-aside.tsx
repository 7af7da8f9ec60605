import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { Keyboard, MessageSquare, PanelLeft } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { FormValues } from '../kit/form-values.ts';
import { InputPane } from './input-pane.tsx';

/** How much of the sheet is visible on phones: all of it, its upper half, or only the run bar. */
export type Sheet = 'full' | 'half' | 'low';

/** The left side of the workspace: the form above, the run bar at its foot; a bottom sheet on phones. */
export function InputsAside({
  ref,
  tool,
  values,
  change,
  sheet,
  onSheet,
  onShortcuts,
  onChat,
  onFold,
  children,
}: {
  ref: Ref<HTMLElement>;
  tool: Tool;
  values: FormValues;
  change: (values: FormValues) => void;
  sheet: Sheet;
  onSheet: (sheet: Sheet) => void;
  onShortcuts: () => void;
  onChat: () => void;
  onFold: () => void;
  /** The run bar. */
  children: ReactNode;
}) {
  const { panes } = useStudioMessages().tools;
  return (
    <aside className="pane pane-inputs" aria-label={panes.inputs} ref={ref}>
      <button
        type="button"
        className="sheet-handle"
        aria-expanded={sheet === 'full'}
        aria-label={sheet === 'full' ? panes.closeSettings : panes.settings}
        onClick={() => onSheet(sheet === 'half' ? 'full' : 'half')}
      />
      <div className="pane-head">
        <h2>{panes.inputs}</h2>
        <IconButton icon={MessageSquare} small className="pane-chat" label={panes.chat} onClick={onChat} />
        <IconButton
          icon={Keyboard}
          small
          className="pane-keys"
          label={panes.shortcuts}
          onClick={onShortcuts}
        />
        <IconButton icon={PanelLeft} small label={panes.foldInputs} onClick={onFold} />
      </div>
      <div className="pane-scroll">
        <InputPane tool={tool} values={values} change={change} />
      </div>
      {children}
    </aside>
  );
}
