import type { Point } from '@inkreel/scene/geometry.ts';
import { createKeyboardCursor, type KeyboardCursor } from '../core/keyboard-cursor.ts';
import { toPicture, toWindow } from '../core/placement.ts';
import { arrowMove } from '../core/shortcuts.ts';
import { createGestures, type Gesture, type PointerSample } from '../core/tools/gestures.ts';
import type { ToolInput } from '../core/tools/tool.ts';
import { panBy, pinch, stepScale, zoomAt } from '../core/zoom.ts';
import { type SurfaceOptions, type SurfaceParts, SurfaceWindow } from './surface-window.ts';

/** Wheel travel that makes one step of zoom; a mouse wheel's notch is about 100. */
const WHEEL_STEP = 60;
/** How strongly a trackpad's pinch zooms, which browsers report as a wheel with Control. */
const PINCH_STRENGTH = 0.01;

/**
 * The picture with what is painted over it, without React: it turns pointer and key events into inputs of the editor's
 * tools, and redraws, once a frame, only the part of the window that has changed.
 */
export class Surface extends SurfaceWindow {
  readonly #gestures = createGestures();
  readonly #cursor: KeyboardCursor;
  #spaceHeld = false;
  #wheel = 0;
  /** The pointer, from the window's centre; undefined while it is elsewhere. */
  #pointer: Point | undefined;

  constructor(parts: SurfaceParts, options: SurfaceOptions) {
    super(parts, options);
    this.#cursor = createKeyboardCursor(this.editor.grid);
    this.atEnd(this.editor.subscribe(() => this.#moveRing()));
    this.#listen();
  }

  protected override drawn(): void {
    this.#moveRing();
  }

  #listen(): void {
    const { frame } = this.parts;
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => {
      frame.addEventListener(name, listener, { passive: false });
      this.atEnd(() => frame.removeEventListener(name, listener));
    };
    on('pointerdown', (event) => this.#pointerDown(event));
    // The middle button would scroll.
    on('mousedown', (event) => {
      if (event.button === 1) event.preventDefault();
    });
    on('pointermove', (event) => this.#pointerMove(event));
    on('pointerup', (event) => this.#lift(event, 'up'));
    on('pointercancel', (event) => this.#lift(event, 'cancel'));
    on('pointerleave', () => {
      this.#pointer = undefined;
      this.#moveRing();
    });
    on('wheel', (event) => this.#turn(event));
    on('keydown', (event) => this.#keyDown(event));
    on('keyup', (event) => {
      if (event.key === ' ') this.#holdSpace(false);
    });
    on('blur', () => {
      this.#holdSpace(false);
      this.#leaveCursor();
    });
  }

  #pointerDown(event: PointerEvent): void {
    if (event.button !== 0 && event.button !== 1) return;
    this.parts.frame.setPointerCapture(event.pointerId);
    this.#leaveCursor();
    this.#pass(this.#sample(event, 'down'), event.shiftKey);
  }

  #pointerMove(event: PointerEvent): void {
    this.#pointer = this.fromCentre(event);
    // A mouse at rest must not take over from the keyboard.
    if (event.movementX !== 0 || event.movementY !== 0) this.#leaveCursor();
    const all = event.getCoalescedEvents?.() ?? [];
    for (const each of all.length > 0 ? all : [event]) this.#pass(this.#sample(each, 'move'), false);
    this.#moveRing();
  }

  #lift(event: PointerEvent, kind: 'up' | 'cancel'): void {
    this.#pass(this.#sample(event, kind), false);
    if (event.pointerType !== 'touch') return;
    this.#pointer = undefined;
    this.#moveRing();
  }

  #sample(event: PointerEvent, kind: PointerSample['kind']): PointerSample {
    return {
      kind,
      id: event.pointerId,
      at: this.fromCentre(event),
      touch: event.pointerType === 'touch',
      pan: this.#spaceHeld || event.button === 1,
      time: event.timeStamp,
    };
  }

  #pass(sample: PointerSample, straight: boolean): void {
    for (const gesture of this.#gestures(sample)) this.#follow(gesture, straight);
  }

  #follow(gesture: Gesture, straight: boolean): void {
    if (gesture.to === 'tool') {
      const at = toPicture(this.placement(), gesture.at);
      this.editor.input({ kind: gesture.kind, at, straight });
    } else if (gesture.kind === 'pan') this.show(panBy(this.current(), gesture.by, this.picture));
    else this.show(pinch(this.current(), gesture.before, gesture.after, this.picture));
  }

  #turn(event: WheelEvent): void {
    event.preventDefault();
    const view = this.current();
    const at = this.fromCentre(event);
    if (event.ctrlKey) {
      this.show(zoomAt(view, view.scale * Math.exp(-event.deltaY * PINCH_STRENGTH), at));
      return;
    }
    this.#wheel += event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 30 : event.deltaY;
    if (Math.abs(this.#wheel) < WHEEL_STEP) return;
    this.show(zoomAt(view, stepScale(view.scale, this.#wheel < 0 ? 1 : -1), at));
    this.#wheel = 0;
  }

  #keyDown(event: KeyboardEvent): void {
    const press = { ...keysOf(event), key: event.key };
    const middle = toPicture(this.placement(), { x: 0, y: 0 });
    const by = arrowMove(press, this.placement().view.scale);
    if (by) this.#input(this.#cursor.move(by, middle));
    else if (event.key === 'Enter' && !press.commandKey) this.#input(this.#cursor.press(middle));
    else if (event.key === ' ' && this.#cursor.at && !event.repeat) this.#input(this.#cursor.press(middle));
    else if (event.key === ' ') this.#holdSpace(true);
    else if (event.key === 'Escape' && this.#cursor.at) this.#leaveCursor();
    else return;
    event.preventDefault();
    event.stopPropagation();
    const { at, down } = this.#cursor;
    if (!at || (event.key === ' ' && !down && this.#spaceHeld)) return;
    this.reveal(at);
    this.#moveRing();
    this.events.cursor({ at, down });
  }

  #input(inputs: ToolInput[]): void {
    for (const input of inputs) this.editor.input(input);
  }

  #holdSpace(held: boolean): void {
    this.#spaceHeld = held;
    this.parts.frame.dataset['pan'] = String(held);
  }

  #leaveCursor(): void {
    if (!this.#cursor.at) return;
    this.#input(this.#cursor.leave());
    this.#moveRing();
  }

  #moveRing(): void {
    const { ring } = this.parts;
    const { tool, size } = this.editor.get();
    const placement = this.placement();
    const keyboard = this.#cursor.at;
    const at = keyboard ? toWindow(placement, keyboard) : this.#pointer;
    const side = tool === 'brush' || tool === 'eraser' ? Math.max(4, size * placement.view.scale) : 4;
    ring.hidden = !at;
    ring.dataset['keyboard'] = String(keyboard !== undefined);
    if (!at) return;
    ring.style.width = `${side}px`;
    ring.style.height = `${side}px`;
    const [x, y] = [at.x + this.size.width / 2, at.y + this.size.height / 2];
    ring.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  }
}

/** The keys that are held with an event. */
export function keysOf(event: KeyboardEvent): { shiftKey: boolean; altKey: boolean; commandKey: boolean } {
  return {
    shiftKey: event.shiftKey,
    altKey: event.altKey,
    commandKey: event.ctrlKey || event.metaKey,
  };
}
