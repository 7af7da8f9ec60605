import type { RelationKind, Subject } from '../brief.ts';

/** What hangs on a node: copies of subjects with the relation that ties them. */
export interface Tie {
  subject: Subject;
  copy: number;
  relation: RelationKind;
}
