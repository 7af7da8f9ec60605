import type { Point, Size } from '@inkreel/scene/geometry.ts';
import type { Rectangle } from '../core/grid/grid.ts';
import type { GridEditor } from '../core/grid-editor.ts';
import { createKeyboardCursor, type KeyboardCursor } from '../core/keyboard-cursor.ts';
import { onWholePixels, type Placement, toPicture, toWindow } from '../core/placement.ts';
import { arrowMove } from '../core/shortcuts.ts';
import { createGestures, type Gesture, type PointerSample } from '../core/tools/gestures.ts';
import type { Outline, ToolInput } from '../core/tools/tool.ts';
import { clampScale, fitView, panBy, pinch, stepScale, type View, zoomAt } from '../core/zoom.ts';
import { drawChanged, drawWindow, type Painter } from './overlay-canvas.ts';

/** The elements that a surface writes to. */
export interface SurfaceParts {
  /** The window; it has the focus and takes the pointer. */
  frame: HTMLElement;
  /** The picture, as wide and high as its pixels, in the middle of the window. */
  picture: HTMLElement;
  overlay: HTMLCanvasElement;
  /** Shows the size of the brush at the pointer. */
  ring: HTMLElement;
  outline: SVGPathElement;
  /** Its children stand on points of the picture: `data-x` and `data-y`, in grid pixels. */
  pins: HTMLElement;
}

/** What the surface tells: rarely, and never while a pointer moves. */
export interface SurfaceEvents {
  scale: (scale: number) => void;
  /** The keyboard's pointer moved, or put the tool down or lifted it. */
  cursor: (cursor: { at: Point; down: boolean }) => void;
}

/** Wheel travel that makes one step of zoom; a mouse wheel's notch is about 100. */
const WHEEL_STEP = 60;
/** Milliseconds after the last step of zoom in which the picture is drawn sharp again. */
const REST_MS = 300;
/** How strongly a trackpad's pinch, which browsers tell as a wheel with Control, zooms. */
const PINCH_STRENGTH = 0.01;
/** CSS pixels around a picture that is shown whole: its edges can be painted from outside. */
const MARGIN = 16;
/** CSS pixels that the keyboard's pointer keeps from the window's edge. */
const KEEP_IN = 32;

/**
 * The picture with what is painted over it, without React: it turns pointer and key events into inputs of the editor's
 * tools, and redraws, once a frame, only the part of the window that has changed.
 */
export class Surface {
  readonly #parts: SurfaceParts;
  readonly #editor: GridEditor;
  readonly #picture: Size;
  /** Grid pixels for each picture pixel. */
  readonly #fineness: number;
  readonly #events: SurfaceEvents;
  readonly #context: CanvasRenderingContext2D;
  readonly #gestures = createGestures();
  readonly #cursor: KeyboardCursor;
  readonly #ends: (() => void)[] = [];
  #paint: Painter;
  /** Undefined shows the whole picture, and follows the window when it changes. */
  #view: View | undefined;
  #frame: Size = { width: 1, height: 1 };
  #device: Size = { width: 1, height: 1 };
  /** Work of the next frame. */
  #redraw: 'nothing' | 'changes' | 'all' = 'nothing';
  #request = 0;
  #spaceHeld = false;
  #wheel = 0;
  /** A box to approach as soon as the surface is seen. */
  #awaited: Rectangle | undefined;
  #toldScale = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** The pointer, from the window's centre; undefined while it is elsewhere. */
  #pointer: Point | undefined;

