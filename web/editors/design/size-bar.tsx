import { DESIGN_LIMITS } from '@inkreel/contract/documents/design-document.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { sizeName } from '@inkreel/scene/design/size-name.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import { LayoutGrid, Plus } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import './sizes.css';
import type { DesignSizes } from './use-sizes.ts';

const AddSize = lazyPart(() => import('./add-size.tsx'));

/** The sizes of a design: one press shows another one, the last adds one. */
export function SizeBar({
  sizes,
  overview,
  onOverview,
}: {
  sizes: DesignSizes;
  /** All sizes are seen side by side. */
  overview: boolean;
  onOverview: (shown: boolean) => void;
}) {
  const { sizes: texts } = useAreaTexts(designTexts);
  const [adding, setAdding] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const { id: shown } = sizes.now;
  useEffect(() => {
    const [pressed] = bar.current?.querySelectorAll(`[data-size="${shown}"]`) ?? [];
    pressed?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  const isFull = sizes.all.length >= DESIGN_LIMITS.sizes;
  return (
    <div ref={bar} className="design-sizes" role="group" aria-label={texts.title}>
      {sizes.all.length > 1 &&
        sizes.all.map((size) => (
          <button
            key={size.id}
            type="button"
            data-size={size.id}
            aria-pressed={size.id === shown && !overview}
            title={texts.pixels(size)}
            aria-keyshortcuts="PageDown PageUp"
            onClick={() => {
              sizes.show(size.id);
              onOverview(false);
            }}
          >
            <ShapeOf size={size} />
            {sizeName(size, texts)}
          </button>
        ))}
      <IconButton
        icon={Plus}
        small
        label={isFull ? texts.full({ count: DESIGN_LIMITS.sizes }) : texts.add}
        aria-disabled={isFull}
        onClick={() => !isFull && setAdding(true)}
      />
      {sizes.all.length > 1 && (
        <IconButton
          icon={LayoutGrid}
          small
          label={texts.overview}
          aria-pressed={overview}
          onClick={() => onOverview(!overview)}
        />
      )}
      {adding && (
        <Suspense>
          <AddSize sizes={sizes} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Longest side of the drawn shape, in CSS pixels. */
const LONGEST = 14;

/** The shape of a size, as large as a letter. */
export function ShapeOf({ size: { width, height } }: { size: Size }) {
  const scale = LONGEST / Math.max(width, height);
  return (
    <span className="design-size-shape" aria-hidden>
      <i style={{ width: Math.max(3, width * scale), height: Math.max(3, height * scale) }} />
    </span>
  );
}
