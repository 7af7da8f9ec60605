import type { Kind, Required, Texts } from '../../fields/kind.ts';
import { orEmpty } from '../../fields/rules.ts';

/** One picture. */
export interface ImageField {
  kind: 'image';
  name: string;
  required: Required;
  /** Pixels of the shortest and of the longest side. */
  shortest?: number;
  longest?: number;
  /** Checked before any points are held. */
  person?: 'one_face';
  /** Sample pictures under `web/public/samples/`. */
  samples: readonly string[];
  text: Texts<'label', 'hint'>;
}

export const image: Kind<ImageField> = {
  properties: ({ name, required }) => ({ [name]: orEmpty({ type: 'file' }, required) }),
  refusals: ({ person }) =>
    person ? ['detect_face_failed', 'no_face', 'several_faces', 'face_too_small', 'face_unclear'] : [],
  pictureProblem({ name, shortest = 1, longest = Number.POSITIVE_INFINITY }, _input, sizes) {
    const size = sizes[name];
    if (!size) return undefined;
    if (Math.min(size.width, size.height) < shortest) return 'image_too_small';
    return Math.max(size.width, size.height) > longest ? 'image_too_large' : undefined;
  },
  pictureLimits: ({ shortest, longest }) => ({ image_too_small: shortest, image_too_large: longest }),
  person: ({ person }) => person,
};

const isImage = (field: { kind: string }): field is ImageField => field.kind === 'image';

/** The fields of one picture that a run requires. */
export function requiredImages(fields: readonly { kind: string }[]): ImageField[] {
  return fields.filter(isImage).filter(({ required }) => required !== false);
}

/**
 * The property of a tool's first picture, required or optional; undefined for a tool without one.
 */
export function firstImageName(fields: readonly { kind: string }[]): string | undefined {
  return fields.find(isImage)?.name;
}

/** The property of what a tool works on: its video, or its first picture. */
export function takenName(fields: readonly { kind: string; name?: string }[]): string | undefined {
  return fields.find(({ kind }) => kind === 'video')?.name ?? firstImageName(fields);
}
