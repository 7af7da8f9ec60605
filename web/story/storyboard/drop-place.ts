/** The half of a card over which the pointer is: its right half, or in one column its lower one, means behind it. */
export function dropPlace(
  dragged: string,
  over: string,
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { clientX, clientY }: { clientX: number; clientY: number },
): { shot: string; after: boolean } | undefined {
  if (over === dragged || over === '') return undefined;
  // A card that is as wide as the page stands alone in its row.
  const isRow = width > height * 2.4 || width > globalThis.innerWidth * 0.6;
  return { shot: over, after: isRow ? clientY > top + height / 2 : clientX > left + width / 2 };
}
