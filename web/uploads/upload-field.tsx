import { type ReactNode, type RefObject, useCallback, useEffect, useId } from 'react';
import { useDropTarget } from './drop-target.ts';
import { type Intake, registerIntake } from './intake.ts';
import { useLatest } from './use-latest.ts';

interface UploadFieldProps {
  label: string;
  hint: string | undefined;
  element: RefObject<HTMLFieldSetElement | null>;
  /** Files that it can take now. */
  room: number;
  take: (files: readonly File[]) => void;
  takeAddress: Intake['takeAddress'];
  takeSample: Intake['takeSample'];
  /** Shown while files are dragged over it. */
  dropNow?: string;
  children: ReactNode;
}

/** What surrounds every part that takes files: label, hint, drop target, and what is pasted or dropped elsewhere. */
export function UploadField(props: UploadFieldProps) {
  const { label, hint, element, dropNow, children } = props;
  const id = useId();
  const latest = useLatest(props);
  const take = useCallback((files: readonly File[]) => latest.current.take(files), [latest]);
  const over = useDropTarget(element, take);
  useEffect(() => {
    if (!element.current) return;
    return registerIntake({
      element: element.current,
      room: () => latest.current.room,
      take,
      takeAddress: (address) => latest.current.takeAddress(address),
      takeSample: (sample) => latest.current.takeSample(sample),
    });
  }, [element, take, latest]);
  return (
    <fieldset
      ref={element}
      className="picture-field"
      data-over={over}
      aria-describedby={hint && `${id}-hint`}
    >
      <legend className="label">{label}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="note">
          {hint}
        </p>
      )}
      {children}
      {over && dropNow !== undefined && <p className="picture-over">{dropNow}</p>}
    </fieldset>
  );
}
