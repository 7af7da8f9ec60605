import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import type { ClipView } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';
import { ChoiceField, ColorField, NumberField, RangeField } from './fields.tsx';

const STROKE = '#141311';

/** What a shape looks like. */
export function ShapeFields({ film, clip }: { film: FilmEditing; clip: ClipView }) {
  const { shapes: texts, properties } = useAreaTexts(filmTexts);
  const { part } = clip;
  const { shape = 'rect', width = 1, height = 1, radius = 0, stroke_width: line = 0 } = part;
  const set = (fields: Parameters<FilmEditing['setClip']>[1], name?: string) =>
    film.setClip(clip.id, fields, name);
  return (
    <>
      <ChoiceField
        label={texts.label}
        options={[
          { value: 'rect', label: texts.rect },
          { value: 'ellipse', label: texts.ellipse },
        ]}
        value={shape}
        onChange={(value) => set({ shape: value })}
      />
      <div className="film-pair">
        <NumberField
          label={texts.width}
          value={width}
          minimum={1}
          maximum={20_000}
          onChange={(value) => set({ width: value })}
        />
        <NumberField
          label={texts.height}
          value={height}
          minimum={1}
          maximum={20_000}
          onChange={(value) => set({ height: value })}
        />
      </div>
      <ColorField
        label={properties.color}
        value={part.fill ?? '#ffffff'}
        onChange={(fill) => set({ fill }, 'fill')}
      />
      <RangeField
        label={texts.line}
        fact={String(line)}
        value={line}
        minimum={0}
        maximum={60}
        step={1}
        onChange={(value) =>
          set({ stroke_width: value, stroke: value > 0 ? (part.stroke ?? STROKE) : null }, 'line')
        }
      />
      {line > 0 && (
        <ColorField
          label={texts.lineColor}
          value={part.stroke ?? STROKE}
          onChange={(stroke) => set({ stroke }, 'stroke')}
        />
      )}
      {shape === 'rect' && (
        <RangeField
          label={texts.radius}
          fact={String(radius)}
          value={radius}
          minimum={0}
          maximum={Math.round(Math.min(width, height) / 2)}
          step={1}
          onChange={(value) => set({ radius: value }, 'radius')}
        />
      )}
    </>
  );
}
