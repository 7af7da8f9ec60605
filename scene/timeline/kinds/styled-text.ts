import type { FontFace } from '@inkreel/contract/text/font-faces.ts';
import type { LayerKind } from '../layer-kind.ts';
import type { Images, OpenOutline, TextResource } from '../resources.ts';
import type { SceneContext } from '../scene-context.ts';

/** Lines of text in a look of titles and captions; lengths are pixels of the document. */
export interface StyledTextLayer {
  readonly kind: 'styled_text';
  opacity: number;
  rotation: number;
  /** Where its lines are aligned, and where they stand: over, around or under `y`. */
  x: number;
  y: number;
  align: 'left' | 'center' | 'right';
  stands: 'over' | 'around' | 'under';
  text: string;
  fontSize: number;
  font: FontFace;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  /** Between letters, in font sizes. */
  spacing: number;
  color: string;
  /** Of the letters' foot, where they are coloured from `color` down to it. */
  colorBelow: string | null;
  /** Around the letters, from the inner to the outer. */
  outlines: readonly { color: string; width: number }[];
  /** Hard, aside and down. */
  shadow: { color: string; distance: number } | null;
  /** Behind each line. */
  plate: string | null;
}

/** Outlines are in thousandths of the font size. */
const EM = 1000;
/** In font sizes. */
const LINE = 1.3;
const PLATE_PADDING = { across: 0.35, along: 0.06 } as const;
const PLATE_RADIUS = 0.12;
const UNDERLINE = { below: 0.14, height: 0.06 } as const;
const SLANT = -0.2;
/** Of most letters over the baseline, in font sizes. */
const CAP_HEIGHT = 0.8;

interface Word {
  resource: TextResource;
  /** Behind the one before it, in font sizes. */
  gap: number;
}

/** A line is one outline; with letter spacing each letter is. */
function wordsOf({ text, font, bold, spacing }: StyledTextLayer): Word[][] {
  const word = (each: string, gap: number): Word => ({
    resource: { kind: 'text', text: each, font, bold },
    gap,
  });
  return text.split('\n').map((line) => {
    if (line.trim() === '') return [];
    if (spacing === 0) return [word(line, 0)];
    return [...line].map((letter, at) => word(letter, at === 0 ? 0 : spacing));
  });
}

export const styledTextKind: LayerKind<StyledTextLayer> = {
  parts: true,
  resources: (layer) =>
    wordsOf(layer).flatMap((line) =>
      line.map(({ resource }) => resource).filter(({ text }) => text.trim() !== ''),
    ),
  draw: (layer, _, context, images) => {
    const lines = wordsOf(layer).map((line) => placedLine(line, layer, images));
    const { fontSize, stands, plate } = layer;
    const height = lines.length * LINE * fontSize;
    const top = { over: -height, around: -height / 2, under: 0 }[stands];
    for (const [at, line] of lines.entries()) {
      if (line.letters.length === 0) continue;
      const left = { left: 0, center: -line.width / 2, right: -line.width }[layer.align];
      const above = top + at * LINE * fontSize;
      if (plate !== null) {
        const [across, along] = [PLATE_PADDING.across * fontSize, PLATE_PADDING.along * fontSize];
        context.fillStyle = plate;
        context.beginPath();
        context.roundRect(
          left - across,
          above - along,
          line.width + 2 * across,
          LINE * fontSize + 2 * along,
          PLATE_RADIUS * fontSize,
        );
        context.fill();
      }
      drawLine(layer, line, { left, above }, context);
    }
  },
};

interface PlacedLine<Path> {
  letters: { outline: OpenOutline<Path>; left: number }[];
  width: number;
}

function placedLine<Image, Path>(
  words: readonly Word[],
  { fontSize }: StyledTextLayer,
  images: Images<Image, Path>,
): PlacedLine<Path> {
  const letters: PlacedLine<Path>['letters'] = [];
  let width = 0;
  for (const { resource, gap } of words) {
    const outline = images.outline(resource);
    width += gap * fontSize;
    // A space of a spaced line has no outline.
    if (!outline) width += resource.text.trim() === '' ? SPACE * fontSize : 0;
    else {
      letters.push({ outline, left: width });
      width += (outline.width * fontSize) / EM;
    }
  }
  return { letters, width };
}
/** Width of a space, in font sizes. */
const SPACE = 0.3;

function drawLine<Image, Path>(
  layer: StyledTextLayer,
  { letters, width }: PlacedLine<Path>,
  { left, above }: { left: number; above: number },
  context: SceneContext<Image, Path>,
): void {
  const { fontSize, color, colorBelow, outlines, shadow, italic, underline } = layer;
  const scale = fontSize / EM;
  const { ascent = 0, descent = 0 } = letters[0]?.outline ?? {};
  // Centred in the line's height by the typeface's ascent and descent, as in CSS line boxes.
  const baseline = above + (LINE * fontSize + (ascent - descent) * scale) / 2;
  const each = (shift: number, paint: (path: Path) => void) => {
    for (const letter of letters) {
      context.save();
      context.translate(left + letter.left + shift, baseline + shift);
      if (italic) context.transform(1, 0, SLANT, 1, 0, 0);
      context.scale(scale, scale);
      paint(letter.outline.path);
      context.restore();
    }
  };
  if (shadow) {
    context.fillStyle = shadow.color;
    each(shadow.distance, (path) => context.fill(path));
  }
  context.lineJoin = 'round';
  for (const outline of outlines.toReversed()) {
    context.strokeStyle = outline.color;
    // Half of a stroke lies under the letters.
    context.lineWidth = (2 * outline.width) / scale;
    each(0, (path) => context.stroke(path));
  }
  context.fillStyle = color;
  if (colorBelow !== null) {
    const gradient = context.createLinearGradient(0, -CAP_HEIGHT * EM, 0, 0);
    gradient.addColorStop(0, color);
    gradient.addColorStop(1, colorBelow);
    context.fillStyle = gradient;
  }
  each(0, (path) => context.fill(path));
  if (underline)
    context.fillRect(left, baseline + UNDERLINE.below * fontSize, width, UNDERLINE.height * fontSize);
}
