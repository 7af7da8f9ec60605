import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { type ComparedPicture, originalView, type PlaceInFrame } from '../core/compare.ts';
import type { View } from '../core/zoom.ts';
import { ZoomViewer } from './zoom-viewer.tsx';

/** Original and result in two windows of one view: what is zoomed or moved in one is in the other. */
export function CompareSides({
  original,
  result,
  place,
  alt,
  view,
  shown,
  onView,
  onFit,
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
}) {
  const { compare } = useAreaTexts(canvasTexts);
  // The original is shown at the result's size, so that one scale is true for both.
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
        // What has its place in the result is not fitted by itself.
        view={view || place ? moved(shown, 1) : null}
        onView={(seen) => onView(seen && moved(seen, -1))}
      />
      <Side name={compare.result} picture={result} alt={alt} view={view} onView={onView} onFit={onFit} />
    </div>
  );
}

function Side({
  name,
  picture,
  alt,
  view,
  onView,
  onFit,
}: {
  name: string;
  picture: ComparedPicture;
  alt: string;
  view: View | null;
  onView: (view: View | null) => void;
  onFit?: (scale: number) => void;
}) {
  const { compare } = useAreaTexts(canvasTexts);
  return (
    <div className="compare-frame">
      <ZoomViewer
        picture={{ ...picture, placeholder: null }}
        alt={`${name}. ${alt}`}
        hint={compare.hint}
        view={view}
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
