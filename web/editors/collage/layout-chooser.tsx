import { collageTexts } from '@inkreel/contract/messages/areas/collage.ts';
import type { CollageDocument } from '@inkreel/scene/collage/collage-document.ts';
import { canvasSize } from '@inkreel/scene/collage/collage-shape.ts';
import { layoutsFor } from '@inkreel/scene/collage/layouts.ts';
import { rectsOf, type Split } from '@inkreel/scene/collage/splits.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { ChoiceRow } from '../kit/fields/choice-row.tsx';

/** Longest side of a thumbnail, in CSS pixels. */
const SIDE = 28;

/** The layouts for the number of pictures there are, each drawn at the collage's ratio. */
export function LayoutChooser({
  collage,
  onChoose,
}: {
  collage: CollageDocument;
  onChoose: (layout: string) => void;
}) {
  const texts = useAreaTexts(collageTexts);
  const layouts = layoutsFor(collage.cells.length);
  if (layouts.length < 2) return null;
  const canvas = canvasSize(collage);
  return (
    <ChoiceRow
      look="ratios"
      label={texts.layout}
      chosen={collage.layout}
      onChoose={onChoose}
      choices={layouts.map(({ id, split }, index) => ({
        value: id,
        label: (
          <>
            <Thumbnail split={split} canvas={canvas} />
            <span className="sr-only">{texts.layoutName({ at: index + 1, of: layouts.length })}</span>
          </>
        ),
      }))}
    />
  );
}

function Thumbnail({ split, canvas }: { split: Split; canvas: { width: number; height: number } }) {
  const scale = SIDE / Math.max(canvas.width, canvas.height);
  const size = { width: canvas.width * scale, height: canvas.height * scale };
  return (
    <svg aria-hidden="true" width={size.width} height={size.height}>
      {rectsOf(split, size, 2).map(({ x, y, width, height }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx={1} fill="currentColor" />
      ))}
    </svg>
  );
}
