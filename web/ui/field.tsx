import { type ReactNode, useId } from 'react';

interface FieldProps {
  label: string;
  /** A fact or limit at the label's right. */
  fact?: ReactNode;
  /** What is wrong; also marks the control as invalid. */
  error?: ReactNode;
  hint?: ReactNode;
  /** Spread these on the control. */
  children: (control: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A labelled control with its hint and its error, tied together for assistive technology. */
export function Field({ label, fact, error, hint, children }: FieldProps) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(
    Boolean,
  );
  return (
    <div>
      <div className="label">
        <label htmlFor={id}>{label}</label>
        {fact !== undefined && <span className="label-fact">{fact}</span>}
      </div>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="note mt-1.5">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-[13px] leading-5 text-seal">
          {error}
        </p>
      )}
    </div>
  );
}
