import { PanelLeft, PanelRight } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Side } from './use-fold.ts';

/** Buttons at the edges of the stage that bring back the folded sides of the workspace. */
export function UnfoldButtons({
  folded,
  labels,
  onUnfold,
}: {
  folded: Readonly<Record<Side, boolean>>;
  labels: Readonly<Record<Side, string>>;
  onUnfold: (side: Side) => void;
}) {
  return (
    <>
      {folded.inputs && (
        <IconButton
          icon={PanelLeft}
          className="unfold unfold-left"
          label={labels.inputs}
          onClick={() => onUnfold('inputs')}
        />
      )}
      {folded.history && (
        <IconButton
          icon={PanelRight}
          className="unfold unfold-right"
          label={labels.history}
          onClick={() => onUnfold('history')}
        />
      )}
    </>
  );
}
