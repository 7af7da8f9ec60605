import { type Traits, traitsWords } from '@inkreel/contract/story/traits.ts';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { inWords, type Marking, sentences, type Write, words } from './instruction.ts';

/** How near a shot is. */
const SIZES: Readonly<Record<NonNullable<CapabilityInput['draw_shot']['size']>, string>> = {
  wide: 'a wide shot: the whole place, the people small in it',
  full: 'a full shot: people from head to feet',
  medium: 'a medium shot: people from the waist up',
  close: 'a close-up: faces and shoulders',
  detail: 'an extreme close-up of the most important detail',
};

/** Pictures that a model takes, if nothing is known of it. */
const MOST_PICTURES = 8;

/** Chooses what fits: the best picture of each, then the next ones. */
function share<Whose>(
  given: readonly { whose: Whose; pictures: readonly string[] }[],
  most: number,
): { whose: Whose; pictures: string[] }[] {
  const rounds = Math.max(0, ...given.map(({ pictures }) => pictures.length));
  const order = Array.from({ length: rounds }, (_, round) =>
    given.flatMap(({ pictures }, at) => (pictures[round] === undefined ? [] : [[at, round] as const])),
  ).flat();
  const taken = order.slice(0, most);
  return given.map(({ whose, pictures }, at) => ({
    whose,
    pictures: pictures.filter((_, round) => taken.some(([one, other]) => one === at && other === round)),
  }));
}

/** "Image 2 shows", "Images 2 to 4 show". */
const shows = (from: number, count: number): string =>
  count === 1 ? `Image ${from} shows` : `Images ${from} to ${from + count - 1} show`;

const described = (traits: Traits | undefined, description: string): string =>
  words([traitsWords(traits ?? {}, 'en'), description].filter((part) => part.trim() !== '').join('. '));

const isSaid = (quoted: string) => quoted !== words('');

/** Instructions for the shots and looks of stories: who somebody is, in pictures and in words. */
export const STORY_INSTRUCTIONS = {
  draw_shot: (
    { prompt, characters, place, size, camera, style, width, height, count, seed },
    _marked?: Marking,
    most = MOST_PICTURES,
  ) => {
    const cast = characters.map((whose) => ({ whose, pictures: whose.reference_urls ?? [] }));
    const set = place && { whose: place, pictures: place.reference_url ? [place.reference_url] : [] };
    const shared = share<unknown>([...cast, ...(set ? [set] : [])], most);
    let next = 1;
    const shown = shared.map(({ pictures }) => {
      const from = next;
      next += pictures.length;
      return pictures.length > 0 ? shows(from, pictures.length) : undefined;
    });
    const people = characters.map(({ name, description, traits }, at) => {
      const said = described(traits, description);
      return sentencesOf(
        shown[at] && `${shown[at]} ${words(name)}: keep exactly this face, hair, skin, figure and clothes.`,
        isSaid(said) ? `${words(name)} is: ${said}.` : undefined,
      );
    });
    return {
      pictures: shared.flatMap(({ pictures }) => pictures),
      prompt: sentences(
        `One picture of a story${size ? `, ${SIZES[size]}` : ''}.`,
        camera ? `Camera: ${words(camera)}.` : undefined,
        ...people,
        characters.length > 1
          ? `Exactly ${characters.length} main characters, each with their own look: nothing of one passes to another.`
          : undefined,
        place &&
          `The place, the same in every picture of the story: ${words(`${place.name}. ${place.description}`)}.`,
        place && shown[characters.length] ? `${shown[characters.length]} the place.` : undefined,
        prompt.trim() === '' ? undefined : `What happens: ${words(prompt)}.`,
        style ? `Style: ${inWords(style)}.` : undefined,
        'No added text, no speech bubbles, no frame, not a collage.',
      ),
      size: { width, height },
      count,
      seed,
    };
  },
  draw_look: (
    { name, prompt, traits, reference_urls = [], style, width, height, count, seed },
    _marked?: Marking,
    most = MOST_PICTURES,
  ) => {
    const pictures = reference_urls.slice(0, most);
    const said = described(traits, prompt);
    return {
      pictures,
      prompt: sentences(
        `A character sheet of one figure, ${words(name)}.`,
        pictures.length > 0
          ? `${shows(1, pictures.length)} the same person: keep face, hair, skin and figure, and whatever the words leave open.`
          : undefined,
        isSaid(said) ? `The look: ${said}.` : undefined,
        'The whole figure from head to feet, standing, turned to the viewer, arms beside the body, a calm face.',
        'Plain light ground, even soft light without hard shadows, nothing else in the picture.',
        style ? `Style: ${inWords(style)}.` : undefined,
        'No added text and no frame.',
      ),
      size: { width, height },
      count,
      seed,
    };
  },
} satisfies { [C in keyof CapabilityInput]?: Write<CapabilityInput[C]> };

const sentencesOf = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(' ');
