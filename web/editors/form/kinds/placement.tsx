import { layerTexts } from '@inkreel/contract/messages/areas/layers.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import type { Placement as CutOutPlace } from '@inkreel/contract/tools/kinds/placement.ts';
import type { LayerDocument, Placement } from '@inkreel/scene/layers/layer-document.ts';
import { useState } from 'react';
import { placementOf, placeOf, placeWithPadding } from '../../../canvas/core/layers/cut-out-place.ts';
import type { View } from '../../../canvas/core/zoom.ts';
import { LayerSurface } from '../../../canvas/ui/layer-surface.tsx';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { CutOutShadow } from '../stages/placement/cut-out-shadow.tsx';
import { PlacementPanel } from '../stages/placement/placement-panel.tsx';
import { useCutOut } from '../stages/placement/use-cut-out.ts';
import type { StagePicture, StageProps } from '../stages/stage-props.ts';
import '../stages/placement/placement.css';

const CUT_OUT = 'cut-out';
/** Padding of a cut-out until someone moves it, as a share of the shorter side. */
const FIRST_PADDING = 0.1;

/** The cut-out on a canvas of the chosen size: moved, scaled, padded. */
export default function PlacementStage(props: StageProps<FieldKinds['placement']>) {
  const { placement } = useAreaTexts(layerTexts);
  const { picture } = props;
  if (!picture) return <p className="note stage-note">{placement.empty}</p>;
  return <Place key={picture.url} {...props} picture={picture} />;
}

function Place({
  values,
  change,
  picture,
  guess,
  inFront,
}: StageProps<FieldKinds['placement']> & { picture: StagePicture }) {
  const texts = useAreaTexts(layerTexts);
  const { stop } = useLanguage();
  const [view, setView] = useState<View | null>(null);
  const [picked, setPicked] = useState(true);
  // The place at the beginning of a drag, for Escape; undefined while nothing is dragged.
  const [before, setBefore] = useState<CutOutPlace | null | undefined>();
  const { state, url, seen } = useCutOut(picture, guess, inFront);
  const cutOut = { width: picture.width, height: picture.height, seen };
  const canvas = { width: Number(values['width']) || 1024, height: Number(values['height']) || 1024 };
  const own = (values['placement'] ?? null) as CutOutPlace | null;
  const placed = placementOf(own ?? placeWithPadding(canvas, cutOut, FIRST_PADDING), canvas, cutOut);
  const shadow = values['shadow'] !== false;
  const document: LayerDocument = {
    ...canvas,
    layers: [{ ...placed, kind: 'cut_out', id: CUT_OUT, source: url, shadow, opacity: 1 }],
  };
  const put = (placement: Placement) => change({ placement: placeOf(placement, canvas, cutOut) });
  const take = ({ layers: [layer] }: LayerDocument, done: boolean) => {
    if (!layer) return;
    if (before === undefined) setBefore(own);
    if (done) setBefore(undefined);
    put(layer);
  };
  const position = { x: placed.x / canvas.width, y: placed.y / canvas.height };
  return (
    <div className="placement-stage">
      <LayerSurface
        document={document}
        pickedId={picked ? CUT_OUT : undefined}
        onPick={(id) => setPicked(id !== undefined)}
        onChange={take}
        onCancel={() => {
          change({ placement: before ?? undefined });
          setBefore(undefined);
        }}
        use="placing"
        urlOf={(source) => source}
        nameOf={() => `${texts.cutOut}${stop}${texts.placement.position(position)}`}
        view={view}
        onView={setView}
        paper={{}}
      >
        {shadow && state === 'cut' && <CutOutShadow placement={placed} />}
      </LayerSurface>
      <PlacementPanel
        placement={placed}
        canvas={canvas}
        moved={own !== null}
        state={state}
        onPlace={put}
        onPadding={(padding) => change({ placement: placeWithPadding(canvas, cutOut, padding) })}
        onReset={() => change({ placement: undefined })}
      />
    </div>
  );
}
