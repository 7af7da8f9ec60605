import type { RelationKind, Subject } from '../brief.ts';

/** Children of a node: copies of subjects with the relation that ties them. */
export interface Tie {
  subject: Subject;
  copy: number;
  relation: RelationKind;
}
