import { useId, useState } from 'react';
import { clockText, parseClock } from '../../../video/core/clock-text.ts';

/** A slider with its value; a drag is one step of undo (`onChange` gets the same name until it ends). */
export function RangeField({
  label,
  fact,
  value,
  minimum,
  maximum,
  step,
  disabled = false,
  onChange,
}: {
  label: string;
  /** The value as a person reads it. */
  fact: string;
  value: number;
  minimum: number;
  maximum: number;
  step: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className="film-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={minimum}
        max={maximum}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={fact}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <span className="film-field-fact">{fact}</span>
    </div>
  );
}

/** A number that is typed; it counts when the field is left or Enter is pressed. */
export function NumberField({
  label,
  value,
  minimum,
  maximum,
  step = 1,
  disabled = false,
  onChange,
}: {
  label: string;
  value: number;
  minimum: number;
  maximum: number;
  step?: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const end = () => {
    const next = Number(typed);
    if (typed !== undefined && typed.trim() !== '' && Number.isFinite(next))
      onChange(Math.min(maximum, Math.max(minimum, next)));
    setTyped(undefined);
  };
  return (
    <div className="film-field film-field-number">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="number"
        min={minimum}
        max={maximum}
        step={step}
        disabled={disabled}
        value={typed ?? String(Math.round(value * 100) / 100)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={end}
        onKeyDown={(event) => event.key === 'Enter' && end()}
      />
    </div>
  );
}

/** A time in minutes and seconds, as frames; it counts when the field is left or Enter is pressed. */
export function TimeInput({
  frames,
  fps,
  onChange,
  ...rest
}: {
  id?: string;
  disabled?: boolean;
  'aria-label'?: string;
  frames: number;
  fps: number;
  onChange: (frames: number) => void;
}) {
  const [typed, setTyped] = useState<string>();
  const end = () => {
    const milliseconds = typed === undefined ? undefined : parseClock(typed);
    if (milliseconds !== undefined) onChange(Math.round((milliseconds / 1000) * fps));
    setTyped(undefined);
  };
  return (
    <input
      {...rest}
      className="input"
      inputMode="decimal"
      value={typed ?? clockText((frames * 1000) / fps, 2)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={end}
      onKeyDown={(event) => event.key === 'Enter' && end()}
    />
  );
}

/** A time with its label. */
export function TimeField({
  label,
  ...rest
}: {
  label: string;
  frames: number;
  fps: number;
  onChange: (frames: number) => void;
}) {
  const id = useId();
  return (
    <div className="film-field film-field-number">
      <label htmlFor={id}>{label}</label>
      <TimeInput id={id} {...rest} />
    </div>
  );
}

/** A choice of few, side by side. */
export function ChoiceField<Value extends string>({
  label,
  options,
  value,
  disabled = false,
  onChange,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  disabled?: boolean;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="film-choice" disabled={disabled}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A colour, and a switch if there may be none. */
export function ColorField({
  label,
  value,
  onChange,
}: {
  label: string;
  /** `#rrggbb` */
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="film-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="color"
        value={value.slice(0, 7)}
        onChange={(event) => onChange(event.target.value)}
      />
      <span />
    </div>
  );
}

/** A switch with its label. */
export function CheckField({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className="film-check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
