import { type Brief, hashText, type PersonLook, type SketchStyle, type Subject } from '../brief.ts';
import { parse } from '../language/parse.ts';
import { takeAge } from './spoken-age.ts';

/** A character in a scene. The scene may leave the character out: "reading under a tree" is enough. */
export interface CharacterScene {
  /** The character: age, hair, clothes, everything always worn. English or Chinese. */
  character: string;
  scene: string;
  seed: number;
  style?: SketchStyle;
}

/** Tools that a person does not carry through every scene, although the word for their trade implies them. */
const LAID_DOWN: ReadonlySet<PersonLook['accessories'][number]> = new Set(['umbrella', 'fishing_rod']);
/** Scenes determine held objects; everything else worn belongs to the character. */
const CARRIED: ReadonlySet<PersonLook['accessories'][number]> = new Set(['umbrella', 'fishing_rod', 'sword']);

/**
 * Reads a scene with the character in it. The look follows from the description alone, so that it is the same
 * person in every scene, style and run; the scene decides actions and emotions. Undrawn words of both are
 * reported together.
 */
export function characterBrief({ character, scene, seed, style }: CharacterScene): Brief {
  const options = style === undefined ? { seed } : { seed, style };
  const { described, person } = describe(character);
  const read = parse(scene, options);
  const hasPerson = read.subjects.some(({ kind }) => kind === 'person');
  // Tools of a trade, such as a rod, are carried if the scene says so.
  const brief = hasPerson ? read : parse(withPerson(scene, read.language), options);
  let found = false;
  const subjects = brief.subjects.map((subject) => {
    if (found || !subject.look || !person?.look) return subject;
    found = true;
    const words = hasPerson ? subject.words : person.words;
    return { ...subject, words, count: 1, look: actingLook(person.look, subject.look) };
  });
  // The description precedes the scene, so that its words come first and do not overlap the scene's.
  const before = -(character.length + 1);
  const said = described.understood
    .filter(({ as }) => as !== 'style')
    .map((each) => ({ ...each, span: { start: each.span.start + before, end: each.span.end + before } }));
  return {
    ...brief,
    subjects,
    understood: [...said, ...brief.understood],
    notDrawn: [...new Set([...described.notDrawn, ...brief.notDrawn])],
  };
}

/** A parsed description. */
interface Description {
  described: Brief;
  /** Who is described. */
  person: Subject | undefined;
  /** Whether the description itself names a person or figure, and whether it states an age in years. */
  named: boolean;
  spokenAge: boolean;
}

/** Parses a character; a description that names no one is applied to a generic person. */
export function describe(character: string): Description {
  const { age, rest } = takeAge(character);
  const seed = hashText(rest.trim().toLowerCase());
  const isPerson = ({ kind }: Subject) => kind === 'person';
  let described = parse(rest, { seed });
  const said = { named: described.subjects.length > 0, spokenAge: age !== undefined };
  if (!described.subjects.some(isPerson)) {
    described = parse(withPerson(rest, described.language), { seed });
  }
  const person = described.subjects.find(isPerson);
  if (!person?.look) return { described, person, ...said };
  const { look } = person;
  // Short hair of women and girls reaches the chin; a men's crop would make a girl look like a boy.
  const hairStyle = look.gender === 'female' && look.hairStyle === 'short' ? 'bob' : look.hairStyle;
  return { described, person: { ...person, look: { ...look, hairStyle, age: age ?? look.age } }, ...said };
}

/** A parsed text with a person. */
export function withPerson(text: string, language: Brief['language']): string {
  return language === 'zh' ? `人${text}` : `person ${text}`;
}

/** The character as it acts in a scene. */
function actingLook(own: PersonLook, scene: PersonLook): PersonLook {
  const held = scene.accessories.filter((accessory) => CARRIED.has(accessory));
  const worn = own.accessories.filter((accessory) => !LAID_DOWN.has(accessory));
  return {
    ...own,
    pose: scene.pose,
    // Happy is the default and needs no word.
    mood: scene.mood === 'happy' ? own.mood : scene.mood,
    accessories: [...new Set([...worn, ...held])],
  };
}
