import { useState } from 'react';
import { isEnter } from '../../../lib/input-method.ts';
import { clockOf, readClock } from '../../../video/core/clock.ts';

/** A moment that can be typed: applied with Enter or when it is left, reverted if it is not a time. */
export function TimeField({
  label,
  seconds,
  onChange,
}: {
  label: string;
  seconds: number;
  onChange: (seconds: number) => void;
}) {
  const [typed, setTyped] = useState<string>();
  const take = () => {
    const read = typed === undefined ? undefined : readClock(typed);
    if (read !== undefined) onChange(read);
    setTyped(undefined);
  };
  return (
    <label>
      {label}
      <input
        className="input"
        inputMode="decimal"
        value={typed ?? clockOf(seconds)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => isEnter(event) && take()}
      />
    </label>
  );
}
