import type { Cue, CueText } from './cue.ts';
import type { CueFix } from './cue-fixes.ts';
import { changeCue, cutOverlap, retimeCue } from './cue-operations.ts';

/** The cues with a fix applied to one of them. */
export function applyFix(cues: readonly Cue[], id: string, fix: CueFix, field: CueText): readonly Cue[] {
  const at = cues.findIndex((cue) => cue.id === id);
  const [cue, next] = [cues[at], cues[at + 1]];
  if (!cue) return cues;
  switch (fix.kind) {
    case 'longer':
      return retimeCue(cues, id, { start: cue.start - fix.before, end: cue.end + fix.after });
    case 'end_at':
      return next?.start === fix.time ? cutOverlap(cues, id) : retimeCue(cues, id, { end: fix.time });
    case 'close_gap':
      return next ? retimeCue(cues, id, { end: next.start }) : cues;
    case 'break_lines':
      return changeCue(cues, id, { [field]: fix.text });
  }
}
