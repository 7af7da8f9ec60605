import { filmSoundTexts } from '@inkreel/contract/messages/areas/film-sounds.ts';
import { CirclePlay, CircleStop, Repeat } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Listening } from './use-listening.ts';

/** A sound of the library: listen to it, add it, and repeat it to the end of the film. */
export function SoundRow({
  id,
  name,
  about,
  listening: { heard, toggle },
  onPut,
  onFill,
}: {
  id: string;
  name: string;
  about: string;
  listening: Listening;
  onPut: () => void;
  /** Of sounds that loop. */
  onFill?: (() => void) | undefined;
}) {
  const texts = useAreaTexts(filmSoundTexts);
  const isHeard = heard === id;
  return (
    <li data-heard={isHeard}>
      <IconButton
        icon={isHeard ? CircleStop : CirclePlay}
        label={(isHeard ? texts.stop : texts.listen)({ name })}
        onClick={() => toggle(id)}
      />
      <button
        type="button"
        className="film-sound-put"
        aria-label={texts.put({ name })}
        title={texts.put({ name })}
        onClick={onPut}
      >
        <b>{name}</b>
        <small>{about}</small>
      </button>
      {onFill && <IconButton small icon={Repeat} label={texts.fill({ name })} onClick={onFill} />}
    </li>
  );
}

/** Arrows move between the rows of a list. */
export function moveInRows(event: KeyboardEvent<HTMLUListElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const from = event.target;
  if (by === 0 || !(from instanceof HTMLElement)) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(`.${[...from.classList].join('.')}`)];
  buttons[buttons.indexOf(from) + by]?.focus();
  event.preventDefault();
}
