import type { Fact, WordRow } from './facts.ts';
import { NOUNS } from './nouns.ts';
import { COLORS } from './words/colors.ts';
import { GRAMMAR } from './words/grammar.ts';
import { ACCESSORIES, ACTIVITIES, MOODS, OUTFITS, PARTS, POSES, TRAITS } from './words/looks.ts';
import { FAMILIES, PEOPLE, PROFESSIONS } from './words/people.ts';
import { COUNTS, MATERIALS, MEASURES, SIZES } from './words/quantities.ts';
import { AFTER, BEFORE, MUTUAL, REVERSED } from './words/relation-words.ts';
import { EFFECTS, LIGHTS, PLACES_IN_WORDS, SEASONS, SURFACES, TIMES, WEATHERS } from './words/setting.ts';
import { NEAREST_STYLES, STYLE_WORDS } from './words/styles.ts';
import { VEGETATIONS } from './words/vegetation.ts';

/** Meanings by phrase: English phrases as lower-case words joined by single spaces, Chinese phrases as written. */
interface Vocabulary {
  english: ReadonlyMap<string, readonly Fact[]>;
  chinese: ReadonlyMap<string, readonly Fact[]>;
  /** Words in the longest English phrase and characters in the longest Chinese phrase. */
  longest: { english: number; chinese: number };
}

/** English plural of the last word of a phrase, regular or one of the few irregular endings. */
function pluralOf(phrase: string): string {
  const irregular: readonly [RegExp, string][] = [
    [/(^|[^u])man$/, '$1men'],
    [/child$/, 'children'],
    [/person$/, 'people'],
    [/(kni|wi|li|lea|loa|wol|cal|shel)fe?$/, '$1ves'],
    [/mouse$/, 'mice'],
    [/goose$/, 'geese'],
    [/([^aeiou])y$/, '$1ies'],
    [/(s|x|z|ch|sh)$/, '$1es'],
  ];
  for (const [ending, replacement] of irregular) {
    if (ending.test(phrase)) return phrase.replace(ending, replacement);
  }
  return `${phrase}s`;
}

function forms(text: string): string[] {
  return text === '' ? [] : text.split('|');
}

class Builder {
  readonly english = new Map<string, Fact[]>();
  readonly chinese = new Map<string, Fact[]>();

  add(en: readonly string[], zh: readonly string[], fact: Fact): void {
    for (const form of en) put(this.english, form.replaceAll('-', ' '), fact);
    for (const form of zh) put(this.chinese, form.toLowerCase(), fact);
  }

  /** Adds the forms of a table row. */
  rows<Meaning>(rows: readonly WordRow<Meaning>[], fact: (meaning: Meaning) => Fact): void {
    for (const [en, zh, meaning] of rows) this.add(forms(en), forms(zh), fact(meaning));
  }

  /** Adds English forms with their plurals, unless the plural is already a separate word. */
  countable(en: readonly string[], zh: readonly string[], fact: (plural: boolean) => Fact): void {
    this.add(en, zh, fact(false));
    const plurals = en.map(pluralOf).filter((plural) => !en.includes(plural));
    this.add(plurals, [], fact(true));
  }
}

function put(map: Map<string, Fact[]>, form: string, fact: Fact): void {
  const facts = map.get(form);
  if (facts) facts.push(fact);
  else map.set(form, [fact]);
}

function addThings(builder: Builder): void {
  for (const noun of NOUNS) {
    builder.countable(noun.en, noun.zh, (plural) => ({ is: 'noun', id: noun.id, plural }));
  }
  for (const [id, en, zh, look] of [...PEOPLE, ...PROFESSIONS]) {
    builder.countable(forms(en), forms(zh), (plural) => ({ is: 'person', id, look, plural }));
  }
  for (const [en, zh, members] of FAMILIES) builder.add(forms(en), forms(zh), { is: 'family', members });
}

