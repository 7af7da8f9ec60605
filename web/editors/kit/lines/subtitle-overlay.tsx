import type { Cue } from '@inkreel/scene/subtitles/cue.ts';
import { shownCues } from '@inkreel/scene/subtitles/shown-cues.ts';
import { FADE_MS, SIDE_MARGIN } from '@inkreel/scene/subtitles/subtitle-measures.ts';
import { runLines, type SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { lookOf, type SubtitleStyle } from '@inkreel/scene/subtitles/subtitle-style.ts';
import { shownTexts } from '@inkreel/scene/subtitles/write-subtitles.ts';
import { type CSSProperties, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ClipClock } from '../../../video/core/clip-clock.ts';
import { SubtitleText } from './subtitle-text.tsx';
import { type ProjectEditor, useLiveProject } from './use-project.ts';

const PLACES = ['top', 'middle', 'bottom'] as const;

/** The lines shown at a time, as a list of their indices. Lines are sorted by start. */
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
  editor,
  clock,
  size,
}: {
  editor: ProjectEditor;
  clock: ClipClock;
  /** CSS pixels of the picture. */
  size: { width: number; height: number };
}) {
  const project = useLiveProject(editor);
  const { lines } = project;
  // A text that is the same as before draws nothing: most frames show the same lines.
  const places = useSyncExternalStore(clock.time.subscribe, () => placesAt(lines, clock.time.get()));
  const style = lookOf(project);
  const { language, to } = project;
  const now = places === '' ? [] : places.split(',').flatMap((at) => lines[Number(at)] ?? []);
  const shown = now.map((cue) => ({ cue, texts: wordsOf(cue, project, style) }));
  return PLACES.map((place) => {
    const there = shown.filter(({ cue, texts }) => texts.length > 0 && (cue.place ?? style.place) === place);
    if (there.length === 0) return null;
    return (
      <div
        key={place}
        className="subtitle-place"
        data-place={place}
        style={
          {
            '--down': `${(size.height * style.margin) / 100}px`,
            '--across': `${(size.width * SIDE_MARGIN) / 100}px`,
          } as CSSProperties
        }
      >
        {/* Lines at the same time stand one above the other, in their order, as in the video. */}
        {there.map(({ cue, texts }) => (
          <Shown key={cue.id} cue={cue} clock={clock} effect={style.effect}>
            <SubtitleText
              texts={texts}
              style={style}
              picture={Math.min(size.width, size.height)}
              languages={[to, language]}
            />
          </Shown>
        ))}
      </div>
    );
  });
}

/** The words as the video breaks them into lines. */
function wordsOf(
  cue: Cue,
  { bilingual, language, to, clip }: SubtitleProject,
  style: SubtitleStyle,
): string[] {
  const video = clip ?? { width: 1920, height: 1080 };
  const [shown] = shownCues(runLines([cue]), {
    video,
    // Only the words are used; the cue's times come from the editor.
    frameRate: 1000,
    style,
    language: language === 'all' ? undefined : language,
    to,
    bilingual,
  });
  return shown ? shownTexts(shown, bilingual ? 'both' : 'translation') : [];
}

/** Writes to the style how much of the line has been spoken, or how far it has faded, frame by frame, outside React. */
function Shown({
  cue: { start, end },
  clock,
  effect,
  children,
}: {
  cue: Cue;
  clock: ClipClock;
  effect: SubtitleStyle['effect'];
  children: ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = element;
    if (effect === 'none' || !current) return undefined;
    const tell = () => {
      const time = clock.time.get();
      if (effect === 'sweep') current.style.setProperty('--spoken', String((time - start) / (end - start)));
      else current.style.opacity = String(Math.min(1, (time - start) / FADE_MS, (end - time) / FADE_MS));
    };
    tell();
    const stop = clock.time.subscribe(tell);
    return () => {
      stop();
      current.style.opacity = '';
    };
  }, [clock, start, end, effect]);
  return (
    <div ref={element} className="subtitle-shown">
      {children}
    </div>
  );
}
