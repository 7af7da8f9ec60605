import type { Point, Size } from '@inkreel/scene/geometry.ts';
import type { Rectangle } from '../core/grid/grid.ts';
import type { GridEditor } from '../core/grid-editor.ts';
import { onWholePixels, type Placement, toWindow } from '../core/placement.ts';
import type { Outline } from '../core/tools/tool.ts';
import { clampScale, fitView, panBy, stepScale, type View, zoomAt } from '../core/zoom.ts';
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
  /** Its children mark points of the picture: `data-x` and `data-y`, in grid pixels. */
  pins: HTMLElement;
}

/** Events of the surface: rare, and never while a pointer moves. */
export interface SurfaceEvents {
  scale: (scale: number) => void;
  /** The keyboard's pointer moved, or put the tool down or lifted it. */
  cursor: (cursor: { at: Point; down: boolean }) => void;
}

export interface SurfaceOptions {
  editor: GridEditor;
  picture: Size;
  /** Grid pixels for each picture pixel. */
  fineness: number;
  paint: Painter;
  events: SurfaceEvents;
}

/** Milliseconds from the last zoom step until the picture is redrawn sharp. */
const REST_MS = 300;
/** CSS pixels around a picture that is shown whole: its edges can be painted from outside. */
const MARGIN = 16;
/** CSS pixels that the keyboard's pointer keeps from the window's edge. */
const KEEP_IN = 32;

