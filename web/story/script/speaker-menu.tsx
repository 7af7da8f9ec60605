import { storyScriptTexts } from '@inkreel/contract/messages/areas/story-script.ts';
import { Popover } from 'radix-ui';
import { type RefObject, useId, useState } from 'react';
import { isOfInputMethod } from '../../lib/input-method.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { NameMark } from '../storyboard/speaker-line.tsx';
import type { RoleNames, Speaker } from './core/script.ts';
import { LONGEST } from './core/script-edits.ts';

/** Chooses who speaks: a character of the project, a name of the script, or a new one. */
export function SpeakerMenu({
  anchor,
  roles,
  speakers,
  current,
  onPick,
  onClose,
}: {
  anchor: HTMLElement;
  roles: RoleNames;
  speakers: readonly string[];
  current: string;
  onPick: (speaker: Speaker) => void;
  onClose: () => void;
}) {
  const { speaker: texts } = useAreaTexts(storyScriptTexts);
  const list = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const wanted = typed.trim();
  const lower = wanted.toLocaleLowerCase();
  const named = [...roles].map(([role, name]): Speaker => ({ role, name }));
  const known = new Set(named.map(({ name }) => name));
  const others = speakers.filter((name) => !known.has(name)).map((name): Speaker => ({ name }));
  const all = [...named, ...others];
  const found = all.filter(({ name }) => name.toLocaleLowerCase().includes(lower));
  const isFresh = wanted !== '' && all.every(({ name }) => name.toLocaleLowerCase() !== lower);
  const choices = isFresh ? [...found, { name: wanted }] : found;
  const place = Math.min(at, choices.length - 1);
  const virtual = { current: anchor } as RefObject<HTMLElement>;
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={virtual} />
      <Popover.Portal container={anchor.closest<HTMLElement>('.story-shell')}>
        <Popover.Content
          className="menu script-speakers"
          aria-label={texts.title}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <input
            className="input"
            role="combobox"
            aria-expanded
            aria-controls={list}
            aria-activedescendant={choices.length > 0 ? `${list}-${place}` : undefined}
            aria-label={texts.name}
            placeholder={texts.name}
            maxLength={LONGEST.name}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setAt(0);
            }}
            onKeyDown={(event) => {
              if (isOfInputMethod(event)) return;
              const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
              const choice = choices[place];
              if (step !== undefined) setAt(Math.max(0, Math.min(choices.length - 1, place + step)));
              else if (event.key === 'Enter' && choice) onPick(choice);
              else return;
              event.preventDefault();
            }}
          />
          <div id={list} className="script-choices" role="listbox" tabIndex={-1} aria-label={texts.title}>
            {choices.map((choice, index) => (
              <button
                type="button"
                tabIndex={-1}
                key={choice.role ?? choice.name}
                id={`${list}-${index}`}
                role="option"
                aria-selected={index === place}
                className="menu-item"
                data-highlighted={index === place ? '' : undefined}
                onPointerMove={() => setAt(index)}
                onClick={() => onPick(choice)}
              >
                <span aria-hidden>
                  <NameMark name={choice.name} speakers={speakers} />
                </span>
                <span>
                  {isFresh && index === choices.length - 1 ? texts.fresh({ name: choice.name }) : choice.name}
                </span>
                {choice.name === current && <span aria-hidden>✓</span>}
              </button>
            ))}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
