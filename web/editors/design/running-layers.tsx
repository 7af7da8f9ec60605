import { placementOf } from '@inkreel/scene/design/design.ts';
import { placementStyle } from '../../canvas/ui/layer-handles.tsx';
import { isFinished } from '../../runs/run-list.ts';
import { useRuns } from '../../runs/run-store.ts';
import type { DesignEditing } from './use-design.ts';

/** A light that runs over the places whose results are being made. */
export function RunningLayers({ editing: { document, parts } }: { editing: DesignEditing }) {
  const { runs } = useRuns();
  return runs.map((run) => {
    const part = run.target?.id === document.record.id ? parts.get(run.target.part ?? '') : undefined;
    if (!part || isFinished(run)) return null;
    return (
      <div key={run.id} className="design-running" style={placementStyle(placementOf(part))} aria-hidden />
    );
  });
}
