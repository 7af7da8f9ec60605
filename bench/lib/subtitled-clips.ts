/** Clips with burnt-in subtitles and a known clean original, made of photographs. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { createRandom } from '../../server/engines/builtin/pixels/random.ts';
import { describeVideo } from '../../server/media/describe/describe-video.ts';
import type { MediaEngine } from '../../server/media/media-engine.ts';
import { burnSubtitlesJob } from '../../server/media/operations/video.ts';
import { encodeFrames } from '../../server/media/raw-frames.ts';

/** The visible part of the photograph: its middle in shares, its zoom and its rotation. */
interface View {
  x: number;
  y: number;
  zoom: number;
  degrees?: number;
}

/** A line of subtitles. */
export interface Line {
  start: number;
  end: number;
  text: string;
}

export interface ClipPlan {
  name: string;
  photo: string;
  width: number;
  height: number;
  seconds: number;
  frameRate: number;
  /** @param time from 0 to 1 */
  camera(time: number): View;
  /** A photograph that the scene cuts to half way. */
  cutsTo?: string;
  /**
   * A disc or a person's outline, filled with another photograph, that moves over the first; its middle in shares.
   */
  thing?: {
    photo: string;
    radius: number;
    shape?: 'disc' | 'person';
    at(time: number): { x: number; y: number };
  };
  /** Standard deviation of the grain, of 255. */
  grain: number;
  /** Fields of the style's line in ASS, after its name. */
  style: string;
  lines: readonly Line[];
}

export interface MadeClip {
  clean: string;
  subtitled: string;
}

interface Photo {
  width: number;
  height: number;
  data: Buffer;
}

const PLACES = ['../photos', '../../web/public/samples/photos', '../../docs/sketches'].map((place) =>
  path.join(import.meta.dirname, place),
);
const photoOf = (name: string): string =>
  PLACES.map((place) => path.join(place, name)).find((file) => fs.existsSync(file)) ?? name;

/** Makes the clip with and without its subtitles in a folder. */
export async function makeClip(engine: MediaEngine, plan: ClipPlan, folder: string): Promise<MadeClip> {
  const { width, height, frameRate, seconds, name } = plan;
  const clean = path.join(folder, `${name}-clean.mp4`);
  const subtitled = path.join(folder, `${name}.mp4`);
  const frames = { width, height, frameRate, pixels: 'rgba' } as const;
  await encodeFrames(engine, drawFrames(plan), { frames, seconds, path: clean });
  const script = path.join(folder, `${name}.ass`);
  fs.writeFileSync(script, assOf(plan));
  await engine.run(burnSubtitlesJob(await describeVideo(engine, clean), script, subtitled));
  return { clean, subtitled };
}

async function* drawFrames(plan: ClipPlan): AsyncGenerator<Uint8Array> {
  const open = async (name: string): Promise<Photo> => {
    const { data, info } = await sharp(photoOf(name))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data };
  };
  const first = await open(plan.photo);
  const second = plan.cutsTo === undefined ? first : await open(plan.cutsTo);
  const thing = plan.thing && (await open(plan.thing.photo));
  const random = createRandom(7);
  const { width, height } = plan;
  const count = Math.round(plan.seconds * plan.frameRate);
  const grains = Float32Array.from(
    { length: 65_536 },
    () => plan.grain * 1.7 * (random() + random() + random() - 1.5),
  );
  for (let at = 0; at < count; at += 1) {
    const time = at / (count - 1);
    const photo = time >= 0.5 ? second : first;
    const view = plan.camera(time);
    const frame = Buffer.alloc(width * height * 4, 255);
    const turn = ((view.degrees ?? 0) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    // A photograph is shown so that it covers the frame at a zoom of 1.
    const scale = Math.min(photo.width / width, photo.height / height) / view.zoom;
    const middle = plan.thing?.at(time);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const [dx, dy] = [(x - width / 2) * scale, (y - height / 2) * scale];
        const to = (y * width + x) * 4;
        const grain = grains[
          (Math.imul(at * width * height + y * width + x, 40_503) >>> 5) & 65_535
        ] as number;
        let [from, fromX, fromY] = [
          photo,
          view.x * photo.width + dx * cos - dy * sin,
          view.y * photo.height + dx * sin + dy * cos,
        ];
        if (thing && middle && plan.thing) {
          const [ox, oy] = [x - middle.x * width, y - middle.y * height];
          if (
            isInside(plan.thing.shape, ox / (plan.thing.radius * height), oy / (plan.thing.radius * height))
          )
            [from, fromX, fromY] = [thing, thing.width / 2 + ox, thing.height / 2 + oy];
        }
        sample(from, fromX, fromY, frame, to, grain);
      }
    yield frame;
  }
}

/** Whether a point is inside a thing, given in its radii from its middle. */
function isInside(shape: 'disc' | 'person' = 'disc', x: number, y: number): boolean {
  if (shape === 'disc') return Math.hypot(x, y) < 1;
  const isHead = Math.hypot(x / 0.42, (y + 0.5) / 0.52) < 1;
  const isNeck = Math.abs(x) < 0.2 && y > -0.2 && y < 0.4;
  const isBody = y > 0.2 && y < 3 && Math.hypot(x / 0.95, Math.min(0, y - 0.8) / 0.6) < 1;
  return isHead || isNeck || isBody;
}

function sample(
  { width, height, data }: Photo,
  x: number,
  y: number,
  frame: Buffer,
  to: number,
  grain: number,
) {
  const px = Math.max(0, Math.min(width - 1.001, x));
  const py = Math.max(0, Math.min(height - 1.001, y));
  const [left, top] = [Math.floor(px), Math.floor(py)];
  const [fx, fy] = [px - left, py - top];
  const from = (top * width + left) * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const a = data[from + channel] as number;
    const b = data[from + 3 + channel] ?? a;
    const c = data[from + width * 3 + channel] ?? a;
    const d = data[from + width * 3 + 3 + channel] ?? c;
    const value = (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy + grain;
    frame[to + channel] = value < 0 ? 0 : value > 255 ? 255 : value;
  }
}

function assOf({ width, height, style, lines }: ClipPlan): string {
  const time = (seconds: number) =>
    `0:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(2).padStart(5, '0')}`;
  return [
    '[Script Info]',
    'ScriptType: v4.00+',
    `PlayResX: ${width}`,
    `PlayResY: ${height}`,
    '',
    '[V4+ Styles]',
    'Format: Name, Fontname, Fontsize, PrimaryColour, OutlineColour, BackColour, Bold, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV',
    `Style: Default,${style}`,
    '',
    '[Events]',
    'Format: Layer, Start, End, Style, Text',
    ...lines.map(({ start, end, text }) => `Dialogue: 0,${time(start)},${time(end)},Default,${text}`),
    '',
  ].join('\n');
}
