import { type ComparedPicture, originalView, type PlaceInFrame } from '../core/compare.ts';
import type { Size, View } from '../core/zoom.ts';

/** The original over the result, in the same place, cut off at a share of the window's width. */
export function ComparePicture({
  picture,
  result,
  place,
  view,
  cut,
}: {
  picture: ComparedPicture;
  result: Size;
  place: PlaceInFrame | undefined;
  /** How the result lies in the window. */
  view: View;
  /** Share of the window, from the left, that it fills: 0 to 1. */
  cut: number;
}) {
  const { scale, x, y } = originalView(view, picture, result, place);
  return (
    <div className="compare-over" style={{ clipPath: `inset(0 ${(1 - cut) * 100}% 0 0)` }}>
      <img
        src={picture.url}
        alt=""
        width={picture.width}
        height={picture.height}
        draggable={false}
        style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px) scale(${scale})` }}
      />
    </div>
  );
}
