import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { Suspense } from 'react';
import { ClipPreviews } from '../areas/late-area-parts.ts';
import type { ControlProps } from './kind-view.tsx';

/** Frames that were tried, beside the stage. */
export default function AreasPreviews(props: ControlProps<FieldKinds['areas']>) {
  const url = props.values[props.field.of];
  return (
    typeof url === 'string' && (
      <Suspense>
        <ClipPreviews {...props} url={url} />
      </Suspense>
    )
  );
}
