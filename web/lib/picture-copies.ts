/**
 * One of the product's pictures that is also kept in smaller copies, so that a small screen does not load a
 * large one.
 */
export interface CopiedPicture {
  /** Address or file of the picture itself, with its ending. */
  file: string;
  /** Its width, in pixels. */
  width: number;
  /** Widths of the copies, in pixels; those that are not smaller are left out. */
  copies: readonly number[];
}

/** The smaller copies of a picture: `cat.webp` at 320 pixels is `cat-320.webp`. */
export function copiesOf({ file, width, copies }: CopiedPicture): { file: string; width: number }[] {
  return copies
    .filter((each) => each < width)
    .map((each) => ({ file: file.replace(/(\.\w+)$/, `-${each}$1`), width: each }));
}

/** A picture and its copies as the `srcset` of an `img`. */
export function srcSetOf(picture: CopiedPicture): string {
  return [...copiesOf(picture), picture].map(({ file, width }) => `${file} ${width}w`).join(', ');
}