/** The window on the picture: its position and size, and drawing what has changed, once a frame. */
export abstract class SurfaceWindow {
  protected readonly parts: SurfaceParts;
  protected readonly editor: GridEditor;
  protected readonly events: SurfaceEvents;
  protected readonly picture: Size;
  /** Of the window, in CSS pixels. */
  protected size: Size = { width: 1, height: 1 };
  readonly #fineness: number;
  readonly #context: CanvasRenderingContext2D;
  readonly #ends: (() => void)[] = [];
  #paint: Painter;
  /** Undefined shows the whole picture, and follows the window when it changes. */
  #view: View | undefined;
  #device: Size = { width: 1, height: 1 };
  /** Work of the next frame. */
  #redraw: 'nothing' | 'changes' | 'all' = 'nothing';
  #request = 0;
  /** A box to zoom to as soon as the surface is visible. */
  #awaited: Rectangle | undefined;
  #toldScale = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: SurfaceParts, { editor, picture, fineness, paint, events }: SurfaceOptions) {
    const context = parts.overlay.getContext('2d');
    if (!context) throw new Error('the browser has no 2D canvas');
    this.parts = parts;
    this.editor = editor;
    this.picture = picture;
    this.events = events;
    this.#context = context;
    this.#fineness = fineness;
    this.#paint = paint;
    this.atEnd(
      editor.attach({ changed: () => this.#schedule('changes'), outline: (line) => this.#outline(line) }),
    );
    const observer = new ResizeObserver(([entry]) => entry && this.#measure(entry));
    try {
      // Also fires when the page moves to another screen or is zoomed.
      observer.observe(parts.frame, { box: 'device-pixel-content-box' });
    } catch {
      observer.observe(parts.frame);
    }
    this.atEnd(() => observer.disconnect());
  }

  /** Called after each drawing, to move what lies over the picture with it. */
  protected abstract drawn(): void;

  protected atEnd(end: () => void): void {
    this.#ends.push(end);
  }

  /** Stops listening and drawing. */
  end(): void {
    cancelAnimationFrame(this.#request);
    clearTimeout(this.#rest);
    for (const end of this.#ends) end();
  }

  /** False while another part of the page is shown instead. */
  get visible(): boolean {
    return this.parts.frame.checkVisibility();
  }

  /** Changes how the overlay is drawn. */
  setPainter(paint: Painter): void {
    this.#paint = paint;
    this.#schedule('all');
  }

  /** Zooms around the middle by one step of 0.1. */
  step(direction: 1 | -1): void {
    const view = this.current();
    this.show(zoomAt(view, stepScale(view.scale, direction), { x: 0, y: 0 }));
  }

  /** Shows the whole picture, also when the window changes. */
  fit(): void {
    this.show(undefined);
  }

  /** Moves the view so that a grid point is visible. */
  reveal(at: Point): void {
    const seen = toWindow(this.placement(), at);
    const over = (place: number, side: number) => {
      const limit = Math.max(0, side / 2 - KEEP_IN);
      return Math.max(0, Math.abs(place) - limit) * -Math.sign(place);
    };
    const by = { x: over(seen.x, this.size.width), y: over(seen.y, this.size.height) };
    if (by.x !== 0 || by.y !== 0) this.show(panBy(this.current(), by, this.picture));
  }

  /** Brings a box of the picture into the middle, so large that half of the window stays free around it. */
  approach(box: Rectangle): void {
    // While another part of the page is shown the window has no size; it is measured when it becomes visible.
    this.#awaited = this.visible && this.size.width > 1 ? undefined : box;
    if (this.#awaited) return;
    const near = Math.min(this.size.width / box.width, this.size.height / box.height) / 2;
    const scale = clampScale(Math.max(near, fitView(this.picture, this.size).scale));
    const aside = (start: number, side: number, whole: number) => (whole / 2 - start - side / 2) * scale;
    const { width, height } = this.picture;
    const middle = { x: aside(box.x, box.width, width), y: aside(box.y, box.height, height) };
    this.show(panBy({ scale, x: 0, y: 0 }, middle, this.picture));
  }

  /** Places the pins, after they have changed. */
  placePins(): void {
    const placement = this.placement();
    for (const pin of this.parts.pins.children) {
      if (!(pin instanceof HTMLElement)) continue;
      const at = toWindow(placement, { x: Number(pin.dataset['x']), y: Number(pin.dataset['y']) });
      const { width, height } = this.size;
      pin.style.transform = `translate(${at.x + width / 2}px, ${at.y + height / 2}px)`;
    }
  }

  #measure(entry: ResizeObserverEntry): void {
    const { frame, overlay } = this.parts;
    this.size = { width: frame.clientWidth || 1, height: frame.clientHeight || 1 };
    if (this.#awaited) this.approach(this.#awaited);
    const exact = entry.devicePixelContentBoxSize?.[0];
    this.#device = {
      width: screenPixels(this.size.width, exact?.inlineSize),
      height: screenPixels(this.size.height, exact?.blockSize),
    };
    overlay.width = this.#device.width;
    overlay.height = this.#device.height;
    this.#schedule('all');
  }

  protected fromCentre({ clientX, clientY }: MouseEvent): Point {
    const box = this.parts.frame.getBoundingClientRect();
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  }

  protected current(): View {
    if (this.#view) return this.#view;
    const { width, height } = this.size;
    return fitView(this.picture, { width: width - 2 * MARGIN, height: height - 2 * MARGIN });
  }

  protected show(view: View | undefined): void {
    this.#view = view;
    this.#schedule('all');
  }

  /** Where the grid lies; its pixels may be finer than the picture's. */
  protected placement(): Placement {
    const { scale, x, y } = this.current();
    const { width, height } = this.editor.grid;
    const placement = {
      picture: { width, height },
      frame: this.size,
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
    const { grid } = this.editor;
    const placement = this.placement();
    const changed = grid.takeDirty();
    if (what !== 'all') {
      if (changed) drawChanged(this.#context, grid, placement, changed, this.#paint);
      return;
    }
    const { scale } = this.current();
    const corner = toWindow(placement, { x: 0, y: 0 });
    const { frame, picture } = this.parts;
    const [left, top] = [corner.x + this.size.width / 2, corner.y + this.size.height / 2];
    picture.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
    frame.dataset['close'] = String(scale >= 3);
    drawWindow(this.#context, grid, placement, this.#paint);
    this.placePins();
    this.drawn();
    if (scale === this.#toldScale) return;
    this.#toldScale = scale;
    this.events.scale(scale);
    this.#sharpenLater();
  }

  /**
   * The picture is its own layer (`will-change` in its style): moving and zooming cost nothing, but after zooming it is
   * a blurred copy. Once zooming rests, the browser is made to draw it again, which takes a while for a large picture.
   */
  #sharpenLater(): void {
    const { style } = this.parts.picture;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      style.willChange = 'auto';
      requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('will-change')));
    }, REST_MS);
  }

  #outline({ shape, points }: Outline): void {
    const placement = this.placement();
    const { width, height } = this.size;
    const corners = points.map((point) => toWindow(placement, point));
    const [from, to] = corners;
    const line =
      shape === 'box' && from && to ? [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }] : corners;
    const path = line.map(({ x, y }) => `${x + width / 2} ${y + height / 2}`).join('L');
    this.parts.outline.setAttribute('d', path && `M${path}Z`);
  }
}

/**
 * How many screen pixels a length in CSS pixels covers. The browser's own figure is exact, unlike rounding;
 * browsers that emulate another screen report a different one, which is ignored.
 */
function screenPixels(length: number, exact: number | undefined): number {
  const rounded = Math.round(length * devicePixelRatio);
  return exact !== undefined && Math.abs(exact - rounded) <= 1 ? exact : rounded;
}
