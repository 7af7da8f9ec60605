import { type ComponentProps, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import type { PickDialog as Picker } from './pick/pick-dialog.tsx';
import { UploadField } from './upload-field.tsx';
import './uploads.css';

const PickDialog = lazyPart(() =>
  import('./pick/pick-dialog.tsx').then(({ PickDialog: Dialog }) => ({ default: Dialog })),
);

/** What surrounds every part that takes files: label, drop target, pasting, its dialogs and the library. */
export function FileField({
  element,
  picker,
  dialogs,
  children,
  ...field
}: Omit<ComponentProps<typeof UploadField>, 'element' | 'children'> & {
  /** What may be picked from the library. */
  picker: Omit<ComponentProps<typeof Picker>, 'onClose'>;
  /** Dialogs over the field. */
  dialogs: ReactNode;
  /** Gets the field. */
  element?: RefObject<HTMLFieldSetElement | null> | undefined;
  /** The content, given what opens the library. */
  children: (openLibrary: () => void) => ReactNode;
}) {
  const ownElement = useRef<HTMLFieldSetElement>(null);
  const [isPicking, setPicking] = useState(false);
  return (
    <UploadField element={element ?? ownElement} {...field}>
      {children(() => setPicking(true))}
      <Suspense>{dialogs}</Suspense>
      {isPicking && (
        <Suspense>
          <PickDialog {...picker} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </UploadField>
  );
}
