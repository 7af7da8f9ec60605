/** A film as a scene with time: what its tracks show, the lowest first. */
import type { ClipPart, FilmHead, LutPart, TrackPart } from '@inkreel/contract/documents/film-document.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import { childrenOf, type Parts } from '@inkreel/contract/documents/parts/part.ts';
import { FILM_LOOKS } from '@inkreel/contract/film/looks.ts';
import { CAMERA_MOVES } from '@inkreel/contract/story/camera-moves.ts';
import type { ClipColors } from '../colors/clip-colors.ts';
import { isAdjusted } from '../design/adjust-pixels.ts';
import { fitted } from '../subtitles/shown-cues.ts';
import { lookOf, type StyleChoice, type SubtitleStyle } from '../subtitles/subtitle-style.ts';
import type { KindLayer } from '../timeline/layer-kinds.ts';
import { rational } from '../timeline/time.ts';
import type { LayerTransition, Timeline, TimelineLayer } from '../timeline/timeline.ts';
import { clipsOf, endOf, FILM_RATE, filmSize, framesOf, speedOf, startOf } from './film-times.ts';
import { type FontStyle, fontStyleOf } from './font-styles.ts';
import { type Keys, keysOf } from './key-frames.ts';

const BLACK = '#000000';
/** Of titles, in per cent of the shorter side. */
const TITLE_SIZE = 10;
const COVER_SIZE = 14;
const SHAPE_SIZE = 0.25;

/** Tracks of a film, the lowest first. */
export const tracksOf = (parts: Parts): TrackPart[] =>
  childrenOf(parts, null).filter(({ kind }) => kind === 'track');

export const filmHead = (parts: Parts): FilmHead =>
  parts.get(HEAD) ?? { id: HEAD, kind: HEAD, parent: null, index: 'a0' };

/** Frames of the film: up to the end of its last clip, hidden tracks included. */
export function filmFrames(parts: Parts): number {
  let frames = 0;
  for (const part of parts.values())
    if (part.kind === 'clip' && part.parent !== null && parts.get(part.parent)?.kind === 'track')
      frames = Math.max(frames, endOf(part));
  return frames;
}

/** What `draw` draws. Lengths are those of the film, whatever the size of the canvas. */
export function filmTimeline(parts: Parts): Timeline {
  const head = filmHead(parts);
  const { numerator, denominator } = head.rate ?? FILM_RATE;
  const size = filmSize(parts);
  return {
    ...size,
    rate: rational(numerator, denominator),
    frames: filmFrames(parts),
    background: head.background ?? BLACK,
    layers: tracksOf(parts)
      .filter(({ hidden }) => !hidden)
      .flatMap((track) =>
        layersOf(clipsOf(parts, track.id), { ...size, rate: numerator / denominator, parts }),
      ),
  };
}

interface Film {
  width: number;
  height: number;
  /** Frames a second. */
  rate: number;
  parts: Parts;
}

function layersOf(clips: readonly ClipPart[], film: Film): TimelineLayer[] {
  return clips.flatMap((clip, at) => {
    const next = clips[at + 1];
    // Under the dissolve of the next clip this one goes on.
    const more = next && startOf(next) === endOf(clip) ? dissolveOf(next) : 0;
    const before = clips[at - 1];
    const dissolve = before && endOf(before) === startOf(clip) ? dissolveOf(clip) : 0;
    const transitions = [
      ...(dissolve > 0 ? transitionsOf(clip, 'in', dissolve) : []),
      ...(next && more > 0 ? transitionsOf(next, 'out', more) : []),
    ];
    const fadeIn = Math.min(clip.fade_in ?? 0, framesOf(clip));
    const fades = {
      in: (clip.transition ?? 'dissolve') === 'dissolve' ? Math.max(dissolve, fadeIn) : fadeIn,
      out: more > 0 ? 0 : Math.min(clip.fade_out ?? 0, framesOf(clip)),
    };
    const keys = shownKeys(clip);
    const colors = colorsOf(clip, film.parts);
    const shown = {
      from: startOf(clip),
      frames: framesOf(clip) + more,
      ...((fades.in > 0 || fades.out > 0) && { fades }),
      ...(transitions.length > 0 && { transitions }),
      ...(keys && { keys }),
      ...(clip.blend && { blend: clip.blend }),
      ...(colors && { colors }),
    };
    const plain = keys?.scale ? { ...clip, scale: 1 } : clip;
    return contentsOf(plain, film).map((layer) => ({ ...layer, ...shown }));
  });
}

