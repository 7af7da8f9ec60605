import { designTarget } from '../features/designs/design-target.ts';
import { filmTarget } from '../features/films/film-target.ts';
import { ROLE_TARGET, roleTarget } from '../features/roles/make-look.ts';
import { storyTarget } from '../features/stories/story-target.ts';
import type { TargetWriters } from '../features/tasks/run-targets.ts';
import { textTarget } from '../features/writer/text-target.ts';

/** What gets results of runs, and how, by the kind of the target; parts of documents by the kind of their document. */
export const TARGET_WRITERS: TargetWriters = {
  [ROLE_TARGET]: roleTarget,
  story: storyTarget,
  design: designTarget,
  text: textTarget,
  film: filmTarget,
};
