import type { Brief, RelationKind, Subject } from '../brief.ts';
import { nounById } from '../language/nouns.ts';
import type { Tie } from './tie.ts';
import { isGarment } from './vary.ts';

const ATTACHING: ReadonlySet<RelationKind> = new Set(['in', 'on', 'under', 'riding', 'holding', 'wearing']);

/** The tree of attached subjects: every subject has at most one parent, and there are no cycles. */
export interface TieTable {
  roots: Subject[];
  tiesOf: (subject: Subject, copy: number) => Tie[];
}

/** Objects that a figure can only be beside, not in: a house or a tree has no visible interior. */
function holdsThings(subject: Subject, kind: RelationKind): boolean {
  // "Under the moon" is anywhere on the ground.
  if (kind === 'under' && nounById(subject.noun)?.category === 'sky') return false;
  if (kind !== 'in') return true;
  const category = nounById(subject.noun)?.category;
  return category !== 'building' && category !== 'sky';
}

/** "A girl in a red dress": the dress is worn. */
function isWorn(brief: Brief, subject: number, object: number): boolean {
  const garment = brief.subjects[object];
  return brief.subjects[subject]?.kind === 'person' && garment !== undefined && isGarment(garment);
}

/**
 * Copies of a subject that belong to one copy of its parent: one each if the numbers match, otherwise all at the first.
 */
function copiesFor(child: Subject, parent: Subject, parentCopy: number): number[] {
  if (parent.count === 1) return Array.from({ length: child.count }, (_, copy) => copy);
  if (child.count === 1) return [parentCopy];
  return Array.from({ length: child.count }, (_, copy) => copy).filter(
    (copy) => copy % parent.count === parentCopy,
  );
}

/** Reads the attaching relations of a brief. `holding` and `wearing` attach the object to the subject. */
export function readTies(brief: Brief): TieTable {
  const parents = new Map<number, { parent: Subject; relation: RelationKind }>();
  for (const { kind, subject, object } of brief.relations) {
    if (!ATTACHING.has(kind) || subject === object) continue;
    const dressed = kind === 'in' && isWorn(brief, subject, object);
    const swapped = kind === 'holding' || kind === 'wearing' || dressed;
    const [childIndex, parentIndex] = swapped ? [object, subject] : [subject, object];
    const child = brief.subjects[childIndex];
    const parent = brief.subjects[parentIndex];
    if (!child || !parent || parents.has(childIndex) || (!dressed && !holdsThings(parent, kind))) continue;
    let above: Subject | undefined = parent;
    while (above && above !== child) above = parents.get(above.index)?.parent;
    if (above === child) continue;
    parents.set(childIndex, { parent, relation: dressed ? 'wearing' : kind });
  }
  return {
    roots: brief.subjects.filter((subject) => !parents.has(subject.index)),
    tiesOf: (subject, copy) =>
      brief.subjects.flatMap((child) => {
        const tie = parents.get(child.index);
        if (tie?.parent !== subject) return [];
        return copiesFor(child, subject, copy).map((childCopy) => ({
          subject: child,
          copy: childCopy,
          relation: tie.relation,
        }));
      }),
  };
}
