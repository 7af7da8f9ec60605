import type { Span, Subject } from '../brief.ts';
import { factOf, type LookFacts, type Token } from './facts.ts';
import { nounById } from './nouns.ts';
import { isHead, isUnknown } from './scan.ts';
import { PEOPLE, PROFESSIONS } from './words/people.ts';

/** Maximum copies of one subject, and maximum subjects of a picture. */
const LARGEST_COUNT = 7;
const LARGEST_PICTURE = 8;
/** Number of copies of a bare plural. */
const SOME = 3;

/** A subject before its look is completed: the stated traits, and the token that names it. */
export interface Draft {
  subject: Subject;
  looks: LookFacts[];
  token: number;
  /** The previous draft, if both are joined by "and". */
  joined: number | undefined;
}

/** Results of the subject pass, by token index. */
export interface Heads {
  drafts: Draft[];
  /** Drafts named by a token. */
  at: Map<number, number[]>;
  /** Colours that stand before a word about a look (an outfit, hair). */
  dyes: Map<number, string>;
  /** Tokens that were used: subjects and the words that describe them. */
  used: Set<number>;
  /** Tokens that were understood but cannot be drawn: a ninth subject, the colour of a part. */
  dropped: Set<number>;
}

const PERSON_LOOKS: ReadonlyMap<string, LookFacts> = new Map(
  [...PEOPLE, ...PROFESSIONS].map(([id, , , look]) => [id, look]),
);
const NAMED_COLORS: readonly (readonly [RegExp, string])[] = [
  [/红|\bred\b/i, '#c8322b'],
  [/黑|\bblack\b/i, '#26262b'],
  [/白|\bwhite\b/i, '#f3f1ec'],
  [/橘|\bginger\b/i, '#ef7d22'],
];
/** In English, black and white before a person describe the skin. */
const SKIN_WORDS: Readonly<Record<string, string>> = { '#26262b': '#7a4a2f', '#f3f1ec': '#f7d8bf' };
/** Names of young animals. */
const YOUNG = /^小.|幼|^(cub|fawn|calf|foal|lamb|kid|piglet|cygnet)s?$|cub|baby/i;
const COLOR_IN_NAME = new Set(['cat', 'horse', 'rabbit', 'lantern', 'apple', 'balloon', 'swan', 'crane']);
const NAMED_MATERIALS: readonly (readonly [RegExp, NonNullable<Subject['material']>])[] = [
  [/glass\b|玻璃/i, 'glass'],
  [/wooden|^木/i, 'wood'],
  [/porcelain|瓷/i, 'ceramic'],
];

interface Pending {
  tokens: number[];
  count?: number;
  color?: string;
  size?: NonNullable<Subject['size']>;
  material?: NonNullable<Subject['material']>;
}

/** Reads the objects and people that the tokens name, with the counts, colours, sizes and materials before them. */
export function readSubjects(prompt: string, tokens: readonly Token[], negated: ReadonlySet<number>): Heads {
  return new SubjectReader(prompt, tokens, negated).read();
}

class SubjectReader {
  private readonly prompt: string;
  private readonly tokens: readonly Token[];
  private readonly negated: ReadonlySet<number>;
  private readonly peopled: boolean;
  private readonly heads: Heads = {
    drafts: [],
    at: new Map(),
    dyes: new Map(),
    used: new Set(),
    dropped: new Set(),
  };
  private pending: Pending = { tokens: [] };
  /** Looks of the first half of a compound ("girl astronaut", 少年侠客), for the person that follows. */
  private compound: LookFacts[] = [];

  constructor(prompt: string, tokens: readonly Token[], negated: ReadonlySet<number>) {
    this.prompt = prompt;
    this.tokens = tokens;
    this.negated = negated;
    this.peopled = tokens.some(
      (token, index) => !negated.has(index) && (factOf(token, 'person') ?? factOf(token, 'family')),
    );
  }

  read(): Heads {
    for (const [index, token] of this.tokens.entries()) {
      if (!this.negated.has(index)) this.token(index, token);
    }
    this.flush(this.tokens.length);
    return this.heads;
  }

  private token(index: number, token: Token): void {
    const isModifier = this.modifies(index, token);
    if (isModifier) {
      this.modify(index, token);
    } else if (factOf(token, 'look') && (this.peopled || !isHead(token))) {
      if (this.pending.color && factOf(token, 'look')?.dyes) this.heads.dyes.set(index, this.pending.color);
      else if (!factOf(token, 'look')?.dyes) return;
      this.take();
    } else if (isHead(token) && !factOf(token, 'filler')) {
      this.head(index, token);
    } else if (factOf(token, 'setting') || factOf(token, 'part')) {
      this.absorb(token);
    } else if (isUnknown(token)) {
      if (!this.headFollows(index)) this.absorb(token);
    } else if (this.ends(index, token)) {
      this.flush(index);
    }
  }

