/** Filters of layers, as data. A list is one pass. */

export type Filter =
  /** Radius in units of the document. */
  | { kind: 'blur'; radius: number }
  /** 1 leaves the layer as it is, 0 takes all of it. */
  | { kind: 'brightness' | 'contrast' | 'saturate'; amount: number }
  /** 0 leaves the layer as it is, 1 is all of it. */
  | { kind: 'grayscale' | 'sepia' | 'invert'; amount: number }
  | { kind: 'hue-rotate'; degrees: number }
  /** Lengths in units of the document; `color` is `#rrggbb` or `#rrggbbaa`. */
  | { kind: 'drop-shadow'; x: number; y: number; radius: number; color: string };

/** Below this radius in pixels a blur is left out: canvases differ there, and nobody sees it. */
const LEAST_BLUR = 1;

/** Filters as a canvas takes them. `scale` is pixels to a unit of the document: transforms do not reach filters. */
export function filterText(filters: readonly Filter[], scale: number): string {
  const texts = filters.map((filter) => {
    const px = (length: number) => `${length * scale}px`;
    if (filter.kind === 'blur') return filter.radius * scale < LEAST_BLUR ? '' : `blur(${px(filter.radius)})`;
    if (filter.kind === 'hue-rotate') return `hue-rotate(${filter.degrees}deg)`;
    if (filter.kind === 'drop-shadow')
      return `drop-shadow(${px(filter.x)} ${px(filter.y)} ${px(filter.radius)} ${filter.color})`;
    return `${filter.kind}(${filter.amount})`;
  });
  return texts.filter((text) => text !== '').join(' ') || 'none';
}
