import type { Relation, RelationKind } from '../brief.ts';
import { type Actors, REACH } from './actors.ts';
import { factOf, type Token } from './facts.ts';
import { nounById } from './nouns.ts';
import { isUnknown } from './scan.ts';
import type { Draft, Heads } from './subjects.ts';

const CONTAINERS = new Set([
  'bowl',
  'basket',
  'vase',
  'plate',
  'jar',
  'box',
  'bucket',
  'cage',
  'mug',
  'crate',
  'pot',
]);
const READ = new Set(['book', 'open-book', 'newspaper', 'letter', 'scroll', 'map']);
/** Parts of a room that never stand on an object. */
const FIXED = new Set(['window', 'door', 'curtain']);
const KITES = new Set(['kite']);
/** Relations with an object that is part of the subject: the following words describe the subject again. */
const CLOSE = new Set<RelationKind>(['holding', 'wearing', 'riding', 'looking_at']);
const SUPPORTS = new Set<RelationKind>(['in', 'on', 'under']);

const isActor = (draft: Draft) => draft.subject.kind === 'person' || draft.subject.kind === 'animal';

/** Figures that hold and ride like people. */
const FIGURES = new Set(['robot', 'alien', 'ghost', 'monster', 'snowman', 'scarecrow', 'teddy-bear', 'doll']);
const hasHands = (draft: Draft) => isActor(draft) || FIGURES.has(draft.subject.noun);

/** Reads the relations between subjects, in both languages and both word orders. */
export class RelationReader {
  readonly relations: Relation[] = [];
  /** Tokens of relation words that were used. */
  readonly used = new Set<number>();
  private readonly tokens: readonly Token[];
  private readonly heads: Heads;
  private readonly actors: Actors;

  constructor(tokens: readonly Token[], heads: Heads, actors: Actors) {
    this.tokens = tokens;
    this.heads = heads;
    this.actors = actors;
  }

  read(negated: ReadonlySet<number>): Relation[] {
    for (const [index, token] of this.tokens.entries()) {
      if (negated.has(index)) continue;
      const relations = token.facts.filter((fact) => fact.is === 'relation');
      for (const { kind, form } of relations) {
        if (form === 'after') this.after(index, kind as RelationKind);
        else if (form === 'reversed') this.reversed(index, kind as RelationKind);
        else this.before(index, kind);
      }
      if (factOf(token, 'pose')?.person === 'read') this.before(index, 'holding', READ);
      if (factOf(token, 'pose')?.animal === 'fly') this.before(index, 'holding', KITES);
      if (factOf(token, 'mutual')) this.together(index);
      if (token.words.toLowerCase() === 'of') this.contained(index);
    }
    this.joinCompany();
    return this.relations;
  }

  /** "A man reading to his son on a bench": a person who interacts with another is at the other's place. */
  private joinCompany(): void {
    for (const { kind, subject, object } of this.relations.slice()) {
      const draft = this.draft(subject);
      if (!draft || draft.subject.kind !== 'person' || !SUPPORTS.has(kind)) continue;
      const company = this.actors.nearest(draft.token, -1, hasHands);
      if (company === undefined || company === subject) continue;
      const from = (this.draft(company)?.token ?? 0) + 1;
      const between = this.tokens.slice(from, draft.token);
      if (between.some(({ script }) => script === 'mark')) continue;
      const settled = this.relations.some((one) => one.subject === company && SUPPORTS.has(one.kind));
      const told = between.some(({ words }) => /^(to|with|for|给|跟|和|陪)$/i.test(words));
      if (told && !settled) this.relations.push({ kind, subject: company, object });
    }
  }

  private draft(index: number | undefined): Draft | undefined {
    return index === undefined ? undefined : this.heads.drafts[index];
  }

  private add(index: number, kind: RelationKind, subject: number, object: number): void {
    const known = this.relations.some(
      (relation) => relation.subject === subject && relation.object === object,
    );
    if (subject === object || known) return;
    this.relations.push({ kind, subject, object });
    this.used.add(index);
  }

  /** People and animals who interact: each is placed next to the previous one. */
  private together(index: number): void {
    const last = this.actors.nearest(index, -1, hasHands);
    if (last === undefined) return;
    const group = this.actors.groupOf(last).filter((one) => hasHands(this.heads.drafts[one] as Draft));
    this.used.add(index);
    for (const [at, one] of group.entries()) {
      const before = group[at - 1];
      if (before !== undefined) this.add(index, 'beside', one, before);
    }
  }

