import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { REFERENCE_STYLE } from '@inkreel/contract/tools/repaint-reference.ts';
import { inWords, sentences, type Write, words } from './instruction.ts';

import { STORY_INSTRUCTIONS } from './story.ts';

/** The looks of the ten repaint styles, by number. */
const LOOKS: Readonly<Record<number, string>> = {
  0: 'a retro comic print with inked outlines and halftone dots',
  1: 'a 3D animated fairy tale with soft light',
  2: 'an anime drawing with clean lines and cel shading',
  3: 'a fresh, airy illustration in light pastel colours',
  4: 'a futuristic scene of neon light and technology',
  5: 'a traditional Chinese ink and colour painting',
  6: 'a heroic painting of a general in ornate armour',
  7: 'a vivid cartoon in bright, saturated colours',
  8: 'an elegant Chinese gongbi painting with fine lines and quiet colours',
  9: 'a festive Chinese New Year print in red and gold',
};

/** The meaning of a likeness in per cent. */
function closeness(likeness: number): string {
  if (likeness >= 67)
    return 'Keep faces, poses, objects and composition as they are; only the style changes.';
  if (likeness >= 34) return 'Keep the people, the main objects and the composition recognizable.';
  return 'The composition may be interpreted freely; the subject stays recognizable.';
}

/** Instructions beyond the edits of people and objects: to draw, fill, extend and restyle. */
export const GENERAL_INSTRUCTIONS = {
  ...STORY_INSTRUCTIONS,
  text_to_image: ({ prompt, style, width, height, count, seed }) => ({
    pictures: [],
    prompt: style === undefined ? prompt : `${prompt}\n\nStyle: ${inWords(style)}.`,
    size: { width, height },
    count,
    seed,
  }),
  draw_from_lines: ({ drawing_url, prompt, style, freedom, width, height, count, seed }) => ({
    pictures: [drawing_url],
    prompt: sentences(
      'Image 1 is a line drawing. Make the finished picture that it sketches.',
      words(prompt),
      style === undefined ? undefined : `Style: ${inWords(style)}.`,
      freedom < 50
        ? 'Follow its lines closely: shapes, places and proportions stay.'
        : 'Its lines are a rough guide to places and sizes.',
      'No pencil lines, paper or frame remain.',
    ),
    size: { width, height },
    count,
    seed,
  }),
  remove_object: (
    { image_url, mask_url, grow, count, seed },
    marked = () => 'in the marked area of image 1',
  ) => ({
    pictures: [image_url],
    mask: mask_url,
    grow,
    fill: 'empty background that continues the surroundings, nothing else',
    prompt: sentences(
      `Remove what is ${marked(1)}, with its shadow and reflection.`,
      'Continue the background behind it in texture, light and perspective, and put nothing new there.',
      'Everything outside of that area stays exactly as it is.',
    ),
    count,
    seed,
  }),
  extend: (
    { image_url, prompt, left, top, right, bottom, count, seed },
    marked = () => 'in the grey border of image 1',
  ) => ({
    pictures: [image_url],
    pad: { left, top, right, bottom },
    fill: prompt ?? 'the natural continuation of the scene',
    prompt: sentences(
      `Continue the picture into what is ${marked(1)}.`,
      prompt ? `What appears there: ${words(prompt)}.` : undefined,
      'Lines, textures, light and perspective go on across the edge without a seam or a frame.',
      'What is inside of the border stays exactly as it is.',
    ),
    count,
    seed,
  }),
  repaint: ({ image_url, style, style_ref_url: reference, likeness }) => {
    const isShown = style === REFERENCE_STYLE && reference !== undefined;
    return {
      pictures: isShown ? [image_url, reference] : [image_url],
      prompt: sentences(
        isShown
          ? 'Paint image 1 again in the style of image 2: its technique, line, colours and texture. Nothing that image 2 shows appears in the result.'
          : `Paint image 1 again as ${LOOKS[style] ?? `style ${style}`}.`,
        closeness(likeness),
        'No added text and no frame.',
      ),
      count: 1,
      seed: 0,
    };
  },
} satisfies { [C in keyof CapabilityInput]?: Write<CapabilityInput[C]> };
