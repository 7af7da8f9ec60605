import { type Brief, hashText } from '../brief.ts';
import { parse } from '../language/parse.ts';
import { wordsUnderstood } from '../language/words-understood.ts';
import type { ShotRequest } from '../request.ts';
import { type CastMember, castBrief, castMember } from './cast.ts';

/** A shot as it is composed. */
export interface ShotBrief {
  brief: Brief;
  /** The place without anybody, with what stands there in every shot; none if no place is given. */
  place: Brief | undefined;
  /** What is understood of the words of the place. */
  placeWords: readonly string[];
  /** The characters, by their index in the subjects of the brief. */
  members: readonly number[];
  cast: readonly CastMember[];
}

/** Reads a shot. Its background follows from the place alone, and from the hour and weather that its words name. */
export function shotBrief({
  prompt,
  characters,
  place,
  seed,
  style,
}: Omit<ShotRequest, 'width' | 'height'>): ShotBrief {
  const cast = characters.map(castMember);
  const { brief: told, members } = castBrief(prompt, cast, { seed });
  const usual = style ?? (told.styleAsked ? told.style : 'picture_book');
  const acted: Brief = { ...told, style: usual, styleAsked: style !== undefined || told.styleAsked };
  if (!place) return { brief: acted, place: undefined, placeWords: [], members, cast };
  const words = `${place.name}. ${place.description}`;
  const found = parse(words, { seed: hashText(words.trim().toLowerCase()) });
  const says = (as: string) => told.understood.some((each) => each.as === as);
  const { seed: own, places, placeAsked, season, vegetation, moon } = found;
  const brief: Brief = {
    ...acted,
    seed: own,
    arranged: seed,
    places: placeAsked ? places : told.places,
    placeAsked: placeAsked || told.placeAsked,
    time: says('time') ? told.time : found.time,
    weather: says('weather') ? told.weather : found.weather,
    season: says('season') ? told.season : season,
    light: found.light,
    surface: found.surface,
    notDrawn: [...new Set([...told.notDrawn, ...found.notDrawn])],
  };
  if (vegetation) brief.vegetation = vegetation;
  if (moon) brief.moon = moon;
  const acting = new Set(told.subjects.map(({ noun }) => noun));
  const things = found.subjects.filter(({ kind, noun }) => kind === 'thing' && !acting.has(noun));
  const subjects = things.map((thing, index) => ({ ...thing, index }));
  const placeWords = wordsUnderstood(found, found.notDrawn);
  return { brief, place: { ...brief, subjects, relations: [] }, placeWords, members, cast };
}
