/** A picture on a clip of the timeline. */
export interface StripTile {
  at: number;
  /** Pixels from the start of the clip. */
  left: number;
  /** Seconds of the source. */
  seconds: number;
}

/**
 * The pictures of a clip that are on the screen, and one beside them at each end.
 * @param left where the clip begins, and its `width`, as shares of what the timeline shows
 * @param pixels width of the clip and of a picture
 * @param source seconds at which its source begins, and seconds of the source that it shows
 */
export function stripTiles(
  { left, width }: { left: number; width: number },
  pixels: { clip: number; tile: number },
  source: { from: number; seconds: number },
): StripTile[] {
  // A clip as small as this is told by the picture that it has.
  if (width <= 0 || pixels.tile <= 0 || pixels.clip < pixels.tile * 1.5) return [];
  const count = Math.ceil(pixels.clip / pixels.tile);
  const perShare = pixels.clip / pixels.tile / width;
  const first = Math.max(0, Math.floor(-left * perShare) - 1);
  const last = Math.min(count - 1, Math.ceil((1 - left) * perShare));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const at = first + index;
    const share = Math.min(1, ((at + 0.5) * pixels.tile) / pixels.clip);
    return { at, left: at * pixels.tile, seconds: source.from + share * source.seconds };
  });
}
