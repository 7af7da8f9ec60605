/** What a change of tone affects. */
export type Target = 'all' | 'background' | 'subject';

/** Tones that can be raised and lowered. */
export type Tone =
  | 'brightness'
  | 'contrast'
  | 'warmth'
  | 'saturation'
  | 'shadows'
  | 'highlights'
  | 'sharpness';

/** Kinds of changes of the whole look. */
export type Look = 'monochrome' | 'sepia' | 'invert' | 'vignette' | 'grain' | 'blur';

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** One change of a picture. */
export type Command =
  /** `amount` from -1 to 1. */
  | { kind: 'tone'; tone: Tone; amount: number; target: Target }
  /** `amount` from 0 to 1. */
  | { kind: 'look'; look: Look; amount: number; target: Target }
  /** Width divided by height; the crop keeps the part at `anchor`. */
  | { kind: 'crop-to-ratio'; ratio: number; anchor: Side | 'centre' }
  /** `share` of the side that is cut off, 0 to 1. */
  | { kind: 'crop-sides'; sides: readonly Side[]; share: number }
  /** Clockwise. */
  | { kind: 'rotate'; degrees: number }
  /**
   * Clockwise, and cropped to leave no empty corners; without degrees they are measured from the picture's
   * lines.
   */
  | { kind: 'straighten'; degrees: number | undefined }
  | { kind: 'flip'; across: boolean }
  /** Pixels, or a factor; with both sides the picture is cropped to their ratio. */
  | {
      kind: 'resize';
      width: number | undefined;
      height: number | undefined;
      longest: number | undefined;
      factor: number | undefined;
    }
  /** `share` of the shorter side. */
  | { kind: 'border'; color: string; share: number }
  /** Without a colour the background becomes transparent. */
  | { kind: 'background'; color: string | undefined }
  | { kind: 'caption'; text: string; place: 'top' | 'bottom' | 'centre'; color: string | undefined };
