import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { Circle, Square, Type } from 'lucide-react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import type { FilmEditing } from '../film-editing.ts';

/** Titles and covers. */
export function TitlesPanel({ film }: { film: FilmEditing }) {
  const { titles: texts, shapes } = useAreaTexts(filmTexts);
  return (
    <div className="film-panel">
      <Button onClick={() => film.addText('title', texts.usual)}>
        <Type size={16} aria-hidden />
        {texts.add}
      </Button>
      <Button onClick={() => film.addText('cover', texts.usualCover)}>{texts.cover}</Button>
      <p className="film-note-inline">{texts.line}</p>
      <Button onClick={() => film.addShape('rect')}>
        <Square size={16} aria-hidden /> {shapes.addRect}
      </Button>
      <Button onClick={() => film.addShape('ellipse')}>
        <Circle size={16} aria-hidden /> {shapes.addEllipse}
      </Button>
    </div>
  );
}