/** The transition into a clip, as it changes that clip or the one before it; a dissolve is a fade. */
function transitionsOf(
  { transition: kind = 'dissolve', ...into }: ClipPart,
  role: 'in' | 'out',
  frames: number,
): LayerTransition[] {
  return kind === 'dissolve' ? [] : [{ kind, role, from: into.start ?? 0, frames }];
}

/** What is changed of its colours; a look-up table that is gone changes nothing. */
function colorsOf(
  { adjust, look, look_strength: strength = 1 }: ClipPart,
  parts: Parts,
): ClipColors | undefined {
  const table = (look === undefined ? undefined : parts.get(look)) as LutPart | undefined;
  const isOurs = FILM_LOOKS.some((each) => each === look);
  const found =
    isOurs && look !== undefined ? { name: look } : table?.table ? { table: table.table } : undefined;
  if (!isAdjusted(adjust) && !found) return undefined;
  return { strength, ...(adjust && { adjust }), ...(found && { look: found }) };
}

/** Key frames of what is seen. Covers and captions have their place from their style. */
function shownKeys(clip: ClipPart): Keys | undefined {
  const { volume: _, ...keys } = keysOf(clip) ?? {};
  const { opacity } = keys;
  const seen = clip.type === 'cover' || clip.type === 'caption' ? { ...(opacity && { opacity }) } : keys;
  return Object.keys(seen).length > 0 ? seen : undefined;
}

/** Frames of its dissolve: not longer than the clip. */
const dissolveOf = (clip: ClipPart): number => Math.min(clip.dissolve ?? 0, framesOf(clip));

function contentsOf(clip: ClipPart, film: Film): KindLayer[] {
  switch (clip.type) {
    case 'video':
    case 'image':
      return frameOf(clip, film);
    case 'shape':
      return [shapeOf(clip, film)];
    case 'title':
      return [titleOf(clip, film, TITLE_SIZE)];
    case 'cover': {
      const behind = { ...clip, fit: clip.fit ?? 'cover', scale: 1, rotation: 0 } as const;
      const ground = { ...clip, shape: 'rect', x: film.width / 2, y: film.height / 2 } as const;
      const { width, height } = film;
      return [
        ...(clip.fill ? [{ ...shapeOf({ ...ground, width, height }, film), rotation: 0 }] : []),
        ...frameOf({ ...behind, x: width / 2, y: height / 2 }, film),
        // What lies behind is the cover's; a plate would hide it.
        titleOf({ ...clip, fill: '' }, film, COVER_SIZE),
      ];
    }
    case 'caption':
      return [captionOf(clip, film)];
    default:
      return [];
  }
}

const placeOf = ({ x, y, rotation, opacity }: ClipPart, film: Film) => ({
  x: x ?? film.width / 2,
  y: y ?? film.height / 2,
  rotation: rotation ?? 0,
  opacity: opacity ?? 1,
});

const NO_CROP = { left: 0, top: 0, right: 0, bottom: 0 } as const;

function frameOf(clip: ClipPart, film: Film): KindLayer[] {
  const { id, file, type, source_in = 0, source_length } = clip;
  if (!file) return [];
  const move = CAMERA_MOVES.find((each) => each === clip.camera);
  return [
    {
      kind: 'frame',
      id,
      source: file,
      ...placeOf(clip, film),
      width: film.width,
      height: film.height,
      fit: clip.fit ?? 'contain',
      scale: clip.scale ?? 1,
      crop: clip.crop ?? NO_CROP,
      ...(type === 'video' && {
        video: { from: source_in, length: source_length ?? Number.MAX_SAFE_INTEGER, speed: speedOf(clip) },
      }),
      ...(type !== 'video' && move && { camera: { move, seconds: framesOf(clip) / film.rate } }),
    },
  ];
}

