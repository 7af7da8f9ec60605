import { frameAreaTexts } from '@inkreel/contract/messages/areas/frame-areas.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { Suspense, useEffect } from 'react';
import { afterFirstUse } from '../../../lib/after-first-use.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { ClipList, loadAreaParts } from '../areas/late-area-parts.ts';
import type { ControlProps } from './kind-view.tsx';

/** The list of the areas that are drawn on the stage. */
export default function AreasControl(props: ControlProps<FieldKinds['areas']>) {
  const texts = useAreaTexts(frameAreaTexts);
  const { language } = useLanguage();
  const { field, values } = props;
  const url = values[field.of];
  // A part that fails to load is requested again when there is a video.
  useEffect(() => afterFirstUse(() => void loadAreaParts().catch(() => undefined)), []);
  const label = <span className="label">{field.text[language].label}</span>;
  if (typeof url === 'string')
    return (
      <Suspense fallback={<div>{label}</div>}>
        <ClipList {...props} url={url} />
      </Suspense>
    );
  return (
    <div>
      {label}
      <p className="note">{texts.empty}</p>
    </div>
  );
}
