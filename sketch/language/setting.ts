import type { Brief, Place, Relation, Subject } from '../brief.ts';
import { factOf, type Setting, type Token } from './facts.ts';
import { nounById } from './nouns.ts';

/** Habitat of an animal or person if the prompt names no place. */
const HOMES: Readonly<Record<string, Place>> = {
  camel: 'desert',
  penguin: 'snowland',
  'polar-bear': 'snowland',
  'arctic-fox': 'snowland',
  moon: 'sky',
  'crescent-moon': 'sky',
  cloud: 'sky',
  whale: 'sea',
  dolphin: 'sea',
  panda: 'forest',
  tiger: 'forest',
  monkey: 'forest',
  owl: 'forest',
  deer: 'forest',
  bear: 'forest',
  fox: 'forest',
  cow: 'farm',
  pig: 'farm',
  chicken: 'farm',
  rooster: 'farm',
  chick: 'farm',
  crab: 'beach',
  seagull: 'sea',
  duck: 'lake',
  swan: 'lake',
  frog: 'lake',
  dragon: 'mountain',
  eagle: 'mountain',
  lighthouse: 'sea',
  castle: 'mountain',
  ufo: 'sky',
  rocket: 'space',
  satellite: 'space',
  planet: 'space',
  torii: 'mountain',
  skyscraper: 'city',
  bench: 'park',
  hammock: 'garden',
  blanket: 'park',
  lantern: 'street',
  car: 'road',
  taxi: 'city',
  bus: 'city',
  motorcycle: 'road',
  bicycle: 'road',
  iceberg: 'snowland',
  seal: 'snowland',
  igloo: 'snowland',
  boat: 'lake',
  canoe: 'lake',
  lotus: 'lake',
  reeds: 'lake',
  cactus: 'desert',
  pyramid: 'desert',
  piano: 'room',
  starfish: 'beach',
  island: 'sea',
};
/** Objects that name a place if a figure stands on them. */
const GROUNDS: Readonly<Record<string, Place>> = { bridge: 'bridge', moon: 'moon' };
/** Objects that are visible at night. */
export const NIGHTLY = new Set([
  'moon',
  'crescent-moon',
  'star',
  'shooting-star',
  'aurora',
  'fireworks',
  'firefly',
  'milky-way',
]);
const CROSSING: ReadonlySet<string> = new Set(['walk', 'run', 'ride']);
const TABLES = new Set(['table', 'desk']);
const SURFACE_OF: Readonly<Record<string, Brief['surface']>> = {
  wood: 'wood',
  stone: 'stone',
  fabric: 'cloth',
};

/** Stated properties of the whole picture: the first word of each kind wins, places add up. */
interface AskedSetting {
  set: Partial<Setting>;
  places: Place[];
}

/** Collects the words about place, time, weather, season, style, light and surface. */
export function askedSetting(tokens: readonly Token[], skipped: ReadonlySet<number>): AskedSetting {
  const set: Partial<Setting> = {};
  const places: Place[] = [];
  for (const [index, token] of tokens.entries()) {
    if (skipped.has(index)) continue;
    for (const fact of token.facts) {
      if (fact.is !== 'setting') continue;
      const { place, ...rest } = fact.set;
      if (place && !places.includes(place)) places.push(place);
      Object.assign(set, { ...rest, ...set });
    }
  }
  return { set, places };
}

/**
 * A table under small objects, a bridge or the moon under a figure: the ground of the picture, not a figure in it.
 */
export function groundsOf(subjects: readonly Subject[], relations: readonly Relation[]): Map<number, Place> {
  const grounds = new Map<number, Place>();
  const contained = new Set(relations.filter(({ kind }) => kind === 'in').map(({ subject }) => subject));
  const still = subjects.every(
    ({ index, noun, kind }) =>
      (contained.has(index) && nounById(noun)?.category === 'plant') ||
      kind === 'product' ||
      TABLES.has(noun) ||
      noun === 'rock' ||
      nounById(noun)?.at === 'table',
  );
  for (const { kind, subject, object } of relations) {
    const noun = subjects.find(({ index }) => index === object)?.noun ?? '';
    const { look, pose } = subjects.find(({ index }) => index === subject) ?? {};
    const settled = look?.pose ?? pose;
    // A figure that sits on the moon sits on the moon in the sky.
    if (noun === 'moon' && (settled === 'sit' || settled === 'sleep' || settled === 'read')) continue;
    const ground = GROUNDS[noun] ?? ((TABLES.has(noun) || noun === 'rock') && still ? 'table' : undefined);
    if (kind === 'on' && ground) grounds.set(object, ground);
  }
  // A bridge that a figure crosses is the place of the picture, not a separate figure.
  const crossed = subjects.some(
    ({ noun, look, pose }) =>
      CROSSING.has(look?.pose ?? pose ?? 'stand') ||
      (nounById(noun)?.category === 'vehicle' && nounById(noun)?.at === 'ground'),
  );
  for (const { noun, index } of subjects) if (noun === 'bridge' && crossed) grounds.set(index, 'bridge');
  return grounds;
}

function homeOf(subject: Subject): Place | undefined {
  if (subject.look) {
    if (subject.look.outfit === 'spacesuit') return 'space';
    if (subject.look.outfit === 'chef') return 'kitchen';
    if (subject.look.accessories.includes('fishing_rod')) return 'lake';
    return subject.look.outfit === 'overalls' ? 'farm' : undefined;
  }
  const noun = nounById(subject.noun);
  const own = HOMES[subject.noun];
  if (own) return own;
  if (noun?.at === 'underwater') return 'underwater';
  if (noun?.category === 'furniture') return 'room';
  if (noun?.category === 'vehicle') return noun.at === 'water' ? 'sea' : noun.at === 'sky' ? 'sky' : 'road';
  return undefined;
}

/** The place that suits the figures, if the prompt names none. */
export function inferPlace(subjects: readonly Subject[], still: boolean): Place {
  if (subjects.length === 0) return 'mountain';
  if (still) return 'studio';
  if (subjects.some(({ noun }) => noun === 'aquarium')) return 'room';
  for (const subject of subjects) {
    const home = homeOf(subject);
    if (home) return home;
  }
  return 'field';
}

/** Table of a still life: as stated, else by its material, else wood. */
export function surfaceOf(
  asked: Partial<Setting>,
  place: Place,
  table: Subject | undefined,
): Brief['surface'] {
  if (table?.noun === 'rock') return asked.surface ?? 'stone';
  return asked.surface ?? SURFACE_OF[table?.material ?? ''] ?? (place === 'table' ? 'wood' : 'plain');
}

/** Light of the picture: requested, or implied by time, place and style. */
export function lightOf(asked: Partial<Setting>, still: boolean): Brief['light'] {
  if (asked.light) return asked.light;
  if (asked.style === 'cyberpunk') return 'neon';
  if (asked.time === 'dawn' || asked.time === 'sunset' || asked.time === 'dusk') return 'warm';
  return still ? 'studio' : 'soft';
}

/** True if a token states a property of the whole picture. */
export function settingAs(token: Token): string | undefined {
  const fact = factOf(token, 'setting');
  if (!fact) return undefined;
  return fact.nearest ? 'nearest_style' : (Object.keys(fact.set)[0] ?? 'effect');
}
