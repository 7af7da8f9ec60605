const MEGAPIXEL = 1024 ** 2;

/** Millions of pixels of 1024 x 1024, to a tenth: as people speak of them. */
export const megapixelsOf = (pixels: number): number => Math.round((pixels / MEGAPIXEL) * 10) / 10;
