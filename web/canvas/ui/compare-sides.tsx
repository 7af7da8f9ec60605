import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { type ComparedPicture, originalView, type PlaceInFrame } from '../core/compare.ts';
import type { View } from '../core/zoom.ts';
import { OverlaidViewer, type Overlay } from './overlaid-viewer.tsx';

/** Original and result in two windows of one view: zooming or moving one does the same to the other. */
export function CompareSides({
  original,
  result,
  place,
  alt,
  view,
  shown,
  onView,
  onFit,
  overlay,
}: {
  original: ComparedPicture;
  result: ComparedPicture;
  place: PlaceInFrame | undefined;
  alt: string;
  view: View | null;
  /** The view, also while it is fitted. */
  shown: View;
  onView: (view: View | null) => void;
  onFit: (scale: number) => void;
  /** Lies over the result. */
  overlay: Overlay | undefined;
}) {
  const { compare } = useAreaTexts(canvasTexts);
  // The original is shown at the result's size, so that one scale holds for both.
  const { scale: enlarged, x, y } = originalView({ scale: 1, x: 0, y: 0 }, original, result, place);
  const moved = (seen: View, sign: 1 | -1) => ({
    ...seen,
    x: seen.x + sign * x * seen.scale,
    y: seen.y + sign * y * seen.scale,
  });
  return (
    <div className="compare-sides">
      <Side
        name={compare.original}
        picture={{ url: original.url, width: original.width * enlarged, height: original.height * enlarged }}
        alt={alt}
        // An original with a place in the result is not fitted separately.
        view={view || place ? moved(shown, 1) : null}
        shown={shown}
        onView={(seen) => onView(seen && moved(seen, -1))}
      />
      <Side
        name={compare.result}
        picture={result}
        alt={alt}
        view={view}
        shown={shown}
        onView={onView}
        onFit={onFit}
        overlay={overlay}
      />
    </div>
  );
}

function Side({
  name,
  picture,
  alt,
  view,
  shown,
  onView,
  onFit,
  overlay,
}: {
  name: string;
  picture: ComparedPicture;
  alt: string;
  view: View | null;
  shown: View;
  onView: (view: View | null) => void;
  onFit?: (scale: number) => void;
  overlay?: Overlay | undefined;
}) {
  const { compare } = useAreaTexts(canvasTexts);
  const { stop } = useLanguage();
  return (
    <div className="compare-frame">
      <OverlaidViewer
        picture={{ ...picture, placeholder: null }}
        alt={`${name}${stop}${alt}`}
        hint={compare.hint}
        view={view}
        shown={shown}
        overlay={overlay}
        onView={onView}
        {...(onFit ? { onFit } : {})}
        fills
      />
      <span className="compare-tag" data-side="left">
        {name}
      </span>
    </div>
  );
}
