import type { Place, ResultNote } from '@inkreel/contract/api/tasks.ts';
import { resultTexts } from '@inkreel/contract/messages/areas/result.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useStore } from '../../../lib/store.ts';
import { Chip } from '../../../ui/chip.tsx';
import { lighting, litNote, pinsHidden } from './note-store.ts';

/** Notes of a result as items of its numbered list; each lights its pin on the image. */
export function NoteItems({
  resultKey,
  notes,
  onCheck,
}: {
  resultKey: string;
  notes: readonly ResultNote[];
  /** Opens the brush at a place. */
  onCheck: (place: Place) => void;
}) {
  const { pins } = useAreaTexts(resultTexts);
  const lit = useStore(litNote, undefined);
  return notes.map(({ code, place, lines }, at) => (
    <li
      // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the note's number
      key={at}
      data-lit={lit?.resultKey === resultKey && lit.at === at}
      {...lighting({ resultKey, at, from: 'list' })}
    >
      <span>
        {pins.notes[code]} {lines?.join(', ')}{' '}
        {place && (
          <button type="button" className="link" onClick={() => onCheck(place)}>
            {pins.actions.check_edge}
          </button>
        )}
      </span>
    </li>
  ));
}

/** Shows or hides the numbers on the image. */
export function PinsSwitch() {
  const { pins } = useAreaTexts(resultTexts);
  const hidden = useStore<boolean>(pinsHidden, false);
  return (
    <Chip small pressed={!hidden} className="pins-switch" onClick={() => pinsHidden.set(!hidden)}>
      {pins.show}
    </Chip>
  );
}
