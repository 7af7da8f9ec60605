import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import type { ProjectClip } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useFrameSize } from '../../../lib/use-frame-size.ts';
import { isLocalClip } from '../../../uploads/uploaded-image.ts';
import type { ClipClock } from '../../../video/core/clip-clock.ts';
import { SteadyVideo } from '../../../video/ui/steady-video.tsx';
import { Transport } from '../../../video/ui/transport.tsx';
import { SubtitleOverlay } from './late-parts.ts';
import type { ProjectEditor } from './use-project.ts';

/** The video with the lines of the moment drawn over it, and its transport. */
export function VideoPanel({
  editor,
  clip,
  url,
  rate,
  clock,
  onFrame,
}: {
  editor: ProjectEditor;
  /** The one that is shown, even if the project does not have it yet. */
  clip: ProjectClip | undefined;
  /** Of the clip; undefined while there is none. */
  url: string | undefined;
  /** Frames a second, if known. */
  rate: number | undefined;
  clock: ClipClock;
  /** A frame of the video, as a URL, whenever it is paused. */
  onFrame: (frame: string) => void;
}) {
  const texts = useAreaTexts(subtitleTexts).player;
  const screen = useRef<HTMLDivElement>(null);
  const room = useFrameSize(screen);
  const [unplayable, setUnplayable] = useState(false);
  const ratio = clip ? clip.width / clip.height : 16 / 9;
  const width = Math.min(room.width, room.height * ratio);
  const size = { width, height: width / ratio };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another clip may play
  useEffect(() => setUnplayable(false), [url]);

  return (
    <section className="subtitle-video" aria-label={texts.label}>
      <div className="video-screen" ref={screen}>
        {url ? (
          <div className="video-picture" style={size}>
            <SteadyVideo
              src={url}
              onPlayer={clock.attach}
              playsInline
              preload="auto"
              onError={() => setUnplayable(true)}
              onLoadedData={(event) => onFrame(frameOf(event.currentTarget))}
              onSeeked={(event) => event.currentTarget.paused && onFrame(frameOf(event.currentTarget))}
              onClick={clock.toggle}
            />
            <Suspense>
              <SubtitleOverlay editor={editor} clock={clock} size={size} />
            </Suspense>
          </div>
        ) : (
          <p className="note">{texts.noVideo}</p>
        )}
        {unplayable && !isLocalClip(url) && (
          <p className="video-unplayable" role="alert">
            {texts.unplayable}
          </p>
        )}
      </div>
      <Transport
        clock={clock}
        rate={rate}
        length={clip ? clip.seconds * 1000 : undefined}
        facts={clip ? texts.facts({ height: clip.height, rate }) : ''}
        disabled={!url}
        screen={screen}
      />
    </section>
  );
}

/** Pixels of the frame that the styles are shown on. */
const FRAME_WIDTH = 240;

function frameOf(video: HTMLVideoElement): string {
  const canvas = document.createElement('canvas');
  canvas.width = FRAME_WIDTH;
  canvas.height = Math.max(1, Math.round((FRAME_WIDTH * video.videoHeight) / Math.max(1, video.videoWidth)));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.8);
}
