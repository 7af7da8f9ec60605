import { useId } from 'react';

/** A slider with its number at the label; the change ends with the pointer or the key, so that it is one step of undo. */
export function RangeRow({
  label,
  fact,
  value,
  minimum,
  maximum,
  step,
  onChange,
}: {
  label: string;
  /** The value as a person reads it. */
  fact: string;
  value: number;
  minimum: number;
  maximum: number;
  step: number;
  onChange: (value: number, done: boolean) => void;
}) {
  const id = useId();
  const end = () => onChange(value, true);
  return (
    <div className="range-row">
      <label className="label" htmlFor={id}>
        {label}
        <span className="label-fact">{fact}</span>
      </label>
      <input
        id={id}
        type="range"
        min={minimum}
        max={maximum}
        step={step}
        value={value}
        aria-valuetext={fact}
        onChange={(event) => onChange(event.target.valueAsNumber, false)}
        onPointerUp={end}
        onKeyUp={end}
        onBlur={end}
      />
    </div>
  );
}
