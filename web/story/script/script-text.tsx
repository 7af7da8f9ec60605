import { useLayoutEffect, useRef, useState } from 'react';
import { shiftedCaret } from './core/caret-after.ts';

/**
 * The words of a heading or a paragraph, in a field that is as tall as they are. While an input method composes,
 * nothing is saved and nobody else's change is shown.
 */
export function ScriptText({
  value,
  label,
  blank,
  longest,
  describedBy,
  onType,
}: {
  value: string;
  label: string;
  /** Placeholder. */
  blank: string;
  /** Characters. */
  longest: number;
  describedBy: string;
  onType: (text: string) => void;
}) {
  const [composed, setComposed] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const selected = useRef({ start: 0, end: 0 });
  const shown = useRef(value);
  const text = composed ?? value;
  useLayoutEffect(() => {
    const was = shown.current;
    shown.current = text;
    if (was === text || document.activeElement !== field.current) return;
    const { start, end } = selected.current;
    field.current?.setSelectionRange(shiftedCaret(was, text, start), shiftedCaret(was, text, end));
  }, [text]);
  const note = ({ selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    selected.current = { start: selectionStart, end: selectionEnd };
  };
  return (
    <span className="script-text" data-text={text}>
      <textarea
        ref={field}
        rows={1}
        value={text}
        maxLength={longest}
        aria-label={label}
        aria-describedby={describedBy}
        placeholder={blank}
        onSelect={(event) => note(event.currentTarget)}
        onCompositionStart={(event) => setComposed(event.currentTarget.value)}
        onCompositionEnd={(event) => {
          setComposed(undefined);
          shown.current = event.currentTarget.value;
          if (event.currentTarget.value !== value) onType(event.currentTarget.value);
        }}
        onChange={({ currentTarget, nativeEvent }) => {
          note(currentTarget);
          shown.current = currentTarget.value;
          if (composed !== undefined && (nativeEvent as InputEvent).isComposing)
            setComposed(currentTarget.value);
          else onType(currentTarget.value);
        }}
      />
    </span>
  );
}
