import { collageTexts } from '@inkreel/contract/messages/areas/collage.ts';
import { layerTexts } from '@inkreel/contract/messages/areas/layers.ts';
import type { CollageDocument } from '@inkreel/scene/collage/collage-document.ts';
import { takeLayers, visibleLayers } from '@inkreel/scene/collage/collage-operations.ts';
import type { Layer, LayerDocument } from '@inkreel/scene/layers/layer-document.ts';
import { FilePlus2, Redo2, Type, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { View } from '../../canvas/core/zoom.ts';
import { LayerSurface } from '../../canvas/ui/layer-surface.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CellGrid } from './cell-grid.tsx';

/** The large view of the collage, with undo and zoom above it. */
export function CollageStage({
  collage,
  pickedId,
  onPick,
  onChange,
  onMark,
  onCancel,
  urlOf,
  undo,
  redo,
  onStartOver,
  onAddText,
  status,
}: {
  collage: CollageDocument;
  /** The picked cell or layer. */
  pickedId: string | undefined;
  onPick: (id: string | undefined) => void;
  onChange: (collage: CollageDocument, done: boolean) => void;
  onMark: () => void;
  onCancel: () => void;
  urlOf: (source: string) => string | undefined;
  /** Undefined if there is nothing to undo. */
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  onStartOver: () => void;
  onAddText: () => void;
  /** Where it is kept, its versions, and what to do about a change from elsewhere. */
  status: { line: ReactNode; versions: ReactNode; conflict: ReactNode };
}) {
  const texts = useAreaTexts(collageTexts);
  const layers = useAreaTexts(layerTexts);
  const [view, setView] = useState<View | null>(null);
  const shown: LayerDocument = { ...collage, layers: visibleLayers(collage) };
  const nameOf = (layer: Layer) =>
    layer.kind === 'text'
      ? layers.text({ text: layer.text })
      : layers.picture({ at: collage.cells.findIndex(({ id }) => id === layer.id) + 1 });
  return (
    <>
      <div className="stage-bar">
        <IconButton icon={Undo2} label={texts.undo} disabled={!undo} onClick={undo} />
        <IconButton icon={Redo2} label={texts.redo} disabled={!redo} onClick={redo} />
        {status.line}
        <span className="picture-toolbar">
          {status.versions}
          <IconButton icon={Type} label={texts.addText} onClick={onAddText} />
          <IconButton icon={FilePlus2} label={texts.startOver} onClick={onStartOver} />
        </span>
      </div>
      {status.conflict}
      <LayerSurface
        document={shown}
        pickedId={pickedId}
        onPick={onPick}
        onChange={(changed, done) => onChange(takeLayers(collage, changed), done)}
        onCancel={onCancel}
        onEdit={(layer) =>
          layer.kind === 'text' && document.querySelector<HTMLElement>('[data-collage-words]')?.focus()
        }
        use="stack"
        urlOf={urlOf}
        nameOf={nameOf}
        view={view}
        onView={setView}
        paper={collage.background === null ? {} : { background: collage.background }}
      >
        {collage.mode !== 'free' && (
          <CellGrid
            collage={collage}
            pickedId={pickedId}
            onPick={onPick}
            onChange={onChange}
            onMark={onMark}
            onCancel={onCancel}
            urlOf={urlOf}
          />
        )}
      </LayerSurface>
    </>
  );
}
