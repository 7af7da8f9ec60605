import { useId } from 'react';
import { NumberField } from './number-field.tsx';

/** A slider with a field for its exact number. */
export function SliderRow({
  label,
  value,
  minimum,
  maximum,
  step = 1,
  onChange,
}: {
  label: string;
  value: number;
  minimum: number;
  maximum: number;
  step?: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className="design-slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={minimum}
        max={maximum}
        step={step}
        value={Math.min(maximum, Math.max(minimum, value))}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <NumberField
        label={label}
        value={value}
        minimum={minimum}
        maximum={maximum}
        step={step}
        onChange={onChange}
      />
    </div>
  );
}
