import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { type Design, readDesign } from '@inkreel/scene/design/design.ts';
import { sizeName } from '@inkreel/scene/design/size-name.ts';
import { partsAt } from '@inkreel/scene/design/sizes.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import { useEffect, useMemo } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { DesignCanvas } from './design-canvas.tsx';
import type { PreviewImages } from './preview-images.ts';
import type { DesignEditing } from './use-design.ts';
import { usePreviewImages } from './use-preview-images.ts';

/** Pixels of the screen that a size takes, whichever its shape, and most of a side. */
const WIDE_SCREEN = { area: 64_000, longest: 350 };
const NARROW_SCREEN = { area: 18_000, longest: 170 };
function scaleOf({ width, height }: Size): number {
  const { area, longest } = matchMedia('(max-width: 600px)').matches ? NARROW_SCREEN : WIDE_SCREEN;
  return Math.min(Math.sqrt(area / (width * height)), longest / Math.max(width, height));
}
const NONE: readonly string[] = [];

/** All sizes side by side; a press on one goes on in it. */
export default function SizesOverview({
  editing,
  onShow,
}: {
  editing: DesignEditing;
  onShow: (size: string) => void;
}) {
  const { sizes: texts } = useAreaTexts(designTexts);
  const { all, now, stored } = editing.sizes;
  const designs = useMemo(() => all.map(({ id }) => readDesign(partsAt(stored, id))), [all, stored]);
  const held = usePreviewImages(editing);
  // All are drawn from the same copies of images, which are as large as the largest needs them.
  const images = useMemo(() => ({ ...held, shownAt: () => undefined }), [held]);
  const largest = Math.max(...all.map(scaleOf));
  useEffect(() => held.shownAt(largest * (globalThis.devicePixelRatio ?? 1)), [held, largest]);
  return (
    <ul className="design-overview">
      {all.map((size, index) => {
        const name = sizeName(size, texts);
        const pixels = texts.pixels(size);
        return (
          <li key={size.id}>
            <button
              type="button"
              aria-current={size.id === now.id ? 'true' : undefined}
              onClick={() => onShow(size.id)}
            >
              <SmallDesign design={designs[index]!} images={images} />
              <span>{name}</span>
              {name !== pixels && <small>{pixels}</small>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function SmallDesign({ design, images }: { design: Design; images: PreviewImages }) {
  const { width, height } = design;
  const scale = scaleOf(design);
  return (
    <span className="design-small" style={{ width: width * scale, height: height * scale }}>
      <span style={{ width, height, scale }}>
        <DesignCanvas design={design} picked={NONE} isMoving={false} images={images} scale={scale} />
      </span>
    </span>
  );
}
