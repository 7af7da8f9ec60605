import { HEAD } from '../documents/parts/define-parts.ts';
import type { Parts } from '../documents/parts/part.ts';
import type { ShotPart } from '../documents/story-document.ts';
import { PROMPT_CHARACTERS } from '../limits.ts';
import type { Quality } from '../pricing.ts';
import { SIZES } from '../tools/sizes.ts';
import { appearanceOf, lookOf, type StoryRole } from './characters.ts';
import { placeOf } from './shot-inputs.ts';
import { readTraits } from './traits.ts';

/** What the input of a shot's picture needs from outside the story. */
export interface ShotSources {
  roles: ReadonlyMap<string, StoryRole>;
  /** URLs of files, by the names that documents give them. */
  urls: ReadonlyMap<string, string>;
  quality: Quality;
}

/** The input of the run that draws a shot (`draw_shot`): all that its fingerprint counts, and names. */
export function shotInput(
  parts: Parts,
  shot: ShotPart,
  { roles, urls, quality }: ShotSources,
): Record<string, unknown> {
  const head = parts.get(HEAD);
  const scene = shot.parent === null ? undefined : parts.get(shot.parent);
  const { width, height } = SIZES.find(({ label }) => label === (head?.['ratio'] ?? '16:9')) ?? SIZES[0]!;
  const place = placeOf(parts, shot);
  const reference = urls.get(textOf(place?.['reference']));
  const isChinese = head?.['language'] === 'zh';
  return {
    prompt: sentences([shot.text, shot.prompt, scene?.['prompt']].map(textOf), isChinese),
    width,
    height,
    quality,
    ...(head?.['style'] !== undefined && { style: head['style'] }),
    ...(shot.size !== undefined && { size: shot.size }),
    characters: (shot.roles ?? []).flatMap(({ role: id, look }) => {
      const role = roles.get(id);
      return role ? [characterOf(role, look, isChinese)] : [];
    }),
    ...(place && {
      place: {
        name: textOf(place['name']),
        description: textOf(place['prompt']) || textOf(place['name']),
        ...(reference !== undefined && { reference_url: reference }),
      },
    }),
  };
}

function characterOf(role: StoryRole, lookId: string | undefined, isChinese: boolean) {
  const look = lookOf(role, lookId);
  const { description, prompt, traits } = appearanceOf(role, look);
  return {
    name: role.name,
    description: sentences([description, prompt], isChinese),
    traits: readTraits(traits),
    ...(look && look.url !== null && { reference_urls: [look.url] }),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Texts as one, each ended. */
function sentences(texts: readonly string[], isChinese: boolean): string {
  const said = texts.filter((text) => text !== '');
  const ended = said.map((text, at) => {
    const isEnded = at === said.length - 1 || /[.!?…。！？]["”’」』)）]?$/u.test(text);
    return isEnded ? text : text + (isChinese ? '。' : '.');
  });
  return ended.join(isChinese ? '' : ' ').slice(0, PROMPT_CHARACTERS);
}
