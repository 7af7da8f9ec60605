import { frameAreaTexts } from '@inkreel/contract/messages/areas/frame-areas.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { Suspense } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { ClipStage } from '../areas/late-area-parts.ts';
import type { StageProps } from '../stages/stage-props.ts';

/** The frames of a video with the areas of the form over them. */
export default function AreasStage(props: StageProps<FieldKinds['areas']>) {
  const texts = useAreaTexts(frameAreaTexts);
  const url = props.values[props.field.of];
  if (typeof url !== 'string')
    return (
      <div className="stage-empty">
        <h2>{texts.empty}</h2>
        <p className="note">{texts.emptyHint}</p>
      </div>
    );
  return (
    <Suspense>
      <ClipStage {...props} url={url} />
    </Suspense>
  );
}
