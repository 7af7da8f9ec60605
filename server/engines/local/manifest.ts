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
    /** How its numbers become shares: their sigmoid, or from the least (background) to the largest (subject). */
    scale: 'sigmoid' | 'least-to-largest';
  };
}

/** Fills what a mask says from what surrounds it. */
interface FillModel {
  kind: 'fill';
  image: PictureInput;
  mask: MaskInput;
  /** It sees a square of this side, in pixels. */
  side: number;
  output: PictureOutput;
}

/** Enlarges square tiles. */
interface EnlargeModel {
  kind: 'enlarge';
  image: PictureInput;
  factor: number;
  /** Side of a tile and how much of it the next one sees as well, in pixels of the picture. */
  tile: number;
  overlap: number;
  output: PictureOutput;
}

/** Says how near everything is. */
interface DepthModel {
  kind: 'depth';
  image: PictureInput;
  /** The longer side of what it sees, in pixels; both sides are multiples of `multiple`. */
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

/** Which kind of model serves a capability. */
export const KINDS = {
  remove_background: 'subject',
  remove_object: 'fill',
  extend: 'fill',
  upscale: 'enlarge',
  camera_move: 'depth',
} as const satisfies { readonly [C in Capability]?: ModelKind };
export type LocalCapability = keyof typeof KINDS;

/** What a model is used for. */
export const capabilitiesOf = ({ use }: LocalModel): LocalCapability[] =>
  (Object.keys(KINDS) as LocalCapability[]).filter((capability) => KINDS[capability] === use.kind);
