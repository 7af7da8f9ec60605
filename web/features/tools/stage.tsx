import { Grid2x2, Minus, Plus, Square, SquareSplitHorizontal } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { stepScale, type View, zoomAt } from '../../canvas/core/zoom.ts';
import { PictureToolbar } from '../../canvas/ui/picture-toolbar.tsx';
import { ZoomViewer } from '../../canvas/ui/zoom-viewer.tsx';
import { useLanguage, useMessages } from '../../lib/messages.tsx';
import { FailedCard } from '../../runs/failed-card.tsx';
import './stage.css';
import { MakingPicture } from '../../runs/making-picture.tsx';
import { ResultMenu } from '../../runs/result-menu.tsx';
import { type ResultActions, useResultVerbs } from '../../runs/result-verbs.ts';
import { VideoPlayer } from '../../runs/video-player.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type Candidate, subjectOf } from './candidates.ts';
import type { FormValues } from './form-state.ts';
import { placeInFrame, ratioToCome } from './place-in-frame.ts';
import { useSizes } from './use-picture-sizes.ts';

const CompareViewer = lazy(() =>
  import('../../canvas/ui/compare-viewer.tsx').then(({ CompareViewer: Viewer }) => ({ default: Viewer })),
);

/** The centre of the workspace: one picture large with its toolbar, or all candidates of its run side by side. */
export function Stage({
  shown,
  siblings,
  actionsOf,
  empty,
  onPick,
  onCancel,
  before,
  comparing,
  onCompare,
}: {
  shown: Candidate | undefined;
  /** The candidates of the same run, for the grid. */
  siblings: readonly Candidate[];
  /** What the verbs of a picture do here, by the input of its run. */
  actionsOf: (input: FormValues) => ResultActions;
  /** What stands here before the first run. */
  empty: React.ReactNode;
  onPick: (candidate: Candidate) => void;
  onCancel: (runId: string) => void;
  /** Address of the picture that the shown one was made from. */
  before: unknown;
  comparing: boolean;
  onCompare: (comparing: boolean) => void;
}) {
  const { tools, pictures } = useMessages();
  const { number } = useLanguage();
  const [view, setView] = useState<View | null>(null);
  const [fit, setFit] = useState(1);
  const [grid, setGrid] = useState(false);
  const key = shown?.key;
  // Another picture is shown whole first.
  useEffect(() => setView(null), [key]);
  const picture = shown?.kind === 'picture' ? shown.result.file : undefined;
  const subject = subjectOf(shown);
  const actions = actionsOf(shown?.run.input ?? {});
  const verbs = useResultVerbs(subject, actions);
  const scale = view?.scale ?? fit;
  const zoom = (direction: 1 | -1) =>
    setView(zoomAt(view ?? { scale: fit, x: 0, y: 0 }, stepScale(scale, direction), { x: 0, y: 0 }));
  const isVideo = picture?.content_type.startsWith('video/') === true;
  const original = typeof before === 'string' ? before : undefined;
  const sizeOf = useSizes(original === undefined ? [] : [original]);
  const originalSize = original === undefined ? undefined : sizeOf(original);
  const canCompare = picture !== undefined && originalSize !== undefined && !isVideo;
  const compares = comparing && canCompare;
  const alt = String(
    shown?.run.input['prompt'] ?? tools.candidates.candidate({ at: (shown?.index ?? 0) + 1 }),
  );
  const showGrid = grid && siblings.length > 1;
  return (
    <>
      <div className="stage-bar">
        {siblings.length > 1 && (
          <span className="stage-looks">
            <IconButton
              icon={Square}
              label={tools.panes.one}
              aria-pressed={!showGrid}
              onClick={() => setGrid(false)}
            />
            <IconButton
              icon={Grid2x2}
              label={tools.panes.grid}
              aria-pressed={showGrid}
              onClick={() => setGrid(true)}
            />
          </span>
        )}
        {picture && !showGrid && !isVideo && !compares && (
          <span className="stage-zoom">
            <IconButton icon={Minus} label={pictures.viewer.zoomOut} onClick={() => zoom(-1)} />
            <button
              type="button"
              className="stage-scale"
              title={pictures.viewer.fit}
              onClick={() => setView(null)}
            >
              <span className="sr-only">{pictures.viewer.scale} </span>
              {number(Math.round(scale * 100) / 100)}
              <span className="sr-only">. {pictures.viewer.fit}</span>
            </button>
            <IconButton icon={Plus} label={pictures.viewer.zoomIn} onClick={() => zoom(1)} />
          </span>
        )}
        {canCompare && !showGrid && (
          <button
            type="button"
            className="stage-compare"
            aria-label={tools.panes.compare}
            title={tools.panes.compare}
            aria-pressed={comparing}
            onClick={() => onCompare(!comparing)}
          >
            <SquareSplitHorizontal size={18} strokeWidth={1.6} aria-hidden="true" />
            <span>{tools.panes.compareWord}</span>
          </button>
        )}
        {verbs.length > 0 && <PictureToolbar label={pictures.toolbar} verbs={verbs} />}
      </div>
      {showGrid ? (
        <div className="stage-grid">
          {[...siblings].reverse().map((candidate) => (
            <ResultMenu
              key={candidate.key}
              subject={subjectOf(candidate)}
              actions={actionsOf(candidate.run.input)}
            >
              <button
                type="button"
                className={candidate.key === shown?.key ? 'stage-cell picked' : 'stage-cell'}
                onClick={() => {
                  onPick(candidate);
                  setGrid(false);
                }}
              >
                <span className="sr-only">{tools.candidates.candidate({ at: candidate.index + 1 })}</span>
                {candidate.kind === 'picture' && <img src={candidate.result.file.url} alt="" />}
                {candidate.kind === 'making' && (
                  <MakingPicture run={candidate.run} share={candidate.share} before={original} />
                )}
              </button>
            </ResultMenu>
          ))}
        </div>
      ) : (
        <ResultMenu subject={subject} actions={actions}>
          <div className="stage-one">
            {!shown && empty}
            {picture && shown && isVideo && <VideoPlayer file={picture} label={tools.panes.result} />}
            {picture && shown && compares && original !== undefined && (
              <Suspense>
                <CompareViewer
                  key={shown.key}
                  original={{ url: original, ...originalSize }}
                  place={placeInFrame(shown.run.input, originalSize)}
                  result={{
                    url: picture.url,
                    width: picture.width ?? originalSize.width,
                    height: picture.height ?? originalSize.height,
                  }}
                  alt={alt}
                />
              </Suspense>
            )}
            {picture && shown && !isVideo && !compares && (
              <div className="stage-picture">
                <ZoomViewer
                  picture={{
                    url: picture.url,
                    width: picture.width ?? 1024,
                    height: picture.height ?? 1024,
                    placeholder: picture.placeholder,
                  }}
                  alt={alt}
                  hint={pictures.viewer.hint}
                  view={view}
                  onView={setView}
                  onFit={setFit}
                />
              </div>
            )}
            {shown?.kind === 'making' && (
              <div className="stage-making">
                <div
                  className="stage-making-frame"
                  style={{ '--ratio': ratioToCome(shown.run.input, originalSize) } as React.CSSProperties}
                >
                  <MakingPicture run={shown.run} share={shown.share} before={original} />
                </div>
                <Button size="small" onClick={() => onCancel(shown.run.id)}>
                  {tools.candidates.cancelRun}
                </Button>
              </div>
            )}
            {shown?.kind === 'failed' && (
              <FailedCard run={shown.run} onRetry={actions.onRetry} onEdit={actions.onReuse} />
            )}
          </div>
        </ResultMenu>
      )}
    </>
  );
}
