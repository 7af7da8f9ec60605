import type { Place, ResultNote } from '@inkreel/contract/api/tasks.ts';
import { resultTexts } from '@inkreel/contract/messages/areas/result.ts';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { type Edges, PIN_RADIUS, type Pin, type PinSurface, placePins } from '../../../canvas/core/pins.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useStore } from '../../../lib/store.ts';
import { type LitNote, lighting, litNote, pinsHidden } from './note-store.ts';
import './note-pins.css';

/** The slip with a note's sentence: its width, room for its height, and its distance from the window's edges, in CSS pixels. */
const SLIP = { width: 240, height: 110, margin: 4 };

/**
 * Numbers on an image, as in the list of its notes beside it. A pin shows its sentence and marks its place while the
 * pointer or the focus is on it, or after a tap; its place is marked as well while the note in the list is pointed at.
 */
export default function NotePins({
  resultKey,
  notes,
  surface,
  onCheck,
}: {
  resultKey: string;
  notes: readonly ResultNote[];
  surface: PinSurface;
  /** Opens the brush at a place. */
  onCheck: (place: Place) => void;
}) {
  const { pins: texts } = useAreaTexts(resultTexts);
  const hidden = useStore<boolean>(pinsHidden, false);
  const lit = useStore(litNote, undefined);
  if (hidden || surface.frame.width === 0) return null;
  const pins = placePins(
    notes.map(({ place }) => place),
    surface,
  );
  return (
    <div className="note-pins" role="group" aria-label={texts.label}>
      {pins.map((pin) => {
        const { code, place } = notes[pin.at] as ResultNote;
        return (
          <NotePin
            key={pin.at}
            pin={pin}
            lit={lit?.resultKey === resultKey && lit.at === pin.at ? lit.from : undefined}
            frame={surface.frame}
            resultKey={resultKey}
            name={texts.pin({ at: pin.at + 1 })}
            sentence={texts.notes[code]}
            action={texts.actions.check_edge}
            onAction={() => place && onCheck(place)}
          />
        );
      })}
    </div>
  );
}

function NotePin({
  pin,
  lit,
  frame,
  resultKey,
  name,
  sentence,
  action,
  onAction,
}: {
  pin: Pin;
  /** Where the note is pointed at, if it is. */
  lit: LitNote['from'] | undefined;
  frame: PinSurface['frame'];
  resultKey: string;
  name: string;
  sentence: string;
  action: string;
  onAction: () => void;
}) {
  const own = useRef<HTMLSpanElement>(null);
  const id = useId();
  const note = { resultKey, at: pin.at, from: 'pin' as const };
  const { onPointerLeave, onBlur, ...begin } = lighting(note);
  const opened = lit === 'pin';
  useTapElsewhere(own, opened, () => litNote.set(undefined));
  return (
    <>
      {lit && <span className="note-area" style={boxOf(pin.area)} aria-hidden />}
      <span
        ref={own}
        role="presentation"
        className="note-pin"
        data-lit={lit !== undefined}
        style={{ left: pin.x - PIN_RADIUS, top: pin.y - PIN_RADIUS }}
        {...begin}
        // After a tap the slip stays open, since the person has not read it yet.
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse' && !own.current?.contains(document.activeElement))
            onPointerLeave();
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !opened) return;
          event.stopPropagation();
          litNote.set(undefined);
        }}
      >
        <button type="button" aria-label={name} aria-describedby={id} onClick={() => litNote.set(note)}>
          {pin.at + 1}
        </button>
        <span className="note-slip" style={slipAt(pin, frame)} hidden={!opened}>
          <span id={id}>{sentence}</span>
          <button type="button" className="link" onClick={onAction}>
            {action}
          </button>
        </span>
      </span>
    </>
  );
}

const boxOf = ({ left, top, right, bottom }: Edges) => ({
  left,
  top,
  width: right - left,
  height: bottom - top,
});

/**
 * Position of the slip beside its pin, never cut off: above the pin if there is room, since the marked place lies
 * below.
 */
function slipAt({ x, y }: Pin, frame: PinSurface['frame']): React.CSSProperties {
  const width = Math.min(SLIP.width, frame.width - 2 * SLIP.margin);
  const left = Math.max(SLIP.margin, Math.min(frame.width - SLIP.margin - width, x - width / 2));
  const side = y < SLIP.height ? 'top' : 'bottom';
  return { width, left: left - x + PIN_RADIUS, [side]: `calc(100% + ${SLIP.margin}px)` };
}

/** Calls back once a press begins anywhere else: a finger that taps does not always move the focus. */
function useTapElsewhere(
  own: React.RefObject<HTMLElement | null>,
  watches: boolean,
  leave: () => void,
): void {
  const press = useEffectEvent((event: PointerEvent) => {
    if (!(event.target instanceof Node && own.current?.contains(event.target))) leave();
  });
  useEffect(() => {
    if (!watches) return;
    const listen = (event: PointerEvent) => press(event);
    addEventListener('pointerdown', listen);
    return () => removeEventListener('pointerdown', listen);
  }, [watches]);
}
