import type { Field } from '@inkreel/contract/tools/kinds/index.ts';
import { Suspense } from 'react';
import { viewOf } from '../kinds/index.ts';
import type { ControlProps } from '../kinds/kind-view.tsx';
import '../../kit/fields/fields.css';

/** The control of a field, by its kind; nothing for a field that is worked on in the centre. */
export function FieldControl(props: ControlProps<Field>) {
  const { Control } = viewOf(props.field);
  return (
    Control && (
      <Suspense>
        <Control {...props} />
      </Suspense>
    )
  );
}
