/** The pixels of a film whose shorter side is that long; both even. */
export function scaledSize(
  { width, height }: { width: number; height: number },
  shorter: number,
): { width: number; height: number } {
  const by = shorter / Math.min(width, height);
  const even = (value: number) => Math.max(2, Math.round((value * by) / 2) * 2);
  return { width: even(width), height: even(height) };
}
