import {
  type Brief,
  hashText,
  type PersonLook,
  type Relation,
  type SketchStyle,
  type Subject,
} from '../brief.ts';
import { Actors } from './actors.ts';
import { factOf, type LookFacts, type Setting, type Token } from './facts.ts';
import { completeLook, lookFacts, mergeLooks } from './look.ts';
import { negatedTokens } from './negation.ts';
import { nounById } from './nouns.ts';
import { RelationReader } from './relations.ts';
import { report } from './report.ts';
import { scan } from './scan.ts';
import { sceneryOf } from './scenery.ts';
import { askedSetting, groundsOf, inferPlace, lightOf, NIGHTLY, surfaceOf } from './setting.ts';
import { type Draft, type Heads, readSubjects } from './subjects.ts';

/** What the caller may fix: the seed (unsigned 32 bit) and the style chosen in the form. */
interface ParseOptions {
  seed?: number;
  style?: SketchStyle;
  /** The first person: traits that win over the words, and the seed of what neither states. */
  person?: { seed: number; facts: LookFacts };
}

/** Held objects that the figure itself draws, by noun. */
const CARRIED: Readonly<Record<string, PersonLook['accessories'][number]>> = {
  umbrella: 'umbrella',
  'fishing-rod': 'fishing_rod',
  sword: 'sword',
};

const isPerson = (draft: Draft) => draft.subject.kind === 'person';
const isActor = (draft: Draft) => isPerson(draft) || draft.subject.kind === 'animal';

/** "long" and "short" describe hair only if a word about hair follows within two words. */
function hairLength(tokens: readonly Token[], index: number): LookFacts {
  const look = factOf(tokens[index], 'look');
  if (look?.as !== 'hair' && !look?.look.hairColor) return {};
  for (const token of tokens.slice(Math.max(0, index - 2), index)) {
    if (/^(long|长|长长)$/i.test(token.words)) return { hairStyle: 'long' };
    if (/^(short|短|短短)$/i.test(token.words)) return { hairStyle: 'short' };
  }
  return {};
}

/** Assigns every word about a look, a mood or a pose to the subject it describes. Returns the tokens used. */
function dress(
  tokens: readonly Token[],
  heads: Heads,
  actors: Actors,
  negated: ReadonlySet<number>,
): Set<number> {
  const used = new Set<number>();
  for (const [index, token] of tokens.entries()) {
    if (negated.has(index) || heads.used.has(index)) continue;
    const look = factOf(token, 'look');
    const pose = factOf(token, 'pose');
    if (!look && !pose) continue;
    const named = actors.subjectOf(index, index, look ? isPerson : isActor);
    if (named === undefined) continue;
    const owner = (token.script === 'han' ? actors.carrier(named) : undefined) ?? named;
    used.add(index);
    for (const one of pose && !look ? actors.groupOf(owner) : [owner]) {
      const draft = heads.drafts[one];
      if (!draft) continue;
      if (isPerson(draft))
        draft.looks.push(hairLength(tokens, index), lookFacts(token, heads.dyes.get(index)));
      else if (pose) draft.subject.pose ??= pose.animal;
    }
  }
  return used;
}

/** Effect of a relation on the body: a rider rides, a hand holds portable objects. */
function embody(heads: Heads, relations: readonly Relation[]): void {
  for (const { kind, subject, object } of relations) {
    const draft = heads.drafts[subject];
    const thing = heads.drafts[object]?.subject;
    if (!draft || !thing || !isPerson(draft)) continue;
    const posed = draft.looks.some((look) => look.pose !== undefined);
    if (kind === 'riding') draft.looks.push({ pose: 'ride' });
    if (kind === 'holding' && (!posed || thing.noun === 'kite')) draft.looks.push({ pose: 'hold' });
    if (kind !== 'holding') continue;
    const accessory = CARRIED[thing.noun];
    if (accessory) {
      draft.looks.push({ accessories: [accessory], ...(thing.color ? { accentColor: thing.color } : {}) });
    }
  }
}

/** Windows next to a still life: they light it and are not visible. */
function windowsOf(subjects: readonly Subject[]): Set<number> {
  const rest = subjects.filter(({ noun }) => noun !== 'window');
  const small = ({ noun, kind }: Subject) =>
    kind === 'product' || (kind !== 'person' && kind !== 'animal' && nounById(noun)?.at === 'table');
  const still =
    rest.some(({ kind }) => kind === 'product') && rest.every((one) => small(one) || isFlatTop(one));
  return new Set(still ? subjects.filter(({ noun }) => noun === 'window').map(({ index }) => index) : []);
}

const isFlatTop = ({ noun }: Subject) =>
  noun === 'table' || noun === 'desk' || nounById(noun)?.category === 'plant';

/**
 * Completes people; the same word for a person and the same seed give the same person in every prompt of a
 * season, except that no two people wear clothes of the same colour.
 */