  constructor(
    parts: SurfaceParts,
    options: { editor: GridEditor; picture: Size; fineness: number; paint: Painter; events: SurfaceEvents },
  ) {
    const context = parts.overlay.getContext('2d');
    if (!context) throw new Error('the browser has no 2D canvas');
    this.#parts = parts;
    this.#context = context;
    this.#editor = options.editor;
    this.#picture = options.picture;
    this.#fineness = options.fineness;
    this.#paint = options.paint;
    this.#events = options.events;
    this.#cursor = createKeyboardCursor(options.editor.grid);
    this.#ends.push(
      this.#editor.attach({
        changed: () => this.#schedule('changes'),
        outline: (line) => this.#outline(line),
      }),
      this.#editor.subscribe(() => this.#moveRing()),
    );
    this.#listen();
  }

  /** Stops listening and drawing. */
  end(): void {
    cancelAnimationFrame(this.#request);
    clearTimeout(this.#rest);
    for (const end of this.#ends) end();
  }

  /** False while another part of the page stands in its place. */
  get visible(): boolean {
    return this.#parts.frame.checkVisibility();
  }

  /** Draws differently from now on. */
  setPainter(paint: Painter): void {
    this.#paint = paint;
    this.#schedule('all');
  }

  /** Zooms around the middle by one step of 0.1. */
  step(direction: 1 | -1): void {
    const view = this.#current();
    this.#show(zoomAt(view, stepScale(view.scale, direction), { x: 0, y: 0 }));
  }

  /** Shows the whole picture, also when the window changes. */
  fit(): void {
    this.#show(undefined);
  }

  /** Moves a grid point into sight where it is not. */
  reveal(at: Point): void {
    const seen = toWindow(this.#placement(), at);
    const over = (place: number, side: number) => {
      const limit = Math.max(0, side / 2 - KEEP_IN);
      return Math.max(0, Math.abs(place) - limit) * -Math.sign(place);
    };
    const by = { x: over(seen.x, this.#frame.width), y: over(seen.y, this.#frame.height) };
    if (by.x !== 0 || by.y !== 0) this.#show(panBy(this.#current(), by, this.#picture));
  }

  /** Brings a box of the picture into the middle, as close as leaves half of the window around it. */
  approach(box: Rectangle): void {
    // Behind another part of the page there is no window yet: its first measure comes when it is seen.
    this.#awaited = this.visible && this.#frame.width > 1 ? undefined : box;
    if (this.#awaited) return;
    const near = Math.min(this.#frame.width / box.width, this.#frame.height / box.height) / 2;
    const scale = clampScale(Math.max(near, fitView(this.#picture, this.#frame).scale));
    const aside = (start: number, side: number, whole: number) => (whole / 2 - start - side / 2) * scale;
    const { width, height } = this.#picture;
    const middle = { x: aside(box.x, box.width, width), y: aside(box.y, box.height, height) };
    this.#show(panBy({ scale, x: 0, y: 0 }, middle, this.#picture));
  }

  /** Puts the pins where they belong, after they have changed. */
  placePins(): void {
    const placement = this.#placement();
    for (const pin of this.#parts.pins.children) {
      if (!(pin instanceof HTMLElement)) continue;
      const at = toWindow(placement, { x: Number(pin.dataset['x']), y: Number(pin.dataset['y']) });
      const { width, height } = this.#frame;
      pin.style.transform = `translate(${at.x + width / 2}px, ${at.y + height / 2}px)`;
    }
  }

  #listen(): void {
    const { frame } = this.#parts;
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => {
      frame.addEventListener(name, listener, { passive: false });
      this.#ends.push(() => frame.removeEventListener(name, listener));
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
    const observer = new ResizeObserver(([entry]) => entry && this.#measure(entry));
    try {
      // Tells also when the page moves to another screen, or is zoomed.
      observer.observe(frame, { box: 'device-pixel-content-box' });
    } catch {
      observer.observe(frame);
    }
    this.#ends.push(() => observer.disconnect());
  }

  #pointerDown(event: PointerEvent): void {
    if (event.button !== 0 && event.button !== 1) return;
    this.#parts.frame.setPointerCapture(event.pointerId);
    this.#leaveCursor();
    this.#pass(this.#sample(event, 'down'), event.shiftKey);
  }

  #pointerMove(event: PointerEvent): void {
    this.#pointer = this.#fromCentre(event);
    // A still mouse must not take over from the keyboard.
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
      at: this.#fromCentre(event),
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
      const at = toPicture(this.#placement(), gesture.at);
      this.#editor.input({ kind: gesture.kind, at, straight });
    } else if (gesture.kind === 'pan') this.#show(panBy(this.#current(), gesture.by, this.#picture));
    else this.#show(pinch(this.#current(), gesture.before, gesture.after, this.#picture));
  }

  #turn(event: WheelEvent): void {
    event.preventDefault();
    const view = this.#current();
    const at = this.#fromCentre(event);
    if (event.ctrlKey) {
      this.#show(zoomAt(view, view.scale * Math.exp(-event.deltaY * PINCH_STRENGTH), at));
      return;
    }
    this.#wheel += event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 30 : event.deltaY;
    if (Math.abs(this.#wheel) < WHEEL_STEP) return;
    this.#show(zoomAt(view, stepScale(view.scale, this.#wheel < 0 ? 1 : -1), at));
    this.#wheel = 0;
  }

  #keyDown(event: KeyboardEvent): void {
    const press = { ...keysOf(event), key: event.key };
    const middle = toPicture(this.#placement(), { x: 0, y: 0 });
    const by = arrowMove(press, this.#placement().view.scale);
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
    this.#events.cursor({ at, down });
  }

  #input(inputs: ToolInput[]): void {
    for (const input of inputs) this.#editor.input(input);
  }

  #holdSpace(held: boolean): void {
    this.#spaceHeld = held;
    this.#parts.frame.dataset['pan'] = String(held);
  }

  #leaveCursor(): void {
    if (!this.#cursor.at) return;
    this.#input(this.#cursor.leave());
    this.#moveRing();
  }

  #measure(entry: ResizeObserverEntry): void {
    const { frame, overlay } = this.#parts;
    this.#frame = { width: frame.clientWidth || 1, height: frame.clientHeight || 1 };
    if (this.#awaited) this.approach(this.#awaited);
    const exact = entry.devicePixelContentBoxSize?.[0];
    this.#device = {
      width: screenPixels(this.#frame.width, exact?.inlineSize),
      height: screenPixels(this.#frame.height, exact?.blockSize),
    };
    overlay.width = this.#device.width;
    overlay.height = this.#device.height;
    this.#schedule('all');
  }

  #fromCentre({ clientX, clientY }: MouseEvent): Point {
    const box = this.#parts.frame.getBoundingClientRect();
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  }

  #current(): View {
    if (this.#view) return this.#view;
    const { width, height } = this.#frame;
    return fitView(this.#picture, { width: width - 2 * MARGIN, height: height - 2 * MARGIN });
  }

  #show(view: View | undefined): void {
    this.#view = view;
    this.#schedule('all');
  }

  /** Where the grid lies; its pixels may be finer than the picture's. */
  #placement(): Placement {
    const { scale, x, y } = this.#current();
    const { width, height } = this.#editor.grid;
    const placement = {
      picture: { width, height },
      frame: this.#frame,
      device: this.#device,
      view: { scale: scale / this.#fineness, x, y },
    };
    return { ...placement, view: onWholePixels(placement) };
  }

  #schedule(what: 'changes' | 'all'): void {
    if (this.#redraw !== 'all') this.#redraw = what;
    this.#request ||= requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    const what = this.#redraw;
    this.#request = 0;
    this.#redraw = 'nothing';
    const { grid } = this.#editor;
    const placement = this.#placement();
    const changed = grid.takeDirty();
    if (what !== 'all') {
      if (changed) drawChanged(this.#context, grid, placement, changed, this.#paint);
      return;
    }
    const { scale } = this.#current();
    const corner = toWindow(placement, { x: 0, y: 0 });
    const { frame, picture } = this.#parts;
    const [left, top] = [corner.x + this.#frame.width / 2, corner.y + this.#frame.height / 2];
    picture.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
    frame.dataset['close'] = String(scale >= 3);
    drawWindow(this.#context, grid, placement, this.#paint);
    this.placePins();
    this.#moveRing();
    if (scale === this.#toldScale) return;
    this.#toldScale = scale;
    this.#events.scale(scale);
    this.#sharpenLater();
  }

  /**
   * The picture is its own layer (`will-change` in its style): moving and zooming cost nothing, but after zooming
   * it is a blurred copy. Once it rests, the browser is made to draw it again, which for a large picture takes a while.
   */
  #sharpenLater(): void {
    const { style } = this.#parts.picture;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      style.willChange = 'auto';
      requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('will-change')));
    }, REST_MS);
  }

  #moveRing(): void {
    const { ring } = this.#parts;
    const { tool, size } = this.#editor.get();
    const placement = this.#placement();
    const keyboard = this.#cursor.at;
    const at = keyboard ? toWindow(placement, keyboard) : this.#pointer;
    const side = tool === 'brush' || tool === 'eraser' ? Math.max(4, size * placement.view.scale) : 4;
    ring.hidden = !at;
    ring.dataset['keyboard'] = String(keyboard !== undefined);
    if (!at) return;
    ring.style.width = `${side}px`;
    ring.style.height = `${side}px`;
    const [x, y] = [at.x + this.#frame.width / 2, at.y + this.#frame.height / 2];
    ring.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  }

  #outline({ shape, points }: Outline): void {
    const placement = this.#placement();
    const { width, height } = this.#frame;
    const corners = points.map((point) => toWindow(placement, point));
    const [from, to] = corners;
    const line =
      shape === 'box' && from && to ? [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }] : corners;
    const path = line.map(({ x, y }) => `${x + width / 2} ${y + height / 2}`).join('L');
    this.#parts.outline.setAttribute('d', path && `M${path}Z`);
  }
}

/**
 * How many screen pixels a length in CSS pixels covers. Where the browser says so it is exact, which no rounding can be;
 * browsers that only emulate another screen say something else, and are not believed.
 */
function screenPixels(length: number, exact: number | undefined): number {
  const rounded = Math.round(length * devicePixelRatio);
  return exact !== undefined && Math.abs(exact - rounded) <= 1 ? exact : rounded;
}

/** The keys that are held with an event. */
export function keysOf(event: KeyboardEvent): { shiftKey: boolean; altKey: boolean; commandKey: boolean } {
  return {
    shiftKey: event.shiftKey,
    altKey: event.altKey,
    commandKey: event.ctrlKey || event.metaKey,
  };
}
