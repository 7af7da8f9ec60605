import { useId } from 'react';

export interface OfferedColor {
  /** `#rrggbb`; null stands for none. */
  value: string | null;
  label: string;
}

/** A few colours side by side, and a custom one. */
export function ColorRow({
  label,
  ownLabel,
  offered,
  value,
  onChange,
}: {
  label: string;
  ownLabel: string;
  offered: readonly OfferedColor[];
  value: string | null;
  onChange: (value: string | null, done: boolean) => void;
}) {
  const name = useId();
  return (
    <fieldset className="color-row">
      <legend className="label">{label}</legend>
      <div>
        {offered.map((color) => (
          <label
            key={color.label}
            className="swatch"
            title={color.label}
            data-none={color.value === null}
            style={{ background: color.value ?? undefined }}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={color.value === value}
              onChange={() => onChange(color.value, true)}
            />
            <span className="sr-only">{color.label}</span>
          </label>
        ))}
        <label className="swatch swatch-own" title={ownLabel}>
          <span className="sr-only">{ownLabel}</span>
          <input
            type="color"
            value={value ?? '#ffffff'}
            onChange={(event) => onChange(event.target.value, false)}
            onBlur={() => onChange(value, true)}
          />
        </label>
      </div>
    </fieldset>
  );
}
