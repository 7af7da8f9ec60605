import type { CornerName } from '@inkreel/contract/documents/corners.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import type { DesignImage } from '@inkreel/scene/design/design.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { BESIDE, cornerTo, moveCorner, pointsOf, rectifyTo } from '../core/perspective.ts';
import { findDesignLayer } from '../core/stage-layers.ts';
import { type DesignEditing, useMoving } from '../use-design.ts';
import { type DesignPerspective, PERSPECTIVES } from '../use-perspective.ts';
import { NumberField } from './number-field.tsx';

/** As they lie on the picture. */
const ROWS = ['nw', 'ne', 'sw', 'se'] as const;

/** Perspective of an image: where its corners lie, or which part of a photo becomes a rectangle. */
export function PerspectiveProperties({
  editing,
  perspective,
  layer,
}: {
  editing: DesignEditing;
  perspective: DesignPerspective;
  layer: DesignImage;
}) {
  const { perspective: texts } = useAreaTexts(designTexts);
  const { mode, setMode } = perspective;
  return (
    <>
      <div className="design-row" role="group" aria-label={texts.mode}>
        {PERSPECTIVES.map((each) => (
          <Button key={each} size="small" aria-pressed={mode === each} onClick={() => setMode(each)}>
            {texts[each]}
          </Button>
        ))}
      </div>
      <p className="design-hint">{mode === 'corners' ? texts.cornersLine : texts.rectifyLine}</p>
      {mode === 'corners' ? (
        <CornerFields editing={editing} layer={layer} />
      ) : (
        <QuadFields editing={editing} perspective={perspective} layer={layer} />
      )}
    </>
  );
}

function CornerFields({ editing, layer }: { editing: DesignEditing; layer: DesignImage }) {
  const { perspective: texts } = useAreaTexts(designTexts);
  const moving = findDesignLayer(useMoving(editing).shown.layers, layer.id);
  const points = pointsOf(moving?.kind === 'image' ? moving : layer);
  return (
    <>
      <div className="design-corners">
        {ROWS.map((name) => (
          <Corner
            key={name}
            name={name}
            labels={[texts.x, texts.y]}
            value={points[name]}
            onChange={(point) => editing.edit(layer.id, cornerTo(layer, name, point))}
          />
        ))}
      </div>
      <div className="design-row">
        <Button
          size="small"
          disabled={!layer.corners}
          onClick={() => editing.edit(layer.id, { corners: null })}
        >
          {texts.reset}
        </Button>
      </div>
    </>
  );
}

function QuadFields({
  editing,
  perspective,
  layer,
}: {
  editing: DesignEditing;
  perspective: DesignPerspective;
  layer: DesignImage;
}) {
  const { perspective: texts } = useAreaTexts(designTexts);
  const quad = perspective.quadOf(layer);
  const isDrawn = perspective.isDrawn(layer);
  const apply = () => {
    const flat = perspective.flatOf(layer);
    if (!flat) return;
    editing.edit(layer.id, rectifyTo(flat, quad));
    perspective.setQuad(layer, undefined);
    perspective.setMode('corners');
  };
  const reset = () => {
    perspective.setQuad(layer, undefined);
    const flat = perspective.flatOf(layer);
    if (!flat || !layer.rectify) return;
    const { x, y, width, height } = flat;
    editing.edit(layer.id, { rectify: null, x, y, width, height });
  };
  return (
    <>
      <div className="design-corners">
        {ROWS.map((name) => (
          <Corner
            key={name}
            name={name}
            labels={[texts.xShare, texts.yShare]}
            value={{ x: quad[name].x * 100, y: quad[name].y * 100 }}
            onChange={({ x, y }) =>
              perspective.setQuad(layer, moveCorner(quad, name, { x: x / 100, y: y / 100 }, BESIDE))
            }
          />
        ))}
      </div>
      <div className="design-row">
        <Button size="small" look="ink" disabled={!isDrawn} onClick={apply}>
          {texts.apply}
        </Button>
        <Button size="small" disabled={!isDrawn && !layer.rectify} onClick={reset}>
          {texts.reset}
        </Button>
      </div>
    </>
  );
}

function Corner({
  name,
  labels,
  value,
  onChange,
}: {
  name: CornerName;
  labels: readonly [string, string];
  value: { x: number; y: number };
  onChange: (value: { x: number; y: number }) => void;
}) {
  const { perspective: texts } = useAreaTexts(designTexts);
  return (
    <fieldset>
      <legend>{texts.names[name]}</legend>
      <NumberField label={labels[0]} value={value.x} onChange={(x) => onChange({ ...value, x })} />
      <NumberField label={labels[1]} value={value.y} onChange={(y) => onChange({ ...value, y })} />
    </fieldset>
  );
}
