import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { FileField } from './file-field.tsx';
import { UploadRows } from './late-upload-rows.tsx';
import { SampleRow } from './sample-row.tsx';
import type { RowsInput } from './upload-rows.tsx';

interface FileSlotProps
  extends Omit<ComponentProps<typeof FileField>, 'children' | 'room'>,
    Omit<ComponentProps<typeof SampleRow>, 'title' | 'onPick'> {
  input: RowsInput & { underWay: number };
  /** Address of the file that is there. */
  value: string | undefined;
  /** The file that is there, around its verbs; null if it is shown elsewhere. */
  held: ((verbs: ReactNode) => ReactNode) | null;
  /** Between replacing and removing it. */
  verbs?: ReactNode;
  onRemove: () => void;
  /** What is said and offered while there is none, given what opens the library. */
  place: (openLibrary: () => void) => ReactNode;
}

/** A slot for one file: dropped, pasted, chosen, or picked from existing ones. */
export function FileSlot(props: FileSlotProps) {
  const { label, input, value, held, verbs, onRemove, place, samples, sampleWords, sampleWidth } = props;
  const { hint, take, takeAddress, takeSample, dropNow, picker, dialogs, element } = props;
  const [isReplaced, setReplaced] = useState(false);
  useEffect(() => setReplaced(false), [value]);
  const { texts } = input;
  const isBusy = input.preparing || input.underWay > 0;
  const isOpen = (value === undefined || isReplaced) && !isBusy;
  return (
    <FileField
      {...{ label, hint, take, takeAddress, takeSample, picker, dialogs, element }}
      {...(dropNow !== undefined && { dropNow })}
      room={value === undefined && !isBusy ? 1 : 0}
    >
      {(openLibrary) => (
        <>
          {value !== undefined &&
            held?.(
              <>
                <Button
                  size="small"
                  aria-disabled={isBusy}
                  aria-expanded={isReplaced}
                  onClick={() => !isBusy && setReplaced(!isReplaced)}
                >
                  {texts.replace}
                </Button>
                {verbs}
                <IconButton icon={X} small label={texts.removeOne({ name: label })} onClick={onRemove} />
              </>,
            )}
          <UploadRows input={input} />
          {isOpen && <div className="picture-place">{place(openLibrary)}</div>}
          {isOpen && (
            <SampleRow title={texts.samples} onPick={takeSample} {...{ samples, sampleWords, sampleWidth }} />
          )}
        </>
      )}
    </FileField>
  );
}
