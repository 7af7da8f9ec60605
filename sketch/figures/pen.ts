/** The pen every figure is drawn with: two-tone shading, contour lines and clips that follow the style. */
import type { SketchStyle } from '../brief.ts';
import { hashText } from '../brief.ts';
import type { AnchorName, Box, DrawContext, Figure, Light, Point, RidingPoints } from './figure.ts';
import { measureFragment } from './measure.ts';
import { num } from './paths.ts';
import { darker, lighter } from './tones.ts';

/** How light falls on a shape: on a ball, across (a post or limb), from above, or not at all. */
export type Tone = 'round' | 'side' | 'down' | 'flat';

interface ShapeOptions {
  tone?: Tone;
  opacity?: number;
  /** false: no contour, for marks inside another shape. */
  contour?: boolean;
}

interface FigureParts {
  anchors?: Figure['anchors'];
  lights?: Light[];
  floats?: 'water' | 'air';
  riding?: RidingPoints;
}

/** Styles with flat tones and a hard edge between light and shade. */
const CEL_STYLES: ReadonlySet<SketchStyle> = new Set(['anime', 'retro_comics', 'ukiyo_e', 'water_ink']);

/** Placeholder of the id prefix until the whole drawing is known. */
const PREFIX = '@@';

export class Pen {
  readonly #context: DrawContext;
  readonly #line: number;
  readonly #cel: boolean;
  readonly #definitions = new Map<string, string>();
  #drawn: string[] = [];
  #measured: string[] = [];
  #front: string[] | undefined;
  #clipDepth = 0;

  /** `extent` is the larger side of the figure in centimetres: contour lines scale with it. */
  constructor(context: DrawContext, extent: number) {
    this.#context = context;
    this.#line = extent * (context.outline ? 0.0085 : 0.0042);
    this.#cel = CEL_STYLES.has(context.style);
  }

  get style(): SketchStyle {
    return this.#context.style;
  }

  /** Width of a contour line in centimetres. */
  get lineWidth(): number {
    return this.#line;
  }

  /** A filled shape with its shading and contour. */
  shape(path: string, color: string, options: ShapeOptions = {}): void {
    const tone = options.tone ?? 'flat';
    const fill = tone === 'flat' ? color : `url(#${this.#gradient(color, tone)})`;
    const contour =
      options.contour === false
        ? ''
        : ` stroke="${this.#context.outline ?? darker(color, 0.42)}" stroke-width="${num(this.#line * 2)}" ` +
          `stroke-linejoin="round" paint-order="stroke"`;
    const opacity = options.opacity === undefined ? '' : ` opacity="${num(options.opacity)}"`;
    this.raw(`<path d="${path}" fill="${fill}"${contour}${opacity}/>`);
  }

  /** A mark inside a shape: no shading, no contour. */
  mark(path: string, color: string, opacity = 1): void {
    this.shape(path, color, { contour: false, ...(opacity < 1 ? { opacity } : {}) });
  }

  /** A drawn line; width in centimetres. */
  line(path: string, color: string, width = this.#line * 1.4, opacity = 1): void {
    this.raw(
      `<path d="${path}" fill="none" stroke="${color}" stroke-width="${num(width)}" stroke-linecap="round" ` +
        `stroke-linejoin="round"${opacity < 1 ? ` opacity="${num(opacity)}"` : ''}/>`,
    );
  }

