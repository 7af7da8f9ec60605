import { collageTexts } from '@inkreel/contract/messages/areas/collage.ts';
import type { CollageDocument } from '@inkreel/scene/collage/collage-document.ts';
import { swapPictures } from '@inkreel/scene/collage/collage-operations.ts';
import { cellRects, shownView } from '@inkreel/scene/collage/collage-shape.ts';
import { useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { CellPicture } from './cell-picture.tsx';
import { pressCellKey } from './core/cell-keys.ts';
import { useCellPointers } from './use-cell-pointers.ts';

/** The pictures of a layout or a strip, in units of the canvas: dragged within their cells, or onto each other to swap. */
export function CellGrid({
  collage,
  pickedId,
  onPick,
  onChange,
  onMark,
  onCancel,
  urlOf,
}: {
  collage: CollageDocument;
  pickedId: string | undefined;
  onPick: (id: string | undefined) => void;
  onChange: (collage: CollageDocument, done: boolean) => void;
  onMark: () => void;
  onCancel: () => void;
  urlOf: (source: string) => string | undefined;
}) {
  const texts = useAreaTexts(collageTexts);
  const [markedId, setMarkedId] = useState<string | undefined>();
  const [said, setSaid] = useState('');
  const rects = cellRects(collage);
  const { gesture, ghost, grid, ...handlers } = useCellPointers({
    collage,
    rects,
    onPick,
    onChange,
    onMark,
    onCancel,
  });
  const marked = collage.cells.find(({ id }) => id === markedId);

  const onKeyDown = (event: React.KeyboardEvent, id: string) => {
    const held = event.ctrlKey || event.metaKey;
    if (event.key === ' ' && !held) {
      if (marked && markedId !== id) {
        onChange(swapPictures(collage, marked.id, id), true);
        setMarkedId(undefined);
        setSaid(texts.swapped);
      } else setMarkedId(marked ? undefined : id);
    } else if (event.key === 'Escape' && marked) setMarkedId(undefined);
    else {
      const changed = held ? undefined : pressCellKey(collage, id, event);
      if (!changed) return;
      onChange(changed, true);
      if (changed.cells.length < collage.cells.length) onPick(undefined);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={grid}
      className="cell-grid"
      data-own-pointer
      data-own-wheel={collage.mode === 'grid' ? true : undefined}
      {...handlers}
    >
      {collage.cells.map((cell, index) => {
        const rect = rects[index];
        return (
          rect && (
            <div
              key={cell.id}
              role="button"
              tabIndex={0}
              className="cell"
              aria-pressed={cell.id === pickedId}
              aria-label={texts.cell({ at: index + 1, of: collage.cells.length, name: cell.name })}
              aria-describedby="collage-cell-keys"
              data-target={gesture?.targetId === cell.id}
              data-source={gesture?.phase === 'swapping' && gesture.cellId === cell.id}
              data-marked={cell.id === markedId}
              style={{
                left: rect.x,
                top: rect.y,
                width: rect.width,
                height: rect.height,
                borderRadius: Math.min(collage.radius, rect.width / 2, rect.height / 2),
              }}
              onFocus={() => onPick(cell.id)}
              onKeyDown={(event) => onKeyDown(event, cell.id)}
            >
              <CellPicture cell={cell} view={shownView(collage, cell)} rect={rect} url={urlOf(cell.source)} />
            </div>
          )
        );
      })}
      {ghost && (
        <img
          className="cell-ghost"
          src={urlOf(ghost.source)}
          alt=""
          style={{ left: ghost.x, top: ghost.y }}
        />
      )}
      <p id="collage-cell-keys" className="sr-only">
        {texts.cellKeys}
      </p>
      <p role="status" className="sr-only">
        {marked ? texts.marked({ name: marked.name }) : said}
      </p>
    </div>
  );
}
