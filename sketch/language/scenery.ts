import type { Brief, Relation, Subject, Vegetation } from '../brief.ts';

/** Parts of sky and water that every outdoor scene draws anyway. */
const SET_PIECES: ReadonlySet<string> = new Set([
  'sun',
  'moon',
  'crescent-moon',
  'star',
  'milky-way',
  'cloud',
  'snowflake',
  'wave',
]);

/** Plants that characterise a place in numbers. */
const GROWTH: Readonly<Record<string, Vegetation>> = {
  pine: 'pine',
  birch: 'birch',
  bamboo: 'bamboo',
  'cherry-tree': 'blossom',
  'cherry-blossom': 'blossom',
  maple: 'maple',
  'maple-leaf': 'maple',
  'palm-tree': 'palm',
  'bare-tree': 'bare',
  sunflower: 'sunflower',
  lavender: 'lavender',
  tulip: 'tulip',
  flower: 'flower',
  wheat: 'wheat',
};

/** Subjects that the scene draws. */
interface Scenery {
  /** Indexes of subjects that are not figures. */
  gone: Set<number>;
  vegetation?: Vegetation;
  moon?: NonNullable<Brief['moon']>;
  weather?: Brief['weather'];
}

/** True if a figure sits on it, holds it or is next to it: then it is a figure, not scenery. */
function isTouched({ index, noun }: Subject, relations: readonly Relation[]): boolean {
  const heavenly = noun !== 'wave';
  return relations.some(
    ({ kind, subject, object }) =>
      (object === index && (kind === 'on' || kind === 'riding' || kind === 'holding' || kind === 'in')) ||
      (subject === index && !heavenly && kind === 'in') ||
      (subject === index && noun === 'star' && (kind === 'on' || kind === 'above')),
  );
}

/**
 * Finds the subjects that the scene draws anyway: sun, moon, stars, clouds, waves, and plants in numbers that
 * nothing else in the prompt touches. A star or a cloud that is alone in its prompt stays a subject.
 */
export function sceneryOf(
  subjects: readonly Subject[],
  relations: readonly Relation[],
  placeAsked: boolean,
): Scenery {
  const scenery: Scenery = { gone: new Set() };
  const alone = subjects.length === 1 && !placeAsked;
  for (const subject of subjects) {
    const { index, noun, count } = subject;
    if (isTouched(subject, relations)) continue;
    const portrait = alone && count === 1 && (noun === 'star' || noun === 'cloud' || noun === 'snowflake');
    if (SET_PIECES.has(noun) && !portrait) {
      scenery.gone.add(index);
      if (noun === 'moon') scenery.moon = 'full';
      if (noun === 'crescent-moon') scenery.moon = 'crescent';
      if (noun === 'cloud') scenery.weather = 'cloudy';
      if (noun === 'snowflake') scenery.weather = 'snow';
      continue;
    }
    const growth = GROWTH[noun];
    const told = relations.some((one) => one.subject === index || one.object === index);
    const strewn = noun === 'cherry-blossom' || noun === 'maple-leaf';
    if (growth && placeAsked && !told && (strewn || count > 2)) {
      scenery.gone.add(index);
      scenery.vegetation ??= growth;
    }
  }
  return scenery;
}
