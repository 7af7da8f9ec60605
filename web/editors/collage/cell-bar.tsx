import { collageTexts } from '@inkreel/contract/messages/areas/collage.ts';
import { CELL_ZOOM, WHOLE_VIEW, zoomInCell } from '@inkreel/scene/collage/cell-view.ts';
import type { Cell, CollageDocument } from '@inkreel/scene/collage/collage-document.ts';
import { removePicture, showPart } from '@inkreel/scene/collage/collage-operations.ts';
import { cellRects } from '@inkreel/scene/collage/collage-shape.ts';
import { Maximize, RefreshCw, Trash2, Type } from 'lucide-react';
import { useRef } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { namedFiles } from './picture-adder.tsx';
import { RangeRow } from './range-row.tsx';
import type { NamedFile } from './use-collage-pictures.ts';

/** Actions on the picked picture of a layout, a strip or a free collage. */
export function CellBar({
  collage,
  cell,
  lost,
  onChange,
  onReplace,
  onCaption,
}: {
  collage: CollageDocument;
  cell: Cell;
  /** Its bytes are no longer on this device. */
  lost: boolean;
  onChange: (collage: CollageDocument, done: boolean) => void;
  onReplace: (files: readonly NamedFile[]) => void;
  onCaption: () => void;
}) {
  const texts = useAreaTexts(collageTexts);
  const input = useRef<HTMLInputElement>(null);
  const rect = cellRects(collage)[collage.cells.indexOf(cell)];
  const zoom = (value: number, done: boolean) => {
    if (!rect) return;
    const middle = { x: rect.width / 2, y: rect.height / 2 };
    onChange(showPart(collage, cell.id, zoomInCell(cell.view, value, middle, rect, cell.size)), done);
  };
  return (
    <div className="picked-group" role="group" aria-label={texts.picked}>
      {lost && (
        <p role="alert" className="collage-refused">
          {texts.failures.lost({ name: cell.name })}
        </p>
      )}
      {collage.mode === 'grid' && (
        <>
          <RangeRow
            label={texts.zoom}
            fact={`${Math.round(cell.view.zoom * 100)}%`}
            value={cell.view.zoom}
            minimum={CELL_ZOOM.minimum}
            maximum={CELL_ZOOM.maximum}
            step={0.05}
            onChange={zoom}
          />
          <Button size="small" onClick={() => onChange(showPart(collage, cell.id, WHOLE_VIEW), true)}>
            <Maximize size={15} strokeWidth={1.6} aria-hidden />
            {texts.whole}
          </Button>
        </>
      )}
      <Button size="small" onClick={() => input.current?.click()}>
        <RefreshCw size={15} strokeWidth={1.6} aria-hidden />
        {texts.replace}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          onReplace(namedFiles(event.target.files));
          event.target.value = '';
        }}
      />
      {collage.mode !== 'free' && (
        <>
          <Button size="small" onClick={onCaption}>
            <Type size={15} strokeWidth={1.6} aria-hidden />
            {texts.caption}
          </Button>
          <Button size="small" onClick={() => onChange(removePicture(collage, cell.id), true)}>
            <Trash2 size={15} strokeWidth={1.6} aria-hidden />
            {texts.remove}
          </Button>
        </>
      )}
    </div>
  );
}
