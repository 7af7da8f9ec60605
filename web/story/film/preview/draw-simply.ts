import { rational } from '@inkreel/scene/timeline/time.ts';
import { type ClipView, endOf, type FilmView } from '../core/film-view.ts';
import type { FilmSources } from './film-sources.ts';

/** Draws the pictures and words of a frame, the lowest track first. */
export async function drawSimply(
  view: FilmView,
  frame: number,
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  sources: FilmSources,
): Promise<void> {
  const clips = view.tracks
    .filter(({ off }) => !off)
    .toReversed()
    .flatMap(({ clips: all }) => all.filter((clip) => frame >= clip.from && frame < endOf(clip)));
  const opened = await Promise.all(clips.map((clip) => open(clip, frame, view.fps, sources)));
  const { width, height } = context.canvas;
  context.setTransform(width / view.width, 0, 0, height / view.height, 0, 0);
  context.globalAlpha = 1;
  context.fillStyle = view.head?.background ?? '#000000';
  context.fillRect(0, 0, view.width, view.height);
  for (const [at, clip] of clips.entries()) {
    context.save();
    context.globalAlpha = (clip.part.opacity ?? 1) * fadeOf(clip, frame);
    context.translate(clip.part.x ?? view.width / 2, clip.part.y ?? view.height / 2);
    context.rotate(((clip.part.rotation ?? 0) * Math.PI) / 180);
    const image = opened[at];
    if (image) drawImage(view, clip, image, context);
    else if (clip.part.text) drawText(view, clip, context);
    context.restore();
    image?.close();
  }
}

type Opened = NonNullable<Awaited<ReturnType<FilmSources['image']>>>;

const open = async ({ kind, part, from }: ClipView, frame: number, fps: number, sources: FilmSources) => {
  if (!part.file || (kind !== 'image' && kind !== 'video')) return undefined;
  if (kind === 'image') return sources.image({ kind: 'image', source: part.file });
  const micros = (part.source_in ?? 0) + (((frame - from) * 1e6) / fps) * (part.speed ?? 1);
  return sources.image({ kind: 'image', source: part.file, at: rational(Math.round(micros), 1_000_000) });
};

function fadeOf(clip: ClipView, frame: number): number {
  const { fade_in: fadeIn = 0, fade_out: fadeOut = 0, dissolve = 0 } = clip.part;
  const into = Math.max(fadeIn, dissolve);
  const begins = into > 0 ? (frame - clip.from + 1) / (into + 1) : 1;
  const ends = fadeOut > 0 ? (endOf(clip) - frame) / (fadeOut + 1) : 1;
  return Math.min(1, begins, ends);
}

function drawImage(
  view: FilmView,
  { part }: ClipView,
  { image, width, height }: Opened,
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
): void {
  const choose = part.fit === 'cover' ? Math.max : Math.min;
  const by = choose(view.width / width, view.height / height) * (part.scale ?? 1);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (-width * by) / 2, (-height * by) / 2, width * by, height * by);
}

function drawText(
  view: FilmView,
  { kind, part }: ClipView,
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
): void {
  const shorter = Math.min(view.width, view.height);
  const size = ((part.size ?? (kind === 'caption' ? 5 : 8)) / 100) * shorter;
  if (kind === 'cover') {
    context.fillStyle = part.fill ?? '#1b1917';
    context.fillRect(-view.width / 2, -view.height / 2, view.width, view.height);
  }
  if (kind === 'caption') context.translate(0, view.height * 0.4);
  context.font = `${part.bold === false ? 400 : 700} ${size}px Instrument, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = size * 0.12;
  context.strokeStyle = '#000000';
  const lines = (part.text ?? '').split('\n');
  for (const [at, line] of lines.entries()) {
    const y = (at - (lines.length - 1) / 2) * size * 1.25;
    if (kind === 'caption') context.strokeText(line, 0, y);
    context.fillStyle = part.color ?? '#ffffff';
    context.fillText(line, 0, y);
  }
}
