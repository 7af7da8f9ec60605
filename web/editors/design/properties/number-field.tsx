import { useState } from 'react';

/** A number that is typed; it is taken with Enter or when the field is left, and by the arrow keys at once. */
export function NumberField({
  label,
  value,
  onChange,
  minimum = -100_000,
  maximum = 100_000,
  step = 1,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
  minimum?: number;
  maximum?: number;
  step?: number;
}) {
  const [typed, setTyped] = useState<string | undefined>();
  const shown = String(Math.round(value * 100) / 100);
  const take = (text: string) => {
    const next = Number(text.replace(',', '.'));
    setTyped(undefined);
    if (text.trim() === '' || !Number.isFinite(next)) return;
    const kept = Math.min(maximum, Math.max(minimum, next));
    if (kept !== value) onChange(kept);
  };
  return (
    <label className="design-number">
      {label}
      <input
        className="input"
        inputMode="decimal"
        value={typed ?? shown}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed !== undefined && take(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take(typed ?? shown);
          const sign = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
          if (sign === 0) return;
          event.preventDefault();
          take(String(Number(typed ?? shown) + sign * step * (event.shiftKey ? 10 : 1)));
        }}
      />
    </label>
  );
}
