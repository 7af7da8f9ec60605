import type { CueText } from '@inkreel/scene/subtitles/cue.ts';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { isOfInputMethod } from '../../../lib/input-method.ts';
import type { LineCommands, LineSelection } from './use-lines.ts';

/** The field of the line that is worked on, with the keys of the table. */
export function CueField({
  id,
  field,
  words,
  caret,
  label,
  placeholder,
  language,
  commands,
  onTooShort,
}: {
  id: string;
  field: CueText;
  words: string;
  caret: LineSelection['caret'];
  label: string;
  placeholder: string;
  language: string | undefined;
  commands: LineCommands;
  /** The line was too short to be split. */
  onTooShort: () => void;
}) {
  const element = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line or another text takes the focus again
  useLayoutEffect(() => {
    if (caret === undefined || !element.current) return;
    element.current.focus({ preventScroll: true });
    const place = caret === 'end' ? element.current.value.length : caret;
    element.current.setSelectionRange(place, place);
  }, [id, field, caret]);

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // A word that an input method is still composing.
    if (isOfInputMethod(event)) return;
    const command = event.ctrlKey || event.metaKey;
    const { selectionStart, value } = event.currentTarget;
    const key = event.key.toLowerCase();
    if (key === 'enter' && command) {
      if (!commands.split(id, { field, caret: selectionStart })) onTooShort();
    } else if (key === 'enter' && !event.shiftKey) commands.goOn();
    else if (key === 'm' && command) commands.merge(id);
    else if (event.altKey && (key === 'arrowleft' || key === 'arrowright'))
      commands.nudge(id, key === 'arrowleft' ? -1 : 1, 'line');
    else if (event.altKey && (key === 'arrowup' || key === 'arrowdown'))
      commands.nudge(id, key === 'arrowdown' ? -1 : 1, 'end');
    else if (key === 'arrowup' && !value.slice(0, selectionStart).includes('\n') && !command)
      commands.move(-1);
    else if (key === 'arrowdown' && !value.slice(selectionStart).includes('\n') && !command) commands.move(1);
    else if (key === 'tab' && !command && field === (event.shiftKey ? 'translation' : 'text'))
      commands.open(id, event.shiftKey ? 'text' : 'translation', 'end');
    else if (key === 'escape') {
      // The caret may be requested at the same place again.
      commands.close();
      event.currentTarget.blur();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <textarea
      ref={element}
      className="input cue-field"
      rows={Math.max(2, words.split('\n').length)}
      lang={language}
      dir="auto"
      aria-label={label}
      placeholder={placeholder}
      value={words}
      onChange={(event) => commands.type(id, field, event.target.value)}
      onBlur={commands.settle}
      onKeyDown={press}
    />
  );
}
