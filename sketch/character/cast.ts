import { type Brief, hashText, type PersonLook, type Relation, type Subject } from '../brief.ts';
import { parse } from '../language/parse.ts';
import type { StoryCharacter } from '../request.ts';
import { withPerson } from './character-brief.ts';
import { takeAge } from './spoken-age.ts';

/** A character as it is drawn, with what its description says of it. */
export interface CastMember {
  name: string;
  /** A person with a look, or an animal. */
  subject: Subject;
  understood: readonly string[];
  notDrawn: readonly string[];
}

/**
 * Reads a character. What neither its traits nor its words state follows from its name, so that a changed word changes
 * only what it says.
 */
export function castMember({ name, description, traits = {} }: StoryCharacter): CastMember {
  const { age, rest } = takeAge(description);
  const facts = { ...(age === undefined ? {} : { age }), ...traits };
  const seed = hashText(name.trim().toLowerCase());
  const options = { seed, person: { seed, facts } };
  const isFixed = Object.keys(traits).length > 0;
  let read = parse(rest, options);
  const animal = isFixed ? undefined : read.subjects.find(({ kind }) => kind === 'animal');
  const isPerson = ({ kind }: Subject) => kind === 'person';
  if (!read.subjects.some(isPerson) && !animal) read = parse(withPerson(rest, read.language), options);
  const subject = read.subjects.find(isPerson) ?? animal;
  if (!subject) throw new Error('a character is read as nobody');
  const look = subject.look && {
    ...cut(subject.look, traits),
    accessories: worn(subject.look, traits.accessories),
  };
  return {
    name,
    subject: { ...subject, words: name, count: 1, ...(look ? { look } : {}) },
    understood: read.understood.filter(({ as }) => as !== 'style').map(({ words }) => words),
    notDrawn: read.notDrawn,
  };
}

/** Short hair of women and girls reaches the chin, unless the cut was chosen: a men's crop would make a boy of a girl. */
function cut(look: PersonLook, { hairStyle }: NonNullable<StoryCharacter['traits']>): PersonLook {
  const isCropped = hairStyle === undefined && look.gender === 'female' && look.hairStyle === 'short';
  return isCropped ? { ...look, hairStyle: 'bob' } : look;
}

/** Tools that scenes hand out. */
const HELD: ReadonlySet<string> = new Set(['umbrella', 'fishing_rod', 'sword']);

function worn(
  { accessories }: PersonLook,
  fixed: PersonLook['accessories'] | undefined,
): PersonLook['accessories'] {
  return (fixed ?? accessories).filter((each) => !HELD.has(each));
}

/** Words for people that the parser knows and that say nothing of their looks: each stands for one character. */
const STAND_INS: Readonly<Record<Brief['language'], readonly string[]>> = {
  en: ['person', 'stranger', 'traveller', 'wanderer', 'pedestrian', 'shopper', 'villager', 'passerby'],
  zh: ['路人', '旅人', '行人', '游客', '村民', '邻居', '人物', '人类'],
};

interface Named {
  text: string;
  /** The word in the text for each character. */
  words: readonly string[];
  /** Characters that the text names, by their place in the cast. */
  mentioned: ReadonlySet<number>;
}

/** Replaces names by words that the parser knows. */
function standIn(prompt: string, cast: readonly CastMember[]): Named {
  const language = parse(prompt).language;
  const free = STAND_INS[language].filter((word) => !prompt.toLowerCase().includes(word));
  const words = cast.map(({ subject }, at) =>
    subject.kind === 'person' ? (free[at] ?? 'person') : subject.noun.replaceAll('-', ' '),
  );
  const mentioned = new Set<number>();
  const forms = cast
    .flatMap(({ name }, at) => formsOf(name).map((form) => ({ form, at })))
    .sort((one, other) => other.form.length - one.form.length);
  if (forms.length === 0) return { text: prompt, words, mentioned };
  const pattern = new RegExp(`@?(?:${forms.map(({ form }) => boundaryOf(form)).join('|')})`, 'gu');
  const text = prompt.replace(pattern, (found) => {
    const plain = found.replace(/^@/u, '');
    const at = forms.find(({ form }) => form === plain)?.at ?? 0;
    const isKnown = mentioned.has(at);
    mentioned.add(at);
    const word = words[at] ?? '';
    return language === 'zh' ? word : isKnown ? `the ${word}` : word;
  });
  return { text, words, mentioned };
}

