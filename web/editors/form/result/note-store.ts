import { createStore } from '../../../lib/store.ts';

/** A note of a result that is pointed at: the result's key, which of its notes, from 0, and where it is pointed at. */
export interface LitNote {
  resultKey: string;
  at: number;
  from: 'list' | 'pin';
}

/** The note that is pointed at, in the list or on the image: both show it. */
export const litNote = createStore<LitNote | undefined>(undefined);

const HIDDEN_KEY = 'inkreel.device.pins';

const hidden = createStore<boolean | undefined>(undefined);

/** Whether notes have no pins on images, remembered on this device. */
export const pinsHidden = {
  ...hidden,
  get: () => hidden.get() ?? localStorage.getItem(HIDDEN_KEY) === 'hidden',
  set: (hide: boolean) => {
    localStorage.setItem(HIDDEN_KEY, hide ? 'hidden' : 'shown');
    hidden.set(hide);
  },
};

/** Handlers that light a note while the pointer or the focus is on it. */
export function lighting(note: LitNote) {
  const light = () => litNote.set(note);
  const dim = () => {
    const lit = litNote.get();
    if (lit?.at === note.at && lit.from === note.from) litNote.set(undefined);
  };
  return { onPointerEnter: light, onPointerLeave: dim, onFocus: light, onBlur: dim };
}
