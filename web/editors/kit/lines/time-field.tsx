import { useState } from 'react';
import { isEnter } from '../../../lib/input-method.ts';
import { clockText, parseClock } from '../../../video/core/clock-text.ts';

/** A time that can be typed: applied on Enter or when the field is left, discarded on Escape. */
export function TimeField({
  time,
  label,
  onTime,
}: {
  time: number;
  label: string;
  onTime: (time: number) => void;
}) {
  const [typed, setTyped] = useState<string | undefined>();
  const take = () => {
    const read = typed === undefined ? undefined : parseClock(typed);
    setTyped(undefined);
    if (read !== undefined && read !== time) onTime(read);
  };
  return (
    <input
      type="text"
      inputMode="decimal"
      className="time-field"
      aria-label={label}
      value={typed ?? clockText(time)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (isEnter(event)) event.currentTarget.blur();
        if (event.key !== 'Escape') return;
        setTyped(undefined);
        event.stopPropagation();
      }}
    />
  );
}
