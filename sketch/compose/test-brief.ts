import type { Brief, PersonLook, Relation, Subject } from '../brief.ts';

const LOOK: PersonLook = {
  gender: 'female',
  age: 'adult',
  skin: '#e0a98a',
  hairColor: '#5a3a28',
  hairStyle: 'bob',
  outfit: 'tshirt',
  outfitColor: '#d9574a',
  accentColor: '#f4e2b0',
  trouserColor: '#3c4a6b',
  accessories: [],
  pose: 'stand',
  mood: 'happy',
};

/**
 * A subject for tests: `person` gets an adult's look, everything else is an animal or an object by `kind`.
 */
export function testSubject(index: number, noun: string, kind: Subject['kind'], count = 1): Subject {
  const subject: Subject = { index, kind, noun, words: noun, span: { start: 0, end: 0 }, count };
  return kind === 'person' ? { ...subject, look: LOOK } : subject;
}

/** A brief for tests: a clear summer day in a field in the anime style unless changed. */
export function testBrief(
  subjects: Subject[],
  relations: Relation[] = [],
  changes: Partial<Brief> = {},
): Brief {
  return {
    prompt: 'test',
    language: 'en',
    seed: 11,
    style: 'anime',
    styleAsked: true,
    places: ['field'],
    placeAsked: true,
    time: 'day',
    weather: 'clear',
    season: 'summer',
    surface: 'plain',
    light: 'soft',
    subjects,
    relations,
    understood: [],
    notDrawn: [],
    ...changes,
  };
}
