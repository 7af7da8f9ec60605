import { useId } from 'react';

/** A setting that is on or off, with a line on what it does. */
export function SwitchRow({
  label,
  hint,
  on,
  onChange,
}: {
  label: string;
  hint: string;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="switch-row">
      <label htmlFor={id}>
        <b>{label}</b>
        <small id={`${id}-hint`}>{hint}</small>
      </label>
      <button
        type="button"
        id={id}
        role="switch"
        aria-checked={on}
        aria-label={label}
        aria-describedby={`${id}-hint`}
        onClick={() => onChange(!on)}
      />
    </div>
  );
}