/** How a text may name a character: as written, in capitals, by the first name. */
function formsOf(name: string): string[] {
  const plain = name.trim();
  const [first = '', ...rest] = plain.split(/\s+/u);
  const isArticle = /^(the|an?|mr|mrs|ms|dr)\.?$/iu.test(first);
  const forms = isArticle ? [plain, plain.toLowerCase()] : rest.length > 0 ? [plain, first] : [plain];
  return [...new Set(forms.flatMap((form) => [form, form.toUpperCase()]))].filter((form) => form !== '');
}

const LATIN = /^[\p{Script=Latin}\d]/u;

/** A name as a pattern; one in an alphabet is a whole word. */
function boundaryOf(form: string): string {
  const escaped = form.replace(/[.*+?^${}()|[\]\\/-]/gu, '\\$&');
  return LATIN.test(form) ? `(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])` : escaped;
}

/** Reads what happens, with the cast in it: each as described, doing and feeling what the text says. */
export function castBrief(
  prompt: string,
  characters: readonly CastMember[],
  options: { seed: number },
): { brief: Brief; members: number[] } {
  const named = standIn(prompt, characters);
  let { text, mentioned } = named;
  const people = (brief: Brief) => brief.subjects.filter(({ kind }) => kind === 'person');
  let brief = parse(text, options);
  if (mentioned.size === 0 && people(brief).length === 0 && characters.length > 0) {
    const group = named.words.join(brief.language === 'zh' ? '和' : ' and ');
    text = brief.language === 'zh' ? `${group}${text}` : `${group} ${text}`;
    mentioned = new Set(characters.keys());
    brief = parse(text, options);
  }
  const taken = new Map<number, number>();
  for (const at of mentioned) {
    const { subject } = characters[at] as CastMember;
    const found = brief.subjects.find(
      ({ index, kind, noun, words }) =>
        !taken.has(index) &&
        kind === subject.kind &&
        noun === subject.noun &&
        (kind === 'animal' || words.toLowerCase().endsWith(named.words[at] ?? '')),
    );
    if (found) taken.set(found.index, at);
  }
  // Whom the text does not name may be the one that it describes.
  for (const at of characters.keys()) {
    if ([...taken.values()].includes(at)) continue;
    const { look } = (characters[at] as CastMember).subject;
    const open = people(brief).filter(({ index, count }) => count === 1 && !taken.has(index));
    const alike = open.find((one) => one.look?.age === look?.age && one.look?.gender === look?.gender);
    const found = look && (alike ?? (mentioned.size === 0 && characters.length === 1 ? open[0] : undefined));
    if (found) taken.set(found.index, at);
  }
  const subjects = brief.subjects.map((subject) => {
    const member = characters[taken.get(subject.index) ?? -1];
    return member ? playedBy(member, subject) : subject;
  });
  const members = [...taken.keys()];
  for (const [at, member] of characters.entries()) {
    if ([...taken.values()].includes(at)) continue;
    const end = text.length + at + 1;
    members.push(subjects.length);
    subjects.push({ ...member.subject, index: subjects.length, span: { start: end, end } });
  }
  return {
    brief: { ...brief, subjects, relations: brief.relations.map((each) => apart(each, subjects)) },
    members,
  };
}

/** Who runs into somebody is beside them, not inside. */
function apart(relation: Relation, subjects: readonly Subject[]): Relation {
  const isPerson = (at: number) => subjects[at]?.kind === 'person';
  const isInside = ['in', 'on', 'under'].includes(relation.kind);
  return isInside && isPerson(relation.subject) && isPerson(relation.object)
    ? { ...relation, kind: 'beside' }
    : relation;
}

/** The character as the one in the text acts. */
function playedBy({ name, subject: own }: CastMember, scene: Subject): Subject {
  const { index, span, pose } = scene;
  const played: Subject = { ...own, index, span, words: name, count: 1 };
  if (!own.look || !scene.look) return pose === undefined ? played : { ...played, pose };
  const held = scene.look.accessories.filter((each) => HELD.has(each));
  return {
    ...played,
    look: {
      ...own.look,
      pose: scene.look.pose,
      // Happy is the default and needs no word.
      mood: scene.look.mood === 'happy' ? own.look.mood : scene.look.mood,
      accessories: [...new Set([...own.look.accessories, ...held])],
    },
  };
}
