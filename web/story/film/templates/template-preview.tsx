import type { ClipPart, FilmHead } from '@inkreel/contract/documents/film-document.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import { filmTemplateTexts } from '@inkreel/contract/messages/areas/film-templates.ts';
import { filmFrames } from '@inkreel/scene/film/film-timeline.ts';
import { FILM_RATE } from '@inkreel/scene/film/film-times.ts';
import { openPlaces, sampleTexts } from '@inkreel/scene/film/places.ts';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { clockText } from '../../../video/core/clock-text.ts';
import { FilmCanvas } from './film-canvas.tsx';
import type { Template } from './use-templates.ts';

const LONGER = 640;

export const fpsOf = ({ parts }: Template): number => {
  const { numerator, denominator } = (parts.get(HEAD) as FilmHead | undefined)?.rate ?? FILM_RATE;
  return numerator / denominator;
};

/** A template that is looked at: it plays, and its places are listed with the numbers that they have in the picture. */
export function TemplatePreview({ template }: { template: Template }) {
  const texts = useAreaTexts(filmTemplateTexts);
  const [frame, setFrame] = useState(0);
  /** The frame from which it plays. */
  const [from, setFrom] = useState<number>();
  const { parts, urlOf, name } = template;
  const frames = Math.max(1, filmFrames(parts));
  const fps = fpsOf(template);
  useEffect(() => {
    if (from === undefined) return undefined;
    const begun = performance.now();
    let request = requestAnimationFrame(function tick(now) {
      setFrame(Math.floor(from + ((now - begun) / 1000) * fps) % frames);
      request = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(request);
  }, [from, fps, frames]);
  const places = openPlaces(parts);
  const words = sampleTexts(parts);
  const time = (clip: ClipPart) => clockText(((clip.start ?? 0) / fps) * 1000, 0);
  const show = (clip: ClipPart) => {
    setFrom(undefined);
    setFrame((clip.start ?? 0) + Math.floor((clip.frames ?? 1) / 2));
  };
  return (
    <div className="template-preview">
      <FilmCanvas parts={parts} urlOf={urlOf} frame={frame} longer={LONGER} label={texts.preview({ name })} />
      <div className="template-transport">
        <IconButton
          icon={from === undefined ? Play : Pause}
          label={from === undefined ? texts.play : texts.pause}
          onClick={() => setFrom(from === undefined ? frame : undefined)}
        />
        <Band template={template} frame={frame} frames={frames} />
        <span>{clockText((frames / fps) * 1000, 0)}</span>
      </div>
      {places.length + words.length > 0 && (
        <ol className="template-places" aria-label={texts.placeList}>
          {places.map((clip) => (
            <li key={clip.id}>
              <button type="button" onClick={() => show(clip)}>
                {clip.place} <small>{time(clip)}</small>
              </button>
            </li>
          ))}
          {words.map((clip) => (
            <li key={clip.id} className="template-words">
              <button type="button" onClick={() => show(clip)}>
                {clip.text} <small>{time(clip)}</small>
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The pictures of the film, each as wide as it lasts. */
function Band({ template, frame, frames }: { template: Template; frame: number; frames: number }) {
  const lowest = [...template.parts.values()]
    .filter(({ kind, type }) => kind === 'track' && type === 'video')
    .sort((a, b) => (a.index < b.index ? -1 : 1))[0];
  const clips = [...template.parts.values()].filter(
    (part): part is ClipPart => part.kind === 'clip' && part.parent === lowest?.id,
  );
  return (
    <span className="template-band" aria-hidden>
      {clips.map(({ id, start = 0, frames: length = 1 }) => (
        <i key={id} style={{ left: `${(start / frames) * 100}%`, width: `${(length / frames) * 100}%` }} />
      ))}
      <b style={{ left: `${(frame / frames) * 100}%` }} />
    </span>
  );
}
