import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { filmTimeline } from '@inkreel/scene/film/film-timeline.ts';
import { FILM_RATE } from '@inkreel/scene/film/film-times.ts';
import { FONT_STYLES } from '@inkreel/scene/film/font-styles.ts';
import { draw, resourcesAt } from '@inkreel/scene/timeline/draw.ts';
import { openResources } from '@inkreel/scene/timeline/resources.ts';
import { timeOfFrame } from '@inkreel/scene/timeline/time.ts';
import { useEffect, useId, useRef } from 'react';
import { exactOpener } from '../../../canvas/ui/scene-opener.ts';
import { textOutlines } from '../../../canvas/ui/text-outlines.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';

/** Pixels of a swatch, twice those of CSS. */
const SIZE = { width: 128, height: 80 };
const GROUND = '#6f6a62';

/** The 14 font styles and none, each drawn as films are. */
export function FontStyles({
  value,
  disabled = false,
  onChange,
}: {
  value: string | undefined;
  disabled?: boolean;
  onChange: (id: string | undefined) => void;
}) {
  const { fontStyles: texts } = useAreaTexts(filmTexts);
  const name = useId();
  const known = FONT_STYLES.some(({ id }) => id === value) ? value : undefined;
  return (
    <fieldset className="film-font-styles" disabled={disabled}>
      <legend>{texts.label}</legend>
      <div>
        {[undefined, ...FONT_STYLES.map(({ id }) => id)].map((id) => {
          const label = texts.names[(id ?? 'none') as keyof typeof texts.names];
          return (
            <label key={id ?? 'none'} title={label}>
              <input
                type="radio"
                name={name}
                className="sr-only"
                aria-label={label}
                checked={id === known}
                onChange={() => onChange(id)}
              />
              {id === undefined ? <span>{label}</span> : <Swatch id={id} words={texts.sample} />}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function Swatch({ id, words }: { id: string; words: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    // Without a connection the name stays.
    if (context) void drawSwatch(context, id, words).catch(() => undefined);
  }, [id, words]);
  return <canvas ref={canvas} {...SIZE} aria-hidden />;
}

const swatchOf = (id: string, text: string) => {
  const clip = { type: 'title', start: 0, frames: 1, size: 40, text, font_style: id };
  return filmTimeline(
    new Map(
      [
        { id: 'head', kind: 'head', parent: null, index: 'a0', ...SIZE, background: GROUND },
        { id: 'track', kind: 'track', parent: null, index: 'a1', type: 'title' },
        { id: 'clip', kind: 'clip', parent: 'track', index: 'a0', ...clip },
      ].map((part) => [part.id, part]),
    ),
  );
};
const T = timeOfFrame(0, FILM_RATE);

/** The outlines of all swatches come with a call or two, not with one for each. */
const asked = new Map<string, Promise<unknown>>();
function askForAll(text: string): Promise<unknown> {
  const known = asked.get(text);
  if (known) return known;
  const resources = FONT_STYLES.flatMap(({ id }) => resourcesAt(swatchOf(id, text), T));
  const asking = textOutlines.read(resources.filter((each) => each.kind === 'text'));
  asked.set(text, asking);
  asking.catch(() => asked.delete(text));
  return asking;
}

async function drawSwatch(context: CanvasRenderingContext2D, id: string, text: string): Promise<void> {
  await askForAll(text);
  const timeline = swatchOf(id, text);
  const image = () => Promise.resolve(undefined);
  const opened = await openResources(resourcesAt(timeline, T), exactOpener({ image }));
  draw(timeline, T, context, opened);
  opened.close();
}