  /** A colour, count, size or material; a material that is also an object (crystal) needs an object after it. */
  private modifies(index: number, token: Token): boolean {
    if (isHead(token)) return factOf(token, 'material') !== undefined && this.headFollows(index);
    return !!(
      factOf(token, 'color') ??
      factOf(token, 'count') ??
      factOf(token, 'size') ??
      factOf(token, 'material')
    );
  }

  private modify(index: number, token: Token): void {
    this.pending.tokens.push(index);
    const count = factOf(token, 'count')?.count;
    if (count !== undefined) this.pending.count = Math.max(count, this.pending.count ?? 1);
    this.pending.color ??= factOf(token, 'color')?.hex as string;
    if (this.pending.color === undefined) delete this.pending.color;
    const size = factOf(token, 'size')?.size;
    if (size) this.pending.size = size;
    const material = factOf(token, 'material')?.material;
    if (material) this.pending.material = material;
  }

  private headFollows(index: number): boolean {
    for (let next = index + 1; next <= index + 3; next += 1) {
      const token = this.tokens[next];
      if (!token || token.script === 'mark') return false;
      if (isHead(token) || factOf(token, 'look')?.dyes) return true;
      if (factOf(token, 'relation') ?? factOf(token, 'setting') ?? factOf(token, 'at')) return false;
    }
    return false;
  }

  private ends(index: number, token: Token): boolean {
    if (factOf(token, 'and')) {
      const next = this.tokens[index + 1];
      return !(next && factOf(next, 'color') && token.script !== 'mark');
    }
    return (
      token.script === 'mark' ||
      !!(factOf(token, 'relation') ?? factOf(token, 'at') ?? factOf(token, 'have') ?? factOf(token, 'copula'))
    );
  }

  private take(): Pending {
    const taken = this.pending;
    for (const index of taken.tokens) this.heads.used.add(index);
    this.pending = { tokens: [] };
    return taken;
  }

  /** A word that is not a subject takes the words before it with it: the blue of "blue eyes" is not drawn. */
  private absorb(token: Token): void {
    const natural = factOf(token, 'setting') !== undefined;
    for (const index of this.pending.tokens) {
      const modifier = this.tokens[index];
      if (!natural && modifier && factOf(modifier, 'color')) this.heads.dropped.add(index);
    }
    this.take();
  }

  /** Words left over at the end of a clause belong to the subject before them: "the car is red", "a girl in blue". */
  private flush(index: number): void {
    const first = this.pending.tokens[0];
    const { color } = this.pending;
    if (color && first !== undefined) {
      const introduced = this.tokens[first - 1];
      const last = this.heads.drafts.at(-1);
      const words = introduced?.words.toLowerCase() ?? '';
      if (last && (factOf(introduced, 'copula') || words === 'in' || words === '是')) {
        if (last.subject.kind === 'person') last.looks.push({ outfitColor: color });
        else last.subject.color ??= color;
        this.take();
        return;
      }
      for (const at of this.pending.tokens) if (factOf(this.tokens[at], 'color')) this.heads.dropped.add(at);
    }
    const material = this.pending.tokens.filter((at) => at < index && factOf(this.tokens[at], 'material'));
    for (const at of material) if (this.tokens[at]?.words.length !== 1) this.heads.dropped.add(at);
    this.pending = { tokens: [] };
  }

  private head(index: number, token: Token): void {
    const family = factOf(token, 'family');
    const person = factOf(token, 'person');
    const noun = factOf(token, 'noun');
    if (person && this.isCompound(index)) {
      this.compound.push(person.look);
      this.heads.used.add(index);
      return;
    }
    const pending = this.take();
    this.heads.used.add(index);
    const named: number[] = [];
    if (person) {
      named.push(...this.add(index, token, pending, { kind: 'person', noun: 'person', person: person.id }));
    } else if (family) {
      for (const member of family.members) {
        named.push(
          ...this.add(index, token, { tokens: [] }, { kind: 'person', noun: 'person', person: member }),
        );
      }
    } else if (noun) {
      const entry = nounById(noun.id);
      const thing = entry?.drawing.by === 'product' ? 'product' : 'thing';
      named.push(
        ...this.add(index, token, pending, {
          kind: entry?.category === 'animal' ? 'animal' : thing,
          noun: noun.id,
        }),
      );
    }
    if (named.length > 0) this.heads.at.set(index, named);
    else this.heads.dropped.add(index);
  }

