import { type ReactNode, useId } from 'react';

/** A setting that is on or off, with a line on what it does. */
export function SwitchRow({
  label,
  hint,
  on,
  onChange,
  children,
}: {
  label: string;
  hint: string;
  on: boolean;
  onChange: (on: boolean) => void;
  /** More to do about it, while it is on. */
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <div className="switch-row">
      <span className="switch-words">
        <label htmlFor={id}>
          <b>{label}</b>
          <small id={`${id}-hint`}>{hint}</small>
        </label>
        {children}
      </span>
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
