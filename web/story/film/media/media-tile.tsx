import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import type { ReactNode } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';

/** One file; a press puts it into the film at the playhead. */
export function MediaTile({
  name,
  used,
  picture,
  onPut,
}: {
  name: string;
  used: boolean;
  picture: ReactNode;
  onPut: () => void;
}) {
  const { media: texts } = useAreaTexts(filmTexts);
  return (
    <li data-used={used}>
      <button type="button" aria-label={texts.put({ name })} title={texts.put({ name })} onClick={onPut}>
        <span className="film-media-picture">{picture}</span>
        <span className="film-media-name">{name}</span>
        {used && <span className="sr-only">{texts.used}</span>}
      </button>
    </li>
  );
}