  /** The token that names the object after a relation word, with only its own modifiers between. */
  private objectAfter(index: number): number | undefined {
    let unknown = 0;
    for (let at = index + 1; at < this.tokens.length; at += 1) {
      const token = this.tokens[at];
      if (!token || token.script === 'mark') return undefined;
      if (this.heads.at.has(at)) return at;
      if (isUnknown(token)) unknown += 1;
      const stops =
        factOf(token, 'relation') ?? factOf(token, 'and') ?? factOf(token, 'setting') ?? factOf(token, 'at');
      const qualifies = factOf(token, 'color') ?? factOf(token, 'material') ?? factOf(token, 'count');
      if ((stops && !qualifies) || unknown > 2 || factOf(token, 'look')?.dyes) return undefined;
    }
    return undefined;
  }

  private before(index: number, kind: RelationKind | 'with', only?: ReadonlySet<string>): void {
    const at = this.objectAfter(index);
    const objects = at === undefined ? [] : (this.heads.at.get(at) ?? []);
    if (
      at === undefined ||
      (only && !objects.some((object) => only.has(this.draft(object)?.subject.noun ?? '')))
    )
      return;
    const other = (draft: Draft) => !objects.includes(draft.subject.index);
    const hands = kind !== 'with' && CLOSE.has(kind);
    const subject =
      (hands ? this.actors.subjectOf(index, at, (draft) => other(draft) && hasHands(draft)) : undefined) ??
      this.actors.subjectOf(index, at, other);
    if (subject === undefined) return;
    const english = this.tokens[index]?.script !== 'han';
    for (const one of this.sharing(english ? this.governor(kind, subject) : this.holder(subject))) {
      for (const object of kind === 'between' ? this.joinedAfter(objects) : this.clothesAfter(objects))
        this.meaning(index, kind, one, object);
    }
  }

  /** "with" means holding, containing or being next to, depending on what it joins. */
  private meaning(index: number, kind: RelationKind | 'with', subject: number, object: number): void {
    const one = this.draft(subject)?.subject;
    const other = this.draft(object)?.subject;
    if (!one || !other) return;
    const carried =
      other.kind !== 'person' && other.kind !== 'animal' && (nounById(other.noun)?.metres ?? 9) <= 2;
    const clothes = nounById(other.noun)?.category === 'clothing';
    const embraced = kind === 'beside' && carried && /hug|抱/i.test(this.tokens[index]?.words ?? '');
    if (embraced) this.add(index, 'holding', subject, object);
    else if (kind !== 'with') this.add(index, kind, subject, object);
    else if (clothes && hasHands(this.heads.drafts[subject] as Draft))
      this.add(index, 'wearing', subject, object);
    else if (CONTAINERS.has(one.noun)) this.add(index, 'in', object, subject);
    else this.add(index, one.kind === 'person' && carried ? 'holding' : 'beside', subject, object);
  }

  /** The person who holds, wears or rides an object; otherwise the subject itself. */
  private holder(subject: number): number {
    const draft = this.draft(subject);
    const carrier = this.actors.carrier(subject);
    if (carrier !== undefined) return carrier;
    const inside = this.relations.findLast((one) => one.kind === 'in' && one.subject === subject);
    if (inside && CONTAINERS.has(this.draft(inside.object)?.subject.noun ?? '')) return inside.object;
    const earlier = this.relations.findLast((relation) => relation.object === subject);
    return earlier && CLOSE.has(earlier.kind) && draft && !isActor(draft) ? earlier.subject : subject;
  }

  /** In English the nearest noun may belong to an earlier relation: this decides which subject it refers to. */
  private governor(kind: RelationKind | 'with', subject: number): number {
    const held = this.relations.findLast((one) => one.kind === 'in' && one.subject === subject);
    if (held && held.object < subject) return held.object;
    const earlier = this.relations.findLast((relation) => relation.object === subject);
    if (!earlier) return subject;
    const chained = kind !== 'with' && SUPPORTS.has(kind) && SUPPORTS.has(earlier.kind);
    const draft = this.draft(subject);
    if (CLOSE.has(earlier.kind) && draft && !isActor(draft)) return earlier.subject;
    if (earlier.kind === 'riding') return earlier.subject;
    return chained || (draft && isActor(draft)) ? subject : earlier.subject;
  }

