import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { resultTexts } from '@inkreel/contract/messages/areas/result.ts';
import { Maximize, Minus, Plus, X } from 'lucide-react';
import { COMPARE_MODES, type CompareMode } from '../../../canvas/core/compare.ts';
import type { Verb } from '../../../canvas/ui/verb.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { ResultBar } from '../../../runs/result-bar.tsx';
import { Tip } from '../../../ui/tip.tsx';

/** Over the picture: how it is compared, how large it is, and what can be done with it. */
export function StageBar({
  compare,
  zoom,
  verbs,
  title,
  cancel,
}: {
  /** Undefined if there is nothing to compare with. */
  compare: { mode: CompareMode; onMode: (mode: CompareMode) => void } | undefined;
  /** Undefined if nothing is zoomed. */
  zoom: { scale: number; onStep: (direction: 1 | -1) => void; onFit: () => void } | undefined;
  /** Undefined if they are shown somewhere else. */
  verbs: readonly Verb[] | undefined;
  /** What is being made, or what the result announces. */
  title: string | undefined;
  /** The run can be cancelled; then these points are refunded. */
  cancel: { points: number; onCancel: () => void } | undefined;
}) {
  const { pictures } = useStudioMessages();
  const texts = useAreaTexts(resultTexts);
  const canvas = useAreaTexts(canvasTexts);
  const { share, stop } = useLanguage();
  const { zoomIn, zoomOut, fit, scale } = pictures.viewer;
  const steps: Verb[] = zoom
    ? [
        { id: 'zoom-out', label: zoomOut, shortcut: '-', icon: Minus, run: () => zoom.onStep(-1) },
        { id: 'zoom-in', label: zoomIn, shortcut: '+', icon: Plus, run: () => zoom.onStep(1) },
        { id: 'fit', label: fit, shortcut: '0', icon: Maximize, run: zoom.onFit },
      ]
    : [];
  const stepButton = (verb: Verb | undefined) =>
    verb && (
      <button
        type="button"
        className="bar-verb"
        data-look="icon"
        aria-label={verb.label}
        aria-keyshortcuts={verb.shortcut}
        onClick={verb.run}
      >
        <verb.icon size={18} strokeWidth={1.6} aria-hidden="true" />
        <Tip label={verb.label} shortcut={verb.shortcut} />
      </button>
    );
  return (
    <div className="stage-bar">
      {title !== undefined && (
        <p role="status" className="stage-title">
          {title}
        </p>
      )}
      {compare && (
        <div className="compare-modes" role="group" aria-label={canvas.compare.mode}>
          {COMPARE_MODES.map((mode) => (
            <button
              key={mode}
              type="button"
              aria-pressed={compare.mode === mode}
              onClick={() => compare.onMode(mode)}
            >
              {canvas.compare[mode]}
            </button>
          ))}
        </div>
      )}
      {zoom && (
        <span className="stage-zoom">
          {stepButton(steps[0])}
          <button type="button" className="stage-scale" onClick={zoom.onFit}>
            <span className="sr-only">{scale} </span>
            {share(zoom.scale)}
            <span className="sr-only">
              {stop}
              {fit}
            </span>
          </button>
          {stepButton(steps[1])}
          {stepButton(steps[2])}
        </span>
      )}
      {verbs && verbs.length > 0 && <ResultBar label={pictures.toolbar} verbs={verbs} narrow={steps} />}
      {cancel && (
        <button type="button" className="bar-verb stage-cancel" onClick={cancel.onCancel}>
          <X size={16} strokeWidth={1.6} aria-hidden="true" />
          {texts.cancelRefund({ points: cancel.points })}
        </button>
      )}
    </div>
  );
}