  /** True for a person's name right before another one. */
  private isCompound(index: number): boolean {
    const token = this.tokens[index];
    const next = this.tokens[index + 1];
    const gap = (next?.span.start ?? 0) - (token?.span.end ?? 0);
    return !!factOf(next, 'person') && token?.script === next?.script && gap <= 1;
  }

  private add(
    index: number,
    token: Token,
    pending: Pending,
    { kind, noun, person }: Pick<Subject, 'kind' | 'noun'> & { person?: string },
  ): number[] {
    const known = factOf(token, 'family') ? undefined : this.mentioned(index, token, noun, pending);
    if (known !== undefined) return [known];
    if (this.heads.drafts.length >= LARGEST_PICTURE) return [];
    const span = this.spanOf(index, token, pending);
    const color = pending.color ?? (COLOR_IN_NAME.has(noun) ? named(NAMED_COLORS, token.words) : undefined);
    const material =
      pending.material ?? (noun === 'person' ? undefined : named(NAMED_MATERIALS, token.words));
    const looks = person === undefined ? [] : [PERSON_LOOKS.get(person) ?? {}];
    if (kind === 'person') {
      const skin = token.script === 'other' ? SKIN_WORDS[color ?? ''] : undefined;
      looks.push(...this.compound, skin ? { skin } : color ? { outfitColor: color } : {});
      this.compound = [];
    }
    const subject: Subject = {
      index: this.heads.drafts.length,
      kind,
      noun,
      words: this.prompt.slice(span.start, span.end),
      span,
      count: this.countOf(index, token, pending),
      ...(color && kind !== 'person' ? { color } : {}),
      ...(material ? { material } : {}),
      ...(pending.size
        ? { size: pending.size }
        : YOUNG.test(token.words) && kind === 'animal'
          ? { size: 'small' }
          : {}),
    };
    const joined = this.joinedTo(index, pending);
    this.heads.drafts.push({ subject, looks, token: index, joined });
    return [subject.index];
  }

  /** The subject that was named before, for "the cat" and 这只猫 after "a cat". */
  private mentioned(index: number, token: Token, noun: string, pending: Pending): number | undefined {
    const before = this.tokens[(pending.tokens[0] ?? index) - 1]?.words.toLowerCase();
    const definite = before === 'the' || before === '这' || before === '那';
    if (!definite && (token.script !== 'han' || pending.tokens.length > 0)) return undefined;
    return this.heads.drafts.find(
      ({ subject, token: at }) =>
        subject.noun === noun &&
        (noun !== 'person' || this.tokens[at]?.words.toLowerCase() === token.words.toLowerCase()),
    )?.subject.index;
  }

  private spanOf(index: number, token: Token, pending: Pending): Span {
    const first = pending.tokens.find((at) => !factOf(this.tokens[at], 'count') && index - at <= 4);
    return { start: this.tokens[first ?? index]?.span.start ?? token.span.start, end: token.span.end };
  }

  private countOf(index: number, token: Token, pending: Pending): number {
    const plural = factOf(token, 'noun')?.plural ?? factOf(token, 'person')?.plural;
    const many = plural || token.words.endsWith('群') || this.tokens[index + 1]?.words === '们';
    return Math.min(
      LARGEST_COUNT,
      pending.count && (pending.count > 1 || !many) ? pending.count : many ? SOME : 1,
    );
  }

  /** True for a word within the description of a person: "a boy in a blue hoodie and a girl". */
  private describes(at: number): boolean {
    const token = this.tokens[at];
    if (factOf(token, 'relation')) {
      return this.tokens
        .slice(at + 1, at + 4)
        .some((next) => factOf(next, 'look') && !this.heads.at.has(at + 1));
    }
    const kinds = ['filler', 'of', 'look', 'color', 'material', 'count', 'size'] as const;
    return kinds.some((kind) => factOf(token, kind) !== undefined);
  }

  private joinedTo(index: number, pending: Pending): number | undefined {
    const last = this.heads.drafts.at(-1);
    if (!last) return undefined;
    if (last.token === index) return last.subject.index;
    let and = false;
    for (let at = last.token + 1; at < index; at += 1) {
      const token = this.tokens[at];
      if (factOf(token, 'and')) and = true;
      else if (!pending.tokens.includes(at) && !this.describes(at)) return undefined;
    }
    return and ? last.subject.index : undefined;
  }
}

function named<Value>(names: readonly (readonly [RegExp, Value])[], words: string): Value | undefined {
  return names.find(([name]) => name.test(words))?.[1];
}
