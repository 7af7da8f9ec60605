import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import type { OfferedValues } from '../engine.ts';
import { type Instruction, inWords, type Marking, sentences, type Write, words } from './instruction.ts';

/** Every edit of a person or an object keeps what it does not mention. */
const KEEP =
  'Change nothing else: identity, pose, framing, background and light stay exactly as they are in image 1. Natural, photographic, no added text.';

const HAIR: Readonly<Record<number, string>> = {
  101: 'straight bangs over the forehead',
  201: 'long hair below the shoulders',
  301: 'long hair below the shoulders with bangs',
  401: 'clearly more volume',
  402: 'slightly more volume',
  403: 'very full hair with strong volume',
  502: 'soft, light curls',
  503: 'tight, strong curls',
  603: 'a short haircut',
  801: 'natural blonde hair',
  901: 'smooth, straight hair',
  1001: 'freshly washed hair without any oily shine',
  1101: 'a fuller, lower hairline',
  1201: 'smooth hair without frizz',
  1301: 'dense hair without thin patches',
};

const EMOTIONS: Readonly<Record<string, string>> = {
  jiuwo: 'a gentle smile with dimples in the cheeks',
  liwo: 'a gentle smile with small dimples beside the corners of the mouth',
  big_smile_white_teeth: 'a big, open smile that shows white teeth',
  classic_white_teeth: 'a classic smile that shows the upper teeth',
  cool: 'a cool, composed look without a smile',
  sad: 'a sad look',
  tight_smile: 'a restrained smile with closed lips',
};

const AGES: Readonly<Record<string, string>> = {
  child: 'a child of about six',
  teen: 'a teenager of about fifteen',
  youth: 'a young adult of about twenty-five',
  middle_age: 'a person of about forty-eight',
  elderly: 'a person of about seventy-two',
};

/** Values that can be expressed in words, for tools with others: a strip of all ages is not an edit. */
export const SPOKEN_VALUES: { readonly [C in keyof CapabilityInput]?: OfferedValues<CapabilityInput[C]> } = {
  age: { age: Object.keys(AGES) },
};

/** Descriptions of scenes whose names are too vague. */
const PLACES: Readonly<Record<string, string>> = {
  white: 'seamless pure white, #ffffff',
  peach: 'a studio backdrop of peach-coloured paper',
  sage: 'a studio backdrop of sage-green paper',
  sky_blue: 'a studio backdrop of sky-blue paper',
  light_wood: 'a table of light wood in soft daylight',
  dark_wood: 'a table of dark wood in warm light',
  dusk_field: 'a field at dusk',
};

/**
 * Places the subject of a picture in a scene. A model repaints the subject, so words do not suffice if none of its
 * pixels may change, if its place is given, or if the user corrected the cut-out.
 */
function intoScene(
  input: CapabilityInput['replace_background'],
  subject: string,
  room?: string,
): Instruction {
  const { image_url, background_url, scene, prompt, shadow, match, keep_url, erase_url, box, placement } =
    input;
  const place = prompt ? words(prompt) : scene && (PLACES[scene] ?? inWords(scene));
  return {
    pictures: [image_url, ...given(background_url)],
    prompt: sentences(
      `Cut ${subject} out of image 1 and show it, whole and in the middle, in a new scene.`,
      background_url ? 'The scene is image 2, as it is.' : `The scene: ${place ?? 'a plain studio'}.`,
      room,
      'The subject keeps its shape, proportions, colours, materials, lettering and logos.',
      match ? 'Light, perspective and focus of subject and scene fit each other.' : undefined,
      shadow ? 'It stands on the ground with a soft shadow.' : 'It casts no shadow.',
      'Photographic, nothing else of image 1 remains, no added text.',
    ),
    size: { width: input.width, height: input.height },
    untold: !match || [keep_url, erase_url, box, placement].some((help) => help !== undefined),
    count: input.count,
    seed: input.seed,
  };
}

/** By default, the area is given as a box besides the words. */
const inBox: Marking = () => 'in the marked box of image 1';
const given = (address: string | undefined): string[] => (address === undefined ? [] : [address]);