function finish(
  heads: Heads,
  tokens: readonly Token[],
  { seed, person }: { seed: number; person: ParseOptions['person'] },
  set: Partial<Setting>,
): Subject[] {
  const worn = new Set<string>();
  const first = heads.drafts.find(isPerson);
  return heads.drafts.map((draft, index) => {
    if (!isPerson(draft)) return draft.subject;
    if (draft === first && person) {
      const look = completeLook(mergeLooks([...draft.looks, person.facts]), person.seed, set);
      return { ...draft.subject, look };
    }
    const words = tokens[draft.token]?.words.toLowerCase() ?? '';
    const same = heads.drafts
      .slice(0, index)
      .filter((other) => tokens[other.token]?.words.toLowerCase() === words);
    const own = hashText(`${seed}|${words}|${same.length}`);
    const look = completeLook(mergeLooks(draft.looks), own, set, worn);
    worn.add(look.outfitColor);
    return { ...draft.subject, look };
  });
}

/** True for a still life: products and small things, with flowers in a vase or leaves next to them. */
function isStill(subjects: readonly Subject[], relations: readonly Relation[]): boolean {
  const contained = new Set(relations.filter(({ kind }) => kind === 'in').map(({ subject }) => subject));
  const traced = subjects.some(({ kind }) => kind === 'product');
  const fits = ({ index, kind, noun }: Subject) => {
    const entry = nounById(noun);
    const small = traced && (entry?.metres ?? 1) <= 0.5;
    return (
      kind === 'product' ||
      entry?.at === 'table' ||
      (entry?.category === 'plant' && (small || contained.has(index)))
    );
  };
  return subjects.length > 0 && subjects.every(fits);
}

/** Removes subjects that became the ground and renumbers the rest. */
function withoutGrounds(
  subjects: readonly Subject[],
  relations: readonly Relation[],
  gone: ReadonlySet<number>,
) {
  const kept = subjects.filter(({ index }) => !gone.has(index));
  const place = new Map(kept.map(({ index }, at) => [index, at]));
  return {
    subjects: kept.map((subject, index) => ({ ...subject, index })),
    relations: relations.flatMap(({ kind, subject, object }) => {
      const from = place.get(subject);
      const to = place.get(object);
      return from === undefined || to === undefined ? [] : [{ kind, subject: from, object: to }];
    }),
  };
}

function languageOf(tokens: readonly Token[]): Brief['language'] {
  let han = 0;
  let latin = 0;
  for (const token of tokens) {
    if (token.script === 'han') han += token.words.length * 3;
    else if (token.script === 'other') latin += token.words.length;
  }
  return han > 0 && han >= latin ? 'zh' : 'en';
}

/**
 * Reads a prompt in English or Chinese by rules. Accepts any string and never throws; words that no rule
 * understands are listed in `notDrawn`. Deterministic: the same prompt and options give the same brief.
 * Without a seed the seed follows from the prompt. Held umbrellas, fishing rods and swords are represented
 * twice, as an accessory of the look (which the figure draws) and as a subject with a `holding` relation
 * (which carries colour and words).
 */
export function parse(prompt: string, options: ParseOptions = {}): Brief {
  const tokens = scan(prompt);
  const seed = (options.seed ?? hashText(prompt)) >>> 0;
  const negated = negatedTokens(tokens);
  const heads = readSubjects(prompt, tokens, negated);
  const actors = new Actors(tokens, heads);
  const worn = dress(tokens, heads, actors, negated);
  const reader = new RelationReader(tokens, heads, actors);
  const found = reader.read(negated);
  embody(heads, found);

  const { set, places } = askedSetting(tokens, new Set([...negated, ...heads.used, ...worn]));
  const all = finish(
    heads,
    tokens,
    { seed, person: options.person },
    places[0] ? { ...set, place: places[0] } : set,
  );
  const windows = windowsOf(all);
  const grounds = groundsOf(
    all.filter(({ index }) => !windows.has(index)),
    found,
  );
  const scenery = sceneryOf(all, found, places.length > 0 || grounds.size > 0);
  const gone = new Set([...grounds.keys(), ...scenery.gone, ...windows]);
  const { subjects, relations } = withoutGrounds(all, found, gone);
  for (const subject of subjects) if (subject.noun === 'moon') subject.noun = 'crescent-moon';
  const still = isStill(subjects, relations);
  const asked = [...new Set([...grounds.values(), ...places])];
  if (asked.length === 0 && still && set.surface) asked.push('table');
  const place = asked[0] ?? inferPlace(subjects, still);
  const table = all.find(({ index }) => grounds.get(index) === 'table');
  const dark = place === 'space' || place === 'moon' || all.some(({ noun }) => NIGHTLY.has(noun));
  const style = options.style ?? set.style;
  const vegetation = set.vegetation ?? scenery.vegetation;
  if (windows.size > 0) set.light ??= 'window';
  return {
    prompt,
    language: languageOf(tokens),
    seed,
    style: style ?? (still || subjects.length === 0 ? 'ultra_realistic' : 'picture_book'),
    styleAsked: style !== undefined,
    places: asked.length > 0 ? asked : [place],
    placeAsked: asked.length > 0,
    time: set.time ?? (dark ? 'night' : 'day'),
    weather: set.weather ?? scenery.weather ?? 'clear',
    ...(vegetation ? { vegetation } : {}),
    ...(scenery.moon ? { moon: scenery.moon } : {}),
    season: set.season ?? (place === 'snowland' ? 'winter' : 'summer'),
    surface: still ? surfaceOf(set, place, table) : 'plain',
    light: lightOf(set, still),
    subjects,
    relations,
    ...report(tokens, {
      negated,
      heads,
      worn,
      related: reader.used,
      still,
      grounds,
      scenery: new Set([...scenery.gone, ...windows]),
    }),
  };
}