function addLooks(builder: Builder): void {
  builder.rows(OUTFITS, (outfit) => ({ is: 'look', look: { outfit }, as: 'outfit', dyes: 'outfitColor' }));
  builder.rows(ACCESSORIES, (accessory) => ({
    is: 'look',
    look: { accessories: [accessory] },
    as: 'accessory',
    dyes: accessory === 'beard' ? 'hairColor' : 'accentColor',
  }));
  builder.rows(TRAITS, (look) => ({
    is: 'look',
    look,
    as: look.hairStyle ? 'hair' : 'trait',
    ...(look.hairStyle ? { dyes: 'hairColor' as const } : {}),
  }));
  builder.add(['hair'], ['头发'], { is: 'look', look: {}, as: 'hair', dyes: 'hairColor' });
  builder.add(['haired'], [], { is: 'look', look: {}, as: 'hair', dyes: 'hairColor' });
  builder.add(['jeans', 'trousers', 'pants', 'shorts'], ['牛仔裤', '裤子', '长裤', '短裤'], {
    is: 'look',
    look: {},
    as: 'outfit',
    dyes: 'trouserColor',
  });
  builder.rows(MOODS, (mood) => ({ is: 'look', look: { mood }, as: 'mood' }));
  builder.rows(ACTIVITIES, (look) => ({ is: 'look', look, as: 'pose' }));
  builder.rows(POSES, ([person, animal]) => ({ is: 'pose', person, animal }));
}

function addQuantities(builder: Builder): void {
  builder.rows(COLORS, (hex) => ({ is: 'color', hex }));
  builder.rows(SIZES, (size) => ({ is: 'size', size }));
  builder.rows(MATERIALS, (material) => ({ is: 'material', material }));
  for (const [en, zh, count] of COUNTS) {
    const whole = forms(zh).filter((number) => number.length > 1);
    builder.add(forms(en), whole, { is: 'count', count });
  }
  for (const [, zh, count] of COUNTS) {
    for (const number of forms(zh)) {
      const measured = [...MEASURES].map((measure) => number + measure);
      const fresh = measured.filter((word) => !builder.chinese.has(word));
      builder.add([], fresh, { is: 'count', count });
    }
  }
  for (const [index, number] of ['一', '两', '三', '四', '五', '六', '七'].entries()) {
    builder.add([], [number], { is: 'count', count: index + 1 });
  }
}

function addSettings(builder: Builder): void {
  for (const rows of [PLACES_IN_WORDS, VEGETATIONS, TIMES, WEATHERS, SEASONS, LIGHTS, SURFACES, EFFECTS]) {
    builder.rows(rows, (set) => ({ is: 'setting', set, nearest: false }));
  }
  const styleEndings = (en: string) => forms(en).flatMap((form) => [form, `${form} style`]);
  for (const [rows, nearest] of [
    [STYLE_WORDS, false],
    [NEAREST_STYLES, true],
  ] as const) {
    for (const [en, zh, style] of rows) {
      const english = new Set(styleEndings(en));
      const chinese = new Set(forms(zh).flatMap((form) => [form, `${form}风`, `${form}风格`]));
      builder.add([...english], [...chinese], { is: 'setting', set: { style }, nearest });
    }
  }
}

function addGrammar(builder: Builder): void {
  builder.rows(BEFORE, (kind) => ({ is: 'relation', kind, form: 'before' }));
  builder.rows(REVERSED, (kind) => ({ is: 'relation', kind, form: 'reversed' }));
  builder.rows(AFTER, (kind) => ({ is: 'relation', kind, form: 'after' }));
  for (const is of ['at', 'have', 'of', 'and', 'copula', 'negation', 'text', 'filler', 'opaque'] as const) {
    builder.add(forms(GRAMMAR[is].en), forms(GRAMMAR[is].zh), { is });
  }
  builder.add(forms(MUTUAL.en), forms(MUTUAL.zh), { is: 'mutual' });
  builder.add(forms(PARTS.en), forms(PARTS.zh), { is: 'part' });
}

function lengthOf(phrases: Iterable<string>, measure: (phrase: string) => number): number {
  return Math.max(...[...phrases].map(measure));
}

function build(): Vocabulary {
  const builder = new Builder();
  addThings(builder);
  addLooks(builder);
  addSettings(builder);
  addGrammar(builder);
  addQuantities(builder);
  const { english, chinese } = builder;
  return {
    english,
    chinese,
    longest: {
      english: lengthOf(english.keys(), (phrase) => phrase.split(' ').length),
      chinese: lengthOf(chinese.keys(), (phrase) => phrase.length),
    },
  };
}

/** Built once, when the module is loaded: some six thousand phrases. */
export const VOCABULARY: Vocabulary = build();