/** The instruction for each capability. */
export const INSTRUCTIONS = {
  try_on_shoe: ({ model_url, shoe_urls, prompt, count, seed }) => ({
    pictures: [model_url, ...shoe_urls],
    prompt: sentences(
      `Image 1 shows a person or feet. ${shoe_urls.length > 1 ? `Images 2 to ${shoe_urls.length + 1} show` : 'Image 2 shows'} one pair of shoes.`,
      'Put exactly these shoes on the feet of image 1: same shape, colour, material, sole, laces and logo, turned the way the feet point, with contact shadows on the ground.',
      prompt && words(prompt),
      KEEP,
    ),
    count,
    seed,
  }),
  replace_model: ({ image_url, mask_url, prompt, count, seed }, marked = inBox) => ({
    pictures: [image_url],
    pointsOut: true,
    prompt: sentences(
      'Replace the person or mannequin that wears the clothes in image 1.',
      mask_url ? `The one who is ${marked(1)}.` : undefined,
      `The new person, full body and face: ${words(prompt)}.`,
      'The clothes stay exactly the same: cut, colour, pattern, folds, logos, and how they fit.',
      'Pose and framing stay as they are. Photographic skin, natural hands, no added text.',
    ),
    mask: mask_url,
    count,
    seed,
  }),
  replace_clothes: ({ model_url, top_url, bottom_url, refine, count, seed }) => ({
    pictures: [model_url, ...given(top_url), ...given(bottom_url)],
    prompt: sentences(
      'Image 1 shows a person.',
      top_url ? 'Dress the person in the upper garment of image 2.' : undefined,
      bottom_url ? `Dress the person in the lower garment of image ${top_url ? 3 : 2}.` : undefined,
      'Garments keep their cut, colour, pattern and logos and fall naturally on the body.',
      refine ? 'Take special care of seams, cuffs, hands and hair where they touch the garment.' : undefined,
      'Face, hair, body, hands and shoes do not change.',
      KEEP,
    ),
    count,
    seed,
  }),
  replace_object: ({ image_url, mask_url, prompt, count, seed }, marked = inBox) => ({
    pictures: [image_url],
    mask: mask_url,
    fill: prompt,
    prompt: sentences(
      `Replace what is ${marked(1)} with: ${words(prompt)}.`,
      'It stands in the same place and at a believable size, in the light, focus and perspective of the picture, with a fitting shadow.',
      'Everything outside of that area stays exactly as it is.',
    ),
    count,
    seed,
  }),
  edit_by_words: (
    { image_url, mask_url, reference_urls = [], prompt, count = 1, seed = 0 },
    marked = inBox,
  ) => ({
    pictures: [image_url, ...reference_urls],
    mask: mask_url,
    // A model that only fills sees no references.
    ...(reference_urls.length === 0 ? { fill: prompt } : {}),
    prompt: sentences(
      reference_urls.length > 0
        ? 'Edit image 1. The further images are references for what is asked.'
        : 'Edit image 1.',
      words(prompt),
      mask_url ? `Only what is ${marked(1 + reference_urls.length)} changes.` : undefined,
      'What is not spoken of stays as it is.',
    ),
    count,
    seed,
  }),
  character_picture: ({ character, prompt, style, reference_url, width, height, count, seed }) => {
    const scenes = prompt.split(/\r?\n/u).filter((line) => line.trim() !== '');
    return {
      pictures: given(reference_url),
      prompt: sentences(
        reference_url ? 'Image 1 shows the main character: keep face, hair and figure.' : undefined,
        `The main character, the same in every picture: ${words(character)}.`,
        style ? `Style: ${inWords(style)}.` : undefined,
        ...scenes.map((scene, index) =>
          scenes.length > 1 ? `Picture ${index + 1}: ${words(scene)}.` : `Scene: ${words(scene)}.`,
        ),
      ),
      size: { width, height },
      series: scenes.length > 1 && count > 1,
      count,
      seed,
    };
  },
  portrait: ({ image_url, template, background, count, seed }) => ({
    pictures: [image_url],
    prompt: sentences(
      'Take a new portrait of the person in image 1: unmistakably the same face, age, skin and hair.',
      `Portrait style: ${inWords(template)}. Background: ${inWords(background)}.`,
      'Head and shoulders, looking at the camera, professional light, photographic, no added text.',
    ),
    count,
    seed,
  }),
  hair: ({ image_url, hair, color }) => ({
    pictures: [image_url],
    prompt: sentences(
      hair === undefined ? undefined : `Give the person in image 1 ${HAIR[hair] ?? `hairstyle ${hair}`}.`,
      color === undefined ? undefined : `Dye the hair in the colour ${color}, with natural shine and shadow.`,
      KEEP,
    ),
    count: 1,
    seed: 0,
  }),
  emotion: ({ image_url, emotion }) => ({
    pictures: [image_url],
    prompt: sentences(`Give the person in image 1 ${EMOTIONS[emotion] ?? inWords(emotion)}.`, KEEP),
    count: 1,
    seed: 0,
  }),
  age: ({ image_url, age }) => ({
    pictures: [image_url],
    prompt: sentences(
      `Show the person in image 1 as ${AGES[age] ?? inWords(age)}, unmistakably the same person.`,
      KEEP,
    ),
    count: 1,
    seed: 0,
  }),
  replace_background: (input) => intoScene(input, 'the main subject'),
  product_picture: (input) =>
    intoScene(
      input,
      'the product',
      `About ${Math.round(input.padding)} per cent of the picture's shorter side stay free on every side of it.`,
    ),
} satisfies { [C in keyof CapabilityInput]?: Write<CapabilityInput[C]> };

export type EditCapability = keyof typeof INSTRUCTIONS;
