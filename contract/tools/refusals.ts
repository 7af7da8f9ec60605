import type { ErrorCode } from '../errors.ts';
import type { PictureSizes } from '../fields/kind.ts';
import { refuseHair } from './hair-limits.ts';
import { removesSomething } from './kinds/areas.ts';
import { isBoxChanged, type TextBox } from './kinds/texts.ts';
import { OWN_WORDS } from './picture-languages.ts';
import { REFERENCE_STYLE } from './repaint-reference.ts';
import { refuseTooLarge } from './upscale-size.ts';

/**
 * What is wrong with an input across its fields. Pure: used by the button in the browser and by the server,
 * once it knows the pictures. `pictures` holds pixels by the input's property, as far as they are known.
 */
export type Refusal = (
  input: Readonly<Record<string, unknown>>,
  pictures: PictureSizes,
) => ErrorCode | undefined;

const REFERENCE_RATIO = 2;

/** Section 5, Retalk input: the proportions of a picture of the face. */
const refuseFace: Refusal = (_input, { face_url: face }) => {
  const isLong =
    face && Math.max(face.width, face.height) > REFERENCE_RATIO * Math.min(face.width, face.height);
  return isLong ? 'media_proportions' : undefined;
};

/**
 * By the tool's id. They are kept apart from the tools because a tool's file is sent to the browser as plain
 * data.
 */
export const REFUSALS: Readonly<Record<string, Refusal>> = {
  'ai-image-upscaler': refuseTooLarge,
  hair: refuseHair,
  'ai-image-translator': ({ texts, language = OWN_WORDS }) =>
    language !== OWN_WORDS || (Array.isArray(texts) && (texts as TextBox[]).some(isBoxChanged))
      ? undefined
      : 'text_required',
  'remove-subtitle': ({ areas }) => (removesSomething(areas) ? undefined : 'subtitle_area_required'),
  'video-retalk': refuseFace,
  repaint: ({ style, style_ref_url: reference }) =>
    style === REFERENCE_STYLE && !reference ? 'style_reference_required' : undefined,
  'replace-clothes': ({ top_url: top, bottom_url: bottom }) =>
    top || bottom ? undefined : 'garment_image_required',
};
