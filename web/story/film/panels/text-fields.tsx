import { FILM_LIMITS } from '@inkreel/contract/documents/film-document.ts';
import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { fontStyleOf } from '@inkreel/scene/film/font-styles.ts';
import { lookOf } from '@inkreel/scene/subtitles/subtitle-style.ts';
import { useId } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import type { ClipView } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';
import { CheckField, ChoiceField, ColorField, RangeField } from './fields.tsx';
import { FontStyles } from './font-styles.tsx';
import { useInAnimation } from './use-in-animation.ts';

const COLORS = { title: '#fff9f2', cover: '#fff9f2', caption: '#ffffff', fill: '#1b1917' };

/** Words of a title, cover or caption, and how they look. */
export function TextFields({ film, clip }: { film: FilmEditing; clip: ClipView }) {
  const { properties: texts, captions } = useAreaTexts(filmTexts);
  const id = useId();
  const { part, kind } = clip;
  const locked = useInAnimation(film, clip);
  const set = (fields: Parameters<FilmEditing['setClip']>[1], name?: string) =>
    film.setClip(clip.id, fields, name);
  return (
    <>
      <div className="film-words">
        <label htmlFor={id}>{texts.text}</label>
        <textarea
          id={id}
          className="input"
          rows={3}
          maxLength={FILM_LIMITS.text}
          value={part.text ?? ''}
          disabled={locked}
          onChange={(event) => set({ text: event.target.value }, 'text')}
        />
      </div>
      <RangeField
        label={texts.scale}
        fact={`${part.size ?? (kind === 'caption' ? 5 : 8)} %`}
        value={part.size ?? (kind === 'caption' ? 5 : 8)}
        minimum={2}
        maximum={20}
        step={0.5}
        disabled={locked}
        onChange={(size) => set({ size }, 'size')}
      />
      <FontStyles
        value={part.font_style}
        disabled={locked}
        // The style is shown as it is: what was set apart from it goes.
        onChange={(id) => set({ font_style: id ?? null, font: null, color: null, bold: null })}
      />
      <ChoiceField
        label={captions.font}
        options={[
          { value: 'sans', label: captions.sans },
          { value: 'serif', label: captions.serif },
        ]}
        value={part.font ?? (fontStyleOf(part.font_style)?.font === 'serif' ? 'serif' : 'sans')}
        disabled={locked}
        onChange={(font) => set({ font })}
      />
      <ColorField
        label={texts.color}
        value={
          part.color ?? fontStyleOf(part.font_style)?.color ?? COLORS[kind as 'title' | 'cover' | 'caption']
        }
        onChange={(color) => set({ color }, 'color')}
      />
      {kind === 'cover' && (
        <ColorField
          label={texts.ground}
          value={part.fill ?? COLORS.fill}
          onChange={(fill) => set({ fill }, 'fill')}
        />
      )}
      <CheckField
        label={texts.bold}
        checked={
          part.bold ?? fontStyleOf(part.font_style)?.bold ?? lookOf({ style: part.style ?? '001' }).bold
        }
        onChange={(bold) => set({ bold })}
      />
    </>
  );
}
