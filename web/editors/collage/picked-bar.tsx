import { collageTexts } from '@inkreel/contract/messages/areas/collage.ts';
import type { Cell, CollageDocument } from '@inkreel/scene/collage/collage-document.ts';
import { replacePicture, takeLayers } from '@inkreel/scene/collage/collage-operations.ts';
import type { Layer, LayerDocument } from '@inkreel/scene/layers/layer-document.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { CellBar } from './cell-bar.tsx';
import { LayerBar } from './layer-bar.tsx';
import type { AddingPictures } from './use-add-pictures.ts';

/** Actions on the picked cell or layer, below the stage. */
export function PickedBar({
  collage,
  layers,
  cell,
  layer,
  isLost,
  onChange,
  onReplace,
  onCaption,
}: {
  collage: CollageDocument;
  /** The collage with only its visible layers. */
  layers: LayerDocument;
  cell: Cell | undefined;
  layer: Layer | undefined;
  /** Whether the image of this source can no longer be read. */
  isLost: (source: string) => boolean;
  onChange: (collage: CollageDocument, done: boolean) => void;
  onReplace: AddingPictures['withFiles'];
  onCaption: (cellId: string) => void;
}) {
  const texts = useAreaTexts(collageTexts);
  return (
    <div className="picked-bar">
      {!cell && !layer && <p className="note">{texts.pickHint}</p>}
      {cell && (
        <CellBar
          collage={collage}
          cell={cell}
          lost={isLost(cell.source)}
          onChange={onChange}
          onReplace={(files) =>
            onReplace(files, (document, [picture]) =>
              picture ? replacePicture(document, cell.id, picture) : document,
            )
          }
          onCaption={() => onCaption(cell.id)}
        />
      )}
      {layer && (
        <LayerBar
          document={layers}
          layer={layer}
          onLayers={(changed, done) => onChange(takeLayers(collage, changed), done)}
        />
      )}
    </div>
  );
}
