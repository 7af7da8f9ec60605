import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import type { ModelFile } from '../../inference/models/model-file.ts';
import type { MaskInput, PictureInput, PictureOutput } from '../../inference/picture-tensor.ts';

/** Finds the subject: one number a pixel. */
interface SubjectModel {
  kind: 'subject';
  image: PictureInput;
  /** The picture is stretched to a square of this side, in pixels. */
  side: number;
  output: {
    name?: string;
    /**
     * How its numbers become shares: by a sigmoid, or scaled from the minimum (background) to the maximum
     * (subject).
     */
    scale: 'sigmoid' | 'least-to-largest';
  };
}

/** Fills a masked area from its surroundings. */
interface FillModel {
  kind: 'fill';
  image: PictureInput;
  mask: MaskInput;
  /** Its input is a square of this side, in pixels. */
  side: number;
  output: PictureOutput;
}

/** Enlarges square tiles. */
interface EnlargeModel {
  kind: 'enlarge';
  image: PictureInput;
  factor: number;
  /** Side of a tile and its overlap with the next one, in pixels of the picture. */
  tile: number;
  overlap: number;
  output: PictureOutput;
}

/** Estimates depth. */
interface DepthModel {
  kind: 'depth';
  image: PictureInput;
  /** The longer side of its input, in pixels; both sides are multiples of `multiple`. */
  side: number;
  multiple: number;
  output: { name?: string; near: 'largest' | 'least' };
}

export type ModelUse = SubjectModel | FillModel | EnlargeModel | DepthModel;
export type ModelKind = ModelUse['kind'];

/** A model file that an operator may put on this machine, and how the engine uses it. */
export interface LocalModel extends ModelFile {
  use: ModelUse;
}

/** The kind of model that serves a capability. */
export const KINDS = {
  remove_background: 'subject',
  remove_object: 'fill',
  extend: 'fill',
  upscale: 'enlarge',
  camera_move: 'depth',
} as const satisfies { readonly [C in Capability]?: ModelKind };
export type LocalCapability = keyof typeof KINDS;

/** The purpose of a model. */
export const capabilitiesOf = ({ use }: LocalModel): LocalCapability[] =>
  (Object.keys(KINDS) as LocalCapability[]).filter((capability) => KINDS[capability] === use.kind);
