import type { Json } from '@inkreel/contract/documents/parts/part.ts';
import type { ShotPart } from '@inkreel/contract/documents/story-document.ts';
import { imageFingerprint, shownImage } from '@inkreel/contract/story/shot-inputs.ts';
import { insertParts } from '../../documents/parts/part-edits.ts';
import { newId } from '../../lib/new-id.ts';
import {
  deleteShot,
  insertShot,
  mergeShots,
  moveShot,
  nextInScene,
  placeAfter,
  type ShotPlace,
  splitShot,
  stepPlace,
} from './shot-edits.ts';
import type { StoryOrders } from './use-story-orders.ts';
import type { Storyboard } from './use-storyboard.ts';

/** What a person does with shots. Each edit is one step of undo; the functions stay the same. */
export interface BoardActions {
  pick: (id: string | undefined) => void;
  /** Picks the shot and moves the focus into its form. */
  open: (id: string) => void;
  draw: (ids: readonly string[]) => void;
  /** The image stays as the shot is now. */
  keep: (id: string) => void;
  cancel: (id: string) => void;
  insert: (place: ShotPlace | { after: string }) => void;
  split: (id: string, caret?: number) => void;
  merge: (id: string) => void;
  remove: (id: string) => void;
  move: (id: string, place: ShotPlace) => void;
  /** Moves a shot one place; false at the ends of the story. */
  step: (id: string, by: -1 | 1) => boolean;
  edit: (id: string, set: Readonly<Record<string, Json>>, mergeWith?: string) => void;
  addScene: () => void;
}

/**
 * @param now what is shown at the moment of the action
 * @param shell what the page does besides
 */
export function boardActions(
  now: () => { board: Storyboard; orders: StoryOrders },
  shell: { pick: BoardActions['pick']; open: BoardActions['open']; removed: (number: number) => void },
): BoardActions {
  const document = () => now().board.document;
  const parts = () => document().state.get().parts;
  const shotAt = (id: string): ShotPart | undefined => {
    const part = parts().get(id);
    return part?.kind === 'shot' ? (part as ShotPart) : undefined;
  };
  return {
    pick: shell.pick,
    open: shell.open,
    draw: (shots) => now().orders.draw({ shots }),
    keep: (id) => {
      const shot = shotAt(id);
      const image = shot && shownImage(shot);
      if (!shot || !image) return;
      const made = imageFingerprint(parts(), shot, now().board.outside);
      document().edit(id, { kept: { file: image.file, made } });
    },
    cancel: (id) => {
      const run = shotAt(id)?.run;
      if (run) now().orders.cancel(run);
    },
    insert: (place) => {
      const { id, changes } = insertShot(
        parts(),
        'after' in place ? placeAfter(parts(), place.after) : place,
      );
      document().change(changes);
      shell.open(id);
    },
    split: (id, caret) => {
      const shot = shotAt(id);
      if (!shot) return;
      const second = splitShot(parts(), shot, caret);
      document().change(second.changes);
      shell.pick(second.id);
    },
    merge: (id) => {
      const [shot, next] = [shotAt(id), nextInScene(parts(), id)];
      if (shot && next) document().change(mergeShots(parts(), shot, next.part));
    },
    remove: (id) => {
      const { shots } = now().board;
      const at = shots.findIndex(({ part }) => part.id === id);
      document().change(deleteShot(parts(), id));
      shell.pick((shots[at + 1] ?? shots[at - 1])?.part.id);
      shell.removed(at + 1);
    },
    move: (id, place) => document().change(moveShot(parts(), id, place)),
    step: (id, by) => {
      const place = stepPlace(parts(), id, by);
      if (place) document().change(moveShot(parts(), id, place));
      return place !== undefined;
    },
    edit: (id, set, mergeWith) => document().edit(id, set, mergeWith),
    addScene: () => {
      const [scene, shot] = [newId(), newId()];
      const scenes = insertParts(parts(), { parent: null, position: Number.POSITIVE_INFINITY }, [
        { id: scene, kind: 'scene', fields: {} },
      ]);
      const shots = insertParts(parts(), { parent: scene, position: 0 }, [
        { id: shot, kind: 'shot', fields: {} },
      ]);
      document().change([...scenes, ...shots]);
      shell.open(shot);
    },
  };
}
