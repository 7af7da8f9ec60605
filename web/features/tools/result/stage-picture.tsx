import { resultTexts } from '@inkreel/contract/messages/areas/result.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import { lazy, Suspense } from 'react';
import type { CompareMode } from '../../../canvas/core/compare.ts';
import type { View } from '../../../canvas/core/zoom.ts';
import { ZoomViewer } from '../../../canvas/ui/zoom-viewer.tsx';
import { useAreaTexts, useMessages } from '../../../lib/messages.tsx';
import { FailedCard } from '../../../runs/failed-card.tsx';
import { MakingPicture } from '../../../runs/making-picture.tsx';
import { MediaPlayer } from '../../../runs/media-player.tsx';
import type { ResultActions } from '../../../runs/result-verbs.ts';
import type { Candidate } from '../candidates.ts';
import { placeInFrame, ratioToCome } from '../place-in-frame.ts';
import { secondsLeft } from './seconds-left.ts';

const CompareViewer = lazy(() =>
  import('../../../canvas/ui/compare-viewer.tsx').then(({ CompareViewer: Viewer }) => ({ default: Viewer })),
);

interface Zooming {
  /** Null shows the whole picture. */
  view: View | null;
  fit: number;
  onView: (view: View | null) => void;
  onFit: (scale: number) => void;
}

/** The one thing on the stage: a picture, alone or against its original, a video, sound, a run that is made, or its failure. */
export function StagePicture({
  shown,
  original,
  compare,
  zooming,
  actions,
}: {
  shown: Candidate;
  /** The picture that it was made from, where there is one; its size once that is known. */
  original: { url: string; size: Size | undefined } | undefined;
  /** Undefined where it is not compared. */
  compare: CompareMode | undefined;
  zooming: Zooming;
  actions: ResultActions;
}) {
  const { tools, pictures } = useMessages();
  const texts = useAreaTexts(resultTexts);
  if (shown.kind === 'failed')
    return <FailedCard run={shown.run} onRetry={actions.onRetry} onEdit={actions.onReuse} />;
  if (shown.kind === 'making') {
    const ratio = ratioToCome(shown.run.input, original?.size);
    // Of several pictures the time is the run's, which the pane tells.
    const left = shown.run.candidates.length > 1 ? undefined : secondsLeft(shown.run);
    return (
      <div className="stage-making" style={{ '--ratio': ratio } as React.CSSProperties}>
        <MakingPicture
          run={shown.run}
          share={shown.share}
          before={original?.url}
          left={left === undefined ? undefined : texts.left({ seconds: left })}
        />
      </div>
    );
  }
  const { file } = shown.result;
  if (file.kind !== 'image') return <MediaPlayer file={file} label={tools.panes.result} />;
  const picture = {
    url: file.url,
    width: file.width ?? original?.size?.width ?? 1024,
    height: file.height ?? original?.size?.height ?? 1024,
    placeholder: file.placeholder,
  };
  const alt = String(shown.run.input['prompt'] ?? tools.candidates.candidate({ at: shown.index + 1 }));
  const { view, fit, onView, onFit } = zooming;
  const alone = (
    <ZoomViewer
      picture={picture}
      alt={alt}
      hint={pictures.viewer.hint}
      view={view}
      onView={onView}
      onFit={onFit}
      fills
    />
  );
  if (compare === undefined || !original?.size) return alone;
  return (
    <Suspense fallback={alone}>
      <CompareViewer
        key={shown.key}
        original={{ url: original.url, ...original.size }}
        place={placeInFrame(shown.run.input, original.size)}
        result={picture}
        alt={alt}
        mode={compare}
        view={view}
        fit={fit}
        onView={onView}
        onFit={onFit}
      />
    </Suspense>
  );
}