  /** A thick line with a contour: a pole, a rope, a wire frame. */
  rod(path: string, color: string, width: number): void {
    this.line(path, this.#context.outline ?? darker(color, 0.42), width + this.#line * 2);
    this.line(path, color, width);
  }

  /** Raw SVG. */
  raw(svg: string): void {
    this.#drawn.push(svg);
    if (this.#clipDepth === 0) this.#measured.push(svg);
  }

  /** Everything drawn inside stays within the path. */
  clip(path: string, draw: () => void): void {
    const id = this.#define(`<path d="${path}"/>`, 'clipPath');
    this.#drawn.push(`<g clip-path="url(#${id})">`);
    this.#clipDepth += 1;
    draw();
    this.#clipDepth -= 1;
    this.#drawn.push('</g>');
  }

  /** Everything drawn inside is moved, turned (degrees) and scaled, in that order from outside to inside. */
  group(x: number, y: number, degrees: number, draw: () => void, scaleX = 1, scaleY = scaleX): void {
    const open = `<g transform="translate(${num(x)} ${num(y)})rotate(${num(degrees)})scale(${num(scaleX)} ${num(scaleY)})">`;
    this.#drawn.push(open);
    if (this.#clipDepth === 0) this.#measured.push(open);
    draw();
    this.#drawn.push('</g>');
    if (this.#clipDepth === 0) this.#measured.push('</g>');
  }

  /** Everything drawn inside becomes the figure's `front`. */
  inFront(draw: () => void): void {
    const behind = this.#drawn;
    this.#drawn = this.#front ?? [];
    draw();
    this.#front = this.#drawn;
    this.#drawn = behind;
  }

  #gradient(color: string, tone: Exclude<Tone, 'flat'>): string {
    const lit = lighter(color, this.#cel ? 0.08 : 0.17);
    const shade = darker(color, this.#cel ? 0.24 : 0.3);
    const stops = this.#cel
      ? [
          [0, color],
          [0.62, color],
          [0.66, shade],
          [1, shade],
        ]
      : [
          [0, lit],
          [0.45, color],
          [1, shade],
        ];
    const body = stops.map(([at, tint]) => `<stop offset="${at}" stop-color="${tint}"/>`).join('');
    const mirrored = this.#context.facing === 'left';
    const x = (value: number): string => num(mirrored ? 1 - value : value);
    if (tone === 'round') {
      return this.#define(body, 'radialGradient', `cx="${x(0.38)}" cy=".32" r=".78"`);
    }
    const [fromX, fromY, toX, toY] = tone === 'side' ? [0.05, 0.3, 1, 0.55] : [0.4, 0, 0.55, 1];
    return this.#define(body, 'linearGradient', `x1="${x(fromX)}" y1="${fromY}" x2="${x(toX)}" y2="${toY}"`);
  }

  #define(body: string, tag: 'clipPath' | 'linearGradient' | 'radialGradient', attributes = ''): string {
    const key = `${tag} ${attributes}>${body}</${tag}>`;
    const known = this.#definitions.get(key);
    if (known) return known;
    const id = `${PREFIX}${this.#definitions.size.toString(36)}`;
    this.#definitions.set(key, id);
    return id;
  }

  /** Assembles the drawing; mirrors it if it faces left. */
  finish(parts: FigureParts = {}): Figure {
    const definitions = [...this.#definitions].map(([key, id]) => key.replace(' ', ` id="${id}" `));
    const defs =
      definitions.length > 0 ? `<defs>${definitions.map((entry) => `<${entry}`).join('')}</defs>` : '';
    const main = this.#drawn.join('');
    const front = this.#front?.join('');
    const mirrored = this.#context.facing === 'left';
    // The same drawing always gets the same ids, different drawings different ones: they can share a document.
    const prefix = `f${hashText(`${defs}${main}${front ?? ''}${this.#context.facing}`).toString(36)}`;
    const turn = (svg: string): string =>
      (mirrored ? `<g transform="scale(-1 1)">${svg}</g>` : svg).replaceAll(PREFIX, prefix);
    const box = measureFragment(`${defs}${this.#measured.join('')}`.replaceAll(PREFIX, prefix));
    const figure: Figure = {
      svg: `${turn(`${defs}${main}`)}`,
      box: mirrored ? mirrorBox(box) : box,
      anchors: mirrored ? mirrorAnchors(parts.anchors ?? {}) : (parts.anchors ?? {}),
      lights: (parts.lights ?? []).map((light) => (mirrored ? { ...light, x: -light.x } : light)),
    };
    if (front !== undefined) figure.front = turn(`${defs}${front}`);
    if (parts.floats) figure.floats = parts.floats;
    if (parts.riding) figure.riding = mirrored ? mirrorRiding(parts.riding) : parts.riding;
    return figure;
  }
}

/** The point on the other side of the vertical axis. */
export const mirrorPoint = (point: Point): Point => ({ x: -point.x, y: point.y });

function mirrorBox(box: Box): Box {
  return { left: -box.right, top: box.top, right: -box.left, bottom: box.bottom };
}

function mirrorAnchors(anchors: Figure['anchors']): Figure['anchors'] {
  const mirrored: Partial<Record<AnchorName, Point>> = {};
  for (const [name, point] of Object.entries(anchors)) mirrored[name as AnchorName] = mirrorPoint(point);
  return mirrored;
}

/** The same riding points on a mount that faces the other way. */
export function mirrorRiding(riding: RidingPoints): RidingPoints {
  const { nearFoot, farFoot, grip } = riding;
  return {
    nearFoot: mirrorPoint(nearFoot),
    grip: mirrorPoint(grip),
    ...(farFoot ? { farFoot: mirrorPoint(farFoot) } : {}),
  };
}
