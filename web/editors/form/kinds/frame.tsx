import { layerTexts } from '@inkreel/contract/messages/areas/layers.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { useEffect, useEffectEvent } from 'react';
import { type Extension, keepWithinLimit } from '../../../canvas/core/layers/extension.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import type { FormValues } from '../../kit/form-values.ts';
import { FrameArea } from '../stages/frame/frame-area.tsx';
import { FramePanel } from '../stages/frame/frame-panel.tsx';
import type { StagePicture, StageProps } from '../stages/stage-props.ts';
import '../stages/frame/frame.css';

/** The picture in the frame that it is to fill: edges and corners are dragged outwards, or set in the panel below. */
export default function FrameStage(props: StageProps<FieldKinds['frame']>) {
  const { frame } = useAreaTexts(layerTexts);
  const { picture } = props;
  if (!picture) return <p className="note stage-note">{frame.empty}</p>;
  return <Frame key={picture.url} {...props} picture={picture} />;
}

function Frame({ values, change, picture }: StageProps<FieldKinds['frame']> & { picture: StagePicture }) {
  const extension = extensionOf(values);
  const set = (next: Extension) => change({ ...next });
  // A frame that was set for another picture may exceed the limit of this one.
  const keep = useEffectEvent(() => {
    const kept = keepWithinLimit(extension, picture);
    if (JSON.stringify(kept) !== JSON.stringify(extension)) set(kept);
  });
  useEffect(() => keep(), []);
  return (
    <div className="frame-stage">
      <FrameArea picture={picture} extension={extension} onChange={set} />
      <FramePanel picture={picture} extension={extension} onChange={set} />
    </div>
  );
}

function extensionOf(values: FormValues): Extension {
  const side = (name: keyof Extension) => Number(values[name] ?? 0);
  return { left: side('left'), top: side('top'), right: side('right'), bottom: side('bottom') };
}
