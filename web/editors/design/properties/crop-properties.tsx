import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import type { DesignImage } from '@inkreel/scene/design/design.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Crop, cropImage, cropOfRatio, WHOLE } from '../core/crop.ts';
import type { DesignEditing } from '../use-design.ts';
import { NumberField } from './number-field.tsx';

const RATIOS = [
  ['1:1', 1],
  ['4:5', 4 / 5],
  ['3:2', 3 / 2],
  ['16:9', 16 / 9],
  ['9:16', 9 / 16],
] as const;
const FIELDS = [
  ['left', 'left'],
  ['top', 'top'],
  ['width', 'cropWidth'],
  ['height', 'cropHeight'],
] as const;

/** Which part of an image its layer shows. */
export function CropProperties({ editing, layer }: { editing: DesignEditing; layer: DesignImage }) {
  const { image: texts } = useAreaTexts(designTexts);
  const take = (crop: Crop) => editing.edit(layer.id, cropImage(layer, crop));
  return (
    <>
      <div className="design-row" role="group" aria-label={texts.ratio}>
        {RATIOS.map(([name, ratio]) => (
          <Button key={name} size="small" onClick={() => take(cropOfRatio(layer, ratio))}>
            {name}
          </Button>
        ))}
      </div>
      <div className="design-four">
        {FIELDS.map(([side, label]) => (
          <NumberField
            key={side}
            label={texts[label]}
            value={layer.crop[side] * 100}
            minimum={0}
            maximum={100}
            onChange={(value) => take({ ...layer.crop, [side]: value / 100 })}
          />
        ))}
      </div>
      <Button size="small" onClick={() => take(WHOLE)}>
        {texts.whole}
      </Button>
    </>
  );
}
