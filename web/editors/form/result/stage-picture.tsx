import type { Place } from '@inkreel/contract/api/tasks.ts';
import { resultTexts } from '@inkreel/contract/messages/areas/result.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import { Suspense } from 'react';
import type { CompareMode } from '../../../canvas/core/compare.ts';
import type { PinSurface } from '../../../canvas/core/pins.ts';
import type { View } from '../../../canvas/core/zoom.ts';
import { OverlaidViewer } from '../../../canvas/ui/overlaid-viewer.tsx';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { FailedCard } from '../../../runs/failed-card.tsx';
import { MakingPicture } from '../../../runs/making-picture.tsx';
import { MediaPlayer } from '../../../runs/media-player.tsx';
import type { ResultActions } from '../../../runs/result-verbs.ts';
import { imageAt } from '../../../uploads/uploaded-image.ts';
import { placeInFrame, ratioToCome } from '../../kit/samples/place-in-frame.ts';
import { secondsLeft } from '../../kit/seconds-left.ts';
import { type Candidate, videoSourceOf } from '../candidates.ts';

const CompareViewer = lazyPart(() =>
  import('../../../canvas/ui/compare-viewer.tsx').then(({ CompareViewer: Viewer }) => ({ default: Viewer })),
);

const CompareVideo = lazyPart(() =>
  import('../compare/compare-video.tsx').then(({ CompareVideo: Viewer }) => ({ default: Viewer })),
);

const SpeechStrip = lazyPart(() =>
  import('../speaking/speech-strip.tsx').then(({ SpeechStrip: Strip }) => ({ default: Strip })),
);
const TalkingResult = lazyPart(() => import('../speaking/talking-result.tsx'));
/** Few results have any. */
const NotePins = lazyPart(() => import('./note-pins.tsx'));

interface Zooming {
  /** Null shows the whole picture. */
  view: View | null;
  fit: number;
  onView: (view: View | null) => void;
  onFit: (scale: number) => void;
}

/**
 * The one thing on the stage: a picture, alone or against its original, a video, sound, a run in progress, or its
 * failure.
 */
export function StagePicture({
  shown,
  original,
  compare,
  onLost,
  zooming,
  actions,
  onCheck,
}: {
  shown: Candidate;
  /** The picture that it was made from, if there is one; its size once that is known. */
  original: { url: string; size: Size | undefined } | undefined;
  /** Undefined if it is not compared. */
  compare: CompareMode | undefined;
  /** The video that it was made from cannot be played here. */
  onLost: () => void;
  zooming: Zooming;
  actions: ResultActions;
  /** Opens the brush at a place of the picture that it was made from. */
  onCheck: (place: Place) => void;
}) {
  const { tools, pictures } = useStudioMessages();
  const texts = useAreaTexts(resultTexts);
  if (shown.kind === 'failed')
    return <FailedCard run={shown.run} onRetry={actions.onRetry} onEdit={actions.onReuse} />;
  if (shown.kind === 'making') {
    const source = filmOf(shown.run.input);
    const ratio = ratioToCome(shown.run.input, source ?? original?.size);
    // With several pictures the time is the run's, which the pane shows.
    const left = shown.run.candidates.length > 1 ? undefined : secondsLeft(shown.run);
    return (
      <div className="stage-making" style={{ '--ratio': ratio } as React.CSSProperties}>
        <MakingPicture
          run={shown.run}
          share={shown.share}
          before={source?.thumbnail ?? original?.url}
          left={left === undefined ? undefined : texts.left({ seconds: left })}
        />
      </div>
    );
  }
  const { file, report } = shown.result;
  const source = videoSourceOf(shown);
  const { audio_url: sound, seconds, audio_seconds: said } = shown.run.input;
  const isSample = shown.run.sample === true;
  if (compare !== undefined && source !== undefined)
    return (
      <Suspense>
        <CompareVideo
          key={shown.key}
          original={source}
          file={file}
          label={tools.panes.result}
          mode={compare}
          onLost={onLost}
          strip={
            typeof sound === 'string' && typeof said === 'number'
              ? (clock) => (
                  <Suspense>
                    <SpeechStrip url={sound} seconds={said} isSample={isSample} clock={clock} />
                  </Suspense>
                )
              : undefined
          }
        />
      </Suspense>
    );
  if (file.kind === 'video' && original && typeof sound === 'string' && typeof seconds === 'number')
    return (
      <Suspense>
        <TalkingResult
          key={shown.key}
          portrait={original.url}
          file={file}
          label={tools.panes.result}
          sound={{ url: sound, seconds }}
          isSample={isSample}
        />
      </Suspense>
    );
  if (file.kind !== 'image')
    return (
      <MediaPlayer
        file={file}
        label={tools.panes.result}
        madeBy={{ toolId: shown.run.tool_id, input: shown.run.input }}
      />
    );
  const picture = {
    url: file.url,
    width: file.width ?? original?.size?.width ?? 1024,
    height: file.height ?? original?.size?.height ?? 1024,
    placeholder: file.placeholder,
  };
  const alt = String(shown.run.input['prompt'] ?? tools.candidates.candidate({ at: shown.index + 1 }));
  const { view, fit, onView, onFit } = zooming;
  const notes = report?.notes ?? [];
  const overlay = notes.some(({ place }) => place)
    ? (surface: PinSurface) => (
        <Suspense>
          <NotePins resultKey={shown.key} notes={notes} surface={surface} onCheck={onCheck} />
        </Suspense>
      )
    : undefined;
  const alone = (
    <OverlaidViewer
      picture={picture}
      alt={alt}
      hint={pictures.viewer.hint}
      view={view}
      shown={view ?? { scale: fit, x: 0, y: 0 }}
      onView={onView}
      onFit={onFit}
      overlay={overlay}
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
        overlay={overlay}
      />
    </Suspense>
  );
}

/** What is known of the video that a run is made from: its size, and a still of it. */
function filmOf({ video_url: url }: Readonly<Record<string, unknown>>) {
  if (typeof url !== 'string') return undefined;
  const known = imageAt(url);
  return known.width > 1 ? known : undefined;
}