function shapeOf(clip: ClipPart, film: Film): KindLayer {
  const scale = clip.scale ?? 1;
  return {
    kind: 'shape',
    ...placeOf(clip, film),
    width: (clip.width ?? film.width * SHAPE_SIZE) * scale,
    height: (clip.height ?? film.width * SHAPE_SIZE) * scale,
    shape: clip.shape ?? 'rect',
    fill: clip.fill ?? (clip.stroke ? null : '#ffffff'),
    stroke: clip.stroke ?? null,
    strokeWidth: (clip.stroke_width ?? 0) * scale,
    radius: (clip.radius ?? 0) * scale,
  };
}

function titleOf(clip: ClipPart, film: Film, size: number): KindLayer {
  const fontSize = sizeIn(film, clip.size ?? size) * (clip.scale ?? 1);
  return {
    kind: 'styled_text',
    ...placeOf(clip, film),
    ...textLook(clipStyle(clip, { size: clip.size ?? size }), clip, fontSize),
    align: clip.align ?? 'center',
    stands: 'around',
    text: clip.text ?? '',
    fontSize,
  };
}

function captionOf(clip: ClipPart, film: Film): KindLayer {
  const style = clipStyle(clip, { size: clip.size });
  const fontSize = sizeIn(film, style.size) * (clip.scale ?? 1);
  const margin = (film.height * style.margin) / 100;
  const places = {
    bottom: { y: film.height - margin, stands: 'over' },
    middle: { y: film.height / 2, stands: 'around' },
    top: { y: margin, stands: 'under' },
  } as const;
  const place = clip.y === undefined ? places[style.place] : { y: clip.y, stands: 'around' as const };
  return {
    kind: 'styled_text',
    ...placeOf(clip, film),
    ...textLook(style, clip, fontSize),
    align: clip.align ?? 'center',
    ...place,
    text: fitted(clip.text ?? '', { video: film, style }),
    fontSize,
  };
}

const sizeIn = ({ width, height }: Film, perCent: number) => (Math.min(width, height) * perCent) / 100;

/** A subtitle style, in which a font style may replace the typeface, the colours and the lines. */
interface TextStyle extends Omit<SubtitleStyle, 'font'>, Pick<FontStyle, 'font' | 'colorBelow' | 'lines'> {}

function clipStyle(clip: ClipPart, choice: Partial<StyleChoice>): TextStyle {
  const own = lookOf({ style: clip.style ?? '001', ...choice });
  const font = fontStyleOf(clip.font_style);
  if (!font) return { ...own, font: clip.font ?? own.font };
  const { outline: _, shadow: __, plate: ___, ...plain } = own;
  const { id: ____, shadow, ...look } = font;
  return {
    ...plain,
    italic: false,
    underline: false,
    spacing: 0,
    ...look,
    ...(shadow && { shadow: { ...shadow, blur: 0 } }),
    font: clip.font ?? font.font,
  };
}

/** A style with what its clip changes. A blurred shadow is drawn hard and faint: canvases blur differently. */
function textLook(style: TextStyle, clip: ClipPart, fontSize: number) {
  const { outline, lines = outline ? [outline] : [], shadow, plate } = style;
  const inEm = (perCent: number) => (perCent / 100) * fontSize;
  return {
    font: style.font,
    bold: clip.bold ?? style.bold,
    italic: style.italic ?? false,
    underline: style.underline ?? false,
    spacing: (style.spacing ?? 0) / 100,
    color: clip.color ?? style.color,
    colorBelow: clip.color === undefined ? (style.colorBelow ?? null) : null,
    outlines: lines.map(({ color, width }) => ({ color, width: inEm(width) })),
    shadow: shadow
      ? {
          color: shadow.blur > 0 ? `${shadow.color}99` : shadow.color,
          distance: Math.max(inEm(shadow.distance), fontSize / 40),
        }
      : null,
    plate: plateOf(clip, plate),
  };
}

function plateOf({ fill }: ClipPart, plate: SubtitleStyle['plate']): string | null {
  if (fill !== undefined) return fill === '' ? null : fill;
  if (!plate) return null;
  const alpha = Math.round(plate.opacity * 255);
  return `${plate.color}${alpha.toString(16).padStart(2, '0')}`;
}
