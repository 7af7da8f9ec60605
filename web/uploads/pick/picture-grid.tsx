import { uploadDialogTexts } from '@inkreel/contract/messages/areas/upload-dialogs.ts';
import { AudioLines, Check } from 'lucide-react';
import { useRef } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { FilmPeek } from '../../ui/film-peek.tsx';
import '../../ui/file-thumbnail.css';
import { clockText } from '../../video/core/clock-text.ts';
import { stepInGrid } from '../core/grid-steps.ts';
import type { Pickable } from '../use-picture-input.ts';

/** Pictures to pick from. Arrow keys move through them as they are laid out; Enter or Space picks. */
export function PictureGrid({
  items,
  picked,
  onPick,
}: {
  items: readonly Pickable[];
  /** Addresses of those that are picked; undefined if a press decides at once. */
  picked: readonly string[] | undefined;
  onPick: (item: Pickable) => void;
}) {
  const { pick } = useAreaTexts(uploadDialogTexts);
  const list = useRef<HTMLUListElement>(null);
  const walk = (event: React.KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (at < 0) return;
    const first = buttons[0]?.offsetTop;
    const columns = buttons.findIndex(({ offsetTop }) => offsetTop !== first);
    const next = stepInGrid(event.key, at, buttons.length, columns < 1 ? buttons.length : columns);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    // The buttons inside take the keys; the list only moves the focus between them.
    <ul ref={list} className="pick-grid" aria-label={pick.listLabel} onKeyDown={walk}>
      {items.map((item) => {
        const isPicked = picked?.includes(item.url);
        const name = item.name || pick.unnamed;
        return (
          <li key={item.url}>
            <button type="button" aria-pressed={isPicked} title={name} onClick={() => onPick(item)}>
              {item.contentType.startsWith('audio/') ? (
                <span className="pick-sound">
                  <AudioLines size={22} aria-hidden />
                  {name}
                </span>
              ) : item.contentType.startsWith('video/') ? (
                <span className="pick-film">
                  {item.thumbnail !== item.url && <img src={item.thumbnail} alt={name} loading="lazy" />}
                  <FilmPeek url={item.url} still={item.thumbnail === item.url} />
                  {item.media?.seconds !== undefined && (
                    <b className="media-length">{clockText(item.media.seconds * 1000, 0)}</b>
                  )}
                </span>
              ) : (
                <img src={item.thumbnail} alt={name} loading="lazy" decoding="async" />
              )}
              {isPicked && (
                <span className="pick-mark">
                  <Check size={14} aria-hidden />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