  private sharing(subject: number): number[] {
    const draft = this.draft(subject);
    if (!draft) return [subject];
    const group = this.actors.groupOf(subject);
    return isActor(draft) || group.every((one) => this.isSmall(one)) ? group : [subject];
  }

  private isSmall(index: number): boolean {
    const subject = this.draft(index)?.subject;
    return subject !== undefined && nounById(subject.noun)?.at === 'table';
  }

  /** "A scarf and a hat" are put on together. */
  private clothesAfter(objects: readonly number[]): number[] {
    const clothing = (one: number) => nounById(this.draft(one)?.subject.noun ?? '')?.category === 'clothing';
    return objects.every(clothing) ? this.joinedAfter(objects).filter(clothing) : [...objects];
  }

  private joinedAfter(objects: readonly number[]): number[] {
    const found = [...objects];
    for (const draft of this.heads.drafts) {
      if (draft.joined !== undefined && found.includes(draft.joined)) found.push(draft.subject.index);
    }
    return [...new Set(found)];
  }

  /** Chinese: the object stands before the word. 猫在桌子下面, 桌子上的猫, 桌子上有一只猫. */
  private after(index: number, kind: RelationKind): void {
    const objects = this.heads.at.get(index - 1) ?? this.meant(index);
    const last = objects?.at(-1);
    if (!objects || last === undefined) return;
    const group = kind === 'between' ? this.actors.groupOf(last) : objects;
    const fits = (draft: Draft) =>
      !group.includes(draft.subject.index) && !(kind === 'on' && FIXED.has(draft.subject.noun));
    const at = this.introduced(index - 1);
    const omitted = !this.heads.at.has(index - 1);
    const subject =
      at === undefined
        ? (this.follows(index, fits) ?? (omitted ? undefined : this.actors.nearest(index - 1, -1, fits)))
        : this.actors.subjectOf(at, index, fits);
    if (subject === undefined) return;
    for (const one of this.sharing(this.holder(subject))) {
      if (!group.includes(one)) for (const object of group) this.add(index, kind, one, object);
    }
  }

  /** The object that a clause leaves out: 旁边有一只狐狸 refers to the one named before it. */
  private meant(index: number): number[] | undefined {
    if (this.tokens[index - 1]?.script !== 'mark' || !factOf(this.tokens[index + 1], 'have'))
      return undefined;
    const before = this.actors.nearest(index, -1, isActor) ?? this.actors.nearest(index, -1, () => true);
    return before === undefined ? undefined : [before];
  }

  private follows(index: number, fits: (draft: Draft) => boolean): number | undefined {
    for (let at = index + 1; at < Math.min(this.tokens.length, index + REACH); at += 1) {
      if (this.tokens[at]?.script === 'mark') return undefined;
      const found = this.heads.at.get(at)?.find((one) => {
        const draft = this.draft(one);
        return draft !== undefined && fits(draft);
      });
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The 在 (or 坐在, 放在 and the like) that opens the phrase which ends with this object. */
  private introduced(object: number): number | undefined {
    for (let at = object - 1; at >= Math.max(0, object - 8); at -= 1) {
      const token = this.tokens[at];
      if (!token || token.script === 'mark') return undefined;
      if (factOf(token, 'at')) return at;
      const groups = factOf(this.tokens[at + 1], 'and') ?? factOf(token, 'and');
      if (this.heads.at.has(at) && !groups) return undefined;
    }
    return undefined;
  }

  /** "a cat surrounded by flowers", 装满苹果的篮子: the word stands before the subject of the relation. */
  private reversed(index: number, kind: RelationKind): void {
    const at = this.objectAfter(index);
    const subject = at === undefined ? undefined : this.heads.at.get(at)?.[0];
    if (at === undefined || subject === undefined) return;
    const object = this.actors.subjectOf(index, at, (draft) => draft.subject.index !== subject);
    if (object !== undefined) this.add(index, kind, subject, object);
  }

  /** "a bowl of apples". */
  private contained(index: number): void {
    const container = this.heads.at.get(index - 1)?.[0];
    const at = this.objectAfter(index);
    const content = at === undefined ? undefined : this.heads.at.get(at)?.[0];
    if (container === undefined || content === undefined) return;
    if (CONTAINERS.has(this.draft(container)?.subject.noun ?? '')) this.add(index, 'in', content, container);
  }
}
