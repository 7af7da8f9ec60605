import type { Cue } from '@inkreel/scene/subtitles/cue.ts';
import { shownCues } from '@inkreel/scene/subtitles/shown-cues.ts';
import { runLines, type SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { styleOf } from '@inkreel/scene/subtitles/subtitle-style.ts';
import { shownTexts } from '@inkreel/scene/subtitles/write-subtitles.ts';
import { type CSSProperties, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ClipClock } from '../../../../video/core/clip-clock.ts';
import { PICTURE_MARGIN } from './core/text-look.ts';
import { SubtitleText } from './subtitle-text.tsx';

/** Lines that are shown at a time, as their places. Lines are sorted by start, few last longer than this. */
function placesAt(lines: readonly Cue[], time: number): string {
  const places: number[] = [];
  for (const [at, { start, end }] of lines.entries()) {
    if (start > time) break;
    if (time < end) places.push(at);
  }
  return places.join(',');
}

/** What is drawn over the picture: the lines of the moment, in the style of the project. */
export function SubtitleOverlay({
  project,
  clock,
  size,
}: {
  project: SubtitleProject;
  clock: ClipClock;
  /** CSS pixels of the picture. */
  size: { width: number; height: number };
}) {
  const { lines } = project;
  // A text that is the same as before draws nothing: most frames show the same lines.
  const places = useSyncExternalStore(clock.time.subscribe, () => placesAt(lines, clock.time.get()));
  const style = styleOf(project.style);
  const now = places === '' ? [] : places.split(',').flatMap((at) => lines[Number(at)] ?? []);
  return now.map((cue) => {
    const texts = wordsOf(cue, project);
    return (
      texts.length > 0 && (
        <Shown key={cue.id} cue={cue} clock={clock} swept={style.sweep !== undefined}>
          <div
            className="subtitle-place"
            data-place={placeOf(cue, project)}
            style={
              {
                '--down': `${(size.height * PICTURE_MARGIN.down) / 100}px`,
                '--across': `${(size.width * PICTURE_MARGIN.across) / 100}px`,
              } as CSSProperties
            }
          >
            <SubtitleText texts={texts} style={style} picture={Math.min(size.width, size.height)} />
          </div>
        </Shown>
      )
    );
  });
}

/** The words as the video breaks them into lines. */
function wordsOf(cue: Cue, { bilingual, language, to, style, place, clip }: SubtitleProject): string[] {
  const video = clip ?? { width: 1920, height: 1080 };
  const look = styleOf(style);
  const [shown] = shownCues(runLines([cue]), {
    video,
    // The times of the cue are the editor's: only its words are asked for.
    frameRate: 1000,
    style: place === undefined ? look : { ...look, place },
    language: language === 'all' ? undefined : language,
    to,
    bilingual,
  });
  return shown ? shownTexts(shown, bilingual ? 'both' : 'translation') : [];
}

function placeOf(cue: Cue & { place?: string }, project: SubtitleProject): string {
  return cue.place ?? project.place ?? styleOf(project.style).place;
}

/** Says to the style how much of the line has been spoken, frame by frame, past React. */
function Shown({
  cue: { start, end },
  clock,
  swept,
  children,
}: {
  cue: Cue;
  clock: ClipClock;
  swept: boolean;
  children: ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!swept) return undefined;
    const tell = () =>
      element.current?.style.setProperty('--spoken', String((clock.time.get() - start) / (end - start)));
    tell();
    return clock.time.subscribe(tell);
  }, [clock, start, end, swept]);
  return (
    <div ref={element} className="subtitle-shown">
      {children}
    </div>
  );
}
