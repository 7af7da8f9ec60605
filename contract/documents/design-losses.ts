/** What a file of layers has that a design cannot hold, as an import says it. */

export const DESIGN_LOSSES = [
  /** Blend modes that designs do not have: they are drawn as normal. */
  'blend_mode',
  /** Layers that change those below: they are left out. */
  'adjustment',
  /** Shadows, outlines, glows and such of a layer. */
  'effects',
  /** Layers that hold a file: their pixels are kept. */
  'smart_object',
  /** Layers that show only where the one below does: a mask does it, which does not move with that one. */
  'clipping',
  /** A mask by paths, of which the pixels were kept, or which is gone. */
  'vector_mask',
  /** The soft edge that a mask was given. */
  'mask_edge',
  /** Shapes that are pixels now. */
  'shape',
  /** Texts that are pixels now. */
  'text_pixels',
  /** Typefaces that are not here. */
  'font',
  /** Several looks within a text, of which the first is kept. */
  'text_looks',
  /** Groups that blend by themselves, or through a mask or an opacity. */
  'group_blending',
  /** Blending by brightness or by channels. */
  'advanced_blending',
  /** Layers without pixels. */
  'empty_layer',
  /** Groups within too many groups. */
  'deep_groups',
  /** Frames with a ground and edges. */
  'artboard',
  /** Pixels far outside the canvas. */
  'outside',
  /** Layers that were made smaller, since they would be too large as files. */
  'reduced',
  /** Colours that are not red, green and blue. */
  'color_mode',
  /** Channels of more than 8 bits. */
  'depth',
  /** A colour profile that is not that of screens. */
  'color_profile',
] as const;
export type DesignLossKind = (typeof DESIGN_LOSSES)[number];

export interface DesignLoss {
  kind: DesignLossKind;
  count: number;
  /** Names of the first few layers; empty if it is about the whole file. */
  layers: string[];
}
