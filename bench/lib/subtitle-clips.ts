/** Clips with burnt-in subtitles whose words and times are known, for judging what reads them. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { createCanvas, GlobalFonts, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { encodeMp4 } from '../../server/engines/builtin/camera/encode-mp4.ts';
import { toYuv } from '../../server/engines/builtin/camera/yuv.ts';
import type { Picture } from '../../server/engines/builtin/pixels/picture.ts';

/** A subtitle as it was burnt in: shown from its first frame up to, but not including, its last. */
export interface BurntLine {
  first: number;
  end: number;
  /** One for each row. */
  rows: readonly string[];
}

export interface Look {
  font: string;
  size: number;
  color: string;
  outline?: { color: string; width: number };
  shadow?: string;
  plate?: string;
  /** Position of the lowest row, as a share of the height. */
  bottom: number;
  /** Left end of the rows, as a share of the width; they are centred without it. */
  left?: number;
}

export interface SubtitleClip {
  name: string;
  width: number;
  height: number;
  framesPerSecond: number;
  frames: number;
  lines: readonly BurntLine[];
  look: Look;
  /** Photographs one after the other, each for an equal share of the time. */
  photos: readonly string[];
  /** How far a photograph moves while it is shown, as a share of the width. */
  pan: number;
  /** Text of the film itself: titles. */
  titles?: readonly (BurntLine & { look: Look })[];
  /** Rows push each other up, as live captions do. */
  rolling?: boolean;
}

const require = createRequire(import.meta.url);
const SHIPPED = path.resolve(import.meta.dirname, '../../web/public');

function registerFonts(): void {
  const add = (family: string, name: string, file: string) => {
    const folder = path.dirname(require.resolve(`@expo-google-fonts/${name}/package.json`));
    GlobalFonts.registerFromPath(path.join(folder, file), family);
  };
  add('Clip Sans', 'noto-sans', '700Bold/NotoSans_700Bold.ttf');
  add('Clip Italic', 'noto-sans', '500Medium_Italic/NotoSans_500Medium_Italic.ttf');
  add('Clip Thin', 'noto-sans', '400Regular/NotoSans_400Regular.ttf');
  add('Clip Han', 'noto-sans-sc', '500Medium/NotoSansSC_500Medium.ttf');
  add('Clip Han Bold', 'noto-sans-sc', '900Black/NotoSansSC_900Black.ttf');
}

/** Draws any frame of a clip. */
export async function frameDrawer(clip: SubtitleClip): Promise<(frame: number) => Picture> {
  registerFonts();
  const photos = await Promise.all(clip.photos.map((name) => loadImage(path.join(SHIPPED, name))));
  const { width, height } = clip;
  const context = createCanvas(width, height).getContext('2d');
  return (frame) => {
    drawPhoto(context, clip, photos, frame);
    drawLines(context, clip, frame);
    for (const { look, ...line } of clip.titles ?? [])
      drawLines(context, { ...clip, look, lines: [line], rolling: false }, frame);
    const { data } = context.getImageData(0, 0, width, height);
    return { width, height, data: new Uint8ClampedArray(data) };
  };
}

/** Frames of a clip as MP4. */
export async function encodeClip(clip: SubtitleClip): Promise<Uint8Array> {
  const draw = await frameDrawer(clip);
  const yuv = new Uint8Array((clip.width * clip.height * 3) / 2);
  return encodeMp4(clip, (frame) => {
    toYuv(draw(frame), yuv);
    return yuv;
  });
}

function drawPhoto(
  context: SKRSContext2D,
  { width, height, frames, pan }: SubtitleClip,
  photos: readonly Image[],
  frame: number,
): void {
  const each = frames / photos.length;
  const shown = Math.min(photos.length - 1, Math.floor(frame / each));
  const photo = photos[shown] as Image;
  const passed = (frame - shown * each) / each;
  const scale = Math.max((width * (1 + pan)) / photo.width, height / photo.height);
  const [w, h] = [photo.width * scale, photo.height * scale];
  context.drawImage(photo, -passed * pan * width, (height - h) / 2, w, h);
}

function drawLines(context: SKRSContext2D, clip: SubtitleClip, frame: number): void {
  const { lines, look, rolling = false } = clip;
  const open = lines.filter(({ first, end }) => frame >= first && frame < end);
  const rows = open.flatMap((line) => (rolling ? [line.rows.join(' ')] : line.rows));
  const step = look.size * 1.3;
  context.font = `${look.size}px ${look.font}`;
  context.textAlign = look.left === undefined ? 'center' : 'left';
  context.textBaseline = 'alphabetic';
  rows.forEach((row, at) => {
    const y = clip.height * look.bottom - (rows.length - 1 - at) * step;
    drawRow(context, row, { x: clip.width * (look.left ?? 0.5), y }, look);
  });
}

function drawRow(
  context: SKRSContext2D,
  row: string,
  { x, y }: { x: number; y: number },
  { size, color, outline, shadow, plate }: Look,
): void {
  if (plate) {
    const wide = context.measureText(row).width + size * 0.6;
    context.fillStyle = plate;
    context.fillRect(x - wide / 2, y - size, wide, size * 1.3);
  }
  if (outline) {
    context.lineJoin = 'round';
    context.strokeStyle = outline.color;
    context.lineWidth = outline.width;
    context.strokeText(row, x, y);
  }
  if (shadow) {
    context.fillStyle = shadow;
    context.fillText(row, x + size / 14, y + size / 14);
  }
  context.fillStyle = color;
  context.fillText(row, x, y);
}

/** Six clips of ten to fourteen seconds: languages, looks, rates and backgrounds differ. */
export const SUBTITLE_CLIPS: readonly SubtitleClip[] = [
  {
    name: 'English, outline, pan',
    width: 640,
    height: 360,
    framesPerSecond: 25,
    frames: 300,
    look: {
      font: 'Clip Sans',
      size: 24,
      color: '#ffffff',
      outline: { color: '#000000', width: 5 },
      bottom: 0.92,
    },
    photos: ['samples/scenes/forest.webp'],
    pan: 0.25,
    lines: [
      { first: 12, end: 61, rows: ['We should leave before the rain starts.'] },
      { first: 70, end: 128, rows: ['You said that an hour ago,', 'and look at us now!'] },
      { first: 128, end: 176, rows: ["Well, it's not my fault."] },
      { first: 190, end: 239, rows: ['The gate closes at 6:30 p.m.'] },
      { first: 243, end: 288, rows: ["Then we'll have to run."] },
    ],
  },
  {
    name: 'English, yellow italics, cuts',
    width: 640,
    height: 360,
    framesPerSecond: 30,
    frames: 330,
    look: { font: 'Clip Italic', size: 26, color: '#f4e04d', shadow: '#000000', bottom: 0.9 },
    photos: ['samples/photos/coffee.webp', 'samples/photos/astronaut.webp', 'samples/photos/rocket.webp'],
    pan: 0.04,
    lines: [
      { first: 0, end: 52, rows: ['Coffee first, questions later.'] },
      { first: 52, end: 104, rows: ['Fine. One question.'] },
      { first: 117, end: 171, rows: ['Did you check the fuel?'] },
      { first: 171, end: 214, rows: ['Did you check the fuel line?'] },
      { first: 226, end: 279, rows: ['Ten seconds to launch'] },
      { first: 280, end: 330, rows: ['Nine... eight... seven...'] },
    ],
  },
  {
    name: 'Chinese, outline, pan',
    width: 640,
    height: 360,
    framesPerSecond: 24,
    frames: 288,
    look: {
      font: 'Clip Han',
      size: 27,
      color: '#ffffff',
      outline: { color: '#1a1a1a', width: 4 },
      bottom: 0.93,
    },
    photos: ['samples/scenes/meadow.webp'],
    pan: 0.3,
    lines: [
      { first: 10, end: 55, rows: ['你怎么现在才来'] },
      { first: 55, end: 103, rows: ['路上堵车堵了两个小时'] },
      { first: 112, end: 160, rows: ['我们等你吃饭等到现在'] },
      { first: 170, end: 222, rows: ['这家店的牛肉面非常有名'] },
      { first: 230, end: 280, rows: ['那就来两碗，多放辣椒'] },
    ],
  },
  {
    name: 'Chinese, two rows on a plate, cuts',
    width: 848,
    height: 480,
    framesPerSecond: 30,
    frames: 300,
    look: { font: 'Clip Han Bold', size: 30, color: '#ffffff', plate: 'rgba(0,0,0,0.65)', bottom: 0.9 },
    photos: ['samples/photos/chelsea.webp', 'samples/scenes/mountains.webp'],
    pan: 0.06,
    lines: [
      { first: 8, end: 70, rows: ['这只猫是三年前的冬天', '我在车站门口捡到的'] },
      { first: 76, end: 131, rows: ['那时候它才一个月大'] },
      { first: 139, end: 205, rows: ['后来我们一起搬到了南方', '再也没有回过老家'] },
      { first: 205, end: 262, rows: ['今年春天打算回去看看'] },
    ],
  },
  {
    name: 'Chinese above English, tall frame',
    width: 432,
    height: 768,
    framesPerSecond: 25,
    frames: 275,
    look: {
      font: 'Clip Han',
      size: 25,
      color: '#ffffff',
      outline: { color: '#000000', width: 4 },
      bottom: 0.8,
    },
    photos: ['samples/photos/chelsea.webp', 'samples/photos/coffee.webp'],
    pan: 0.12,
    lines: [
      { first: 14, end: 68, rows: ['大家好，欢迎回来', 'Hello and welcome back'] },
      { first: 75, end: 132, rows: ['今天我们要拍小动物', 'Today we film small animals'] },
      { first: 146, end: 199, rows: ['请不要开闪光灯', 'Please do not use a flash'] },
      { first: 199, end: 262, rows: ['它们很容易受到惊吓', 'They scare very easily'] },
    ],
  },
  {
    name: 'English live captions, rolling',
    width: 640,
    height: 360,
    framesPerSecond: 50,
    frames: 550,
    look: { font: 'Clip Thin', size: 21, color: '#f2f2f2', plate: '#000000', bottom: 0.92 },
    photos: ['samples/photos/astronaut.webp', 'samples/photos/coffee.webp'],
    pan: 0.05,
    rolling: true,
    lines: [
      { first: 20, end: 210, rows: ['GOOD EVENING AND WELCOME TO THE NEWS'] },
      { first: 110, end: 300, rows: ['OUR TOP STORY TONIGHT IS THE WEATHER'] },
      { first: 210, end: 390, rows: ['A STORM IS EXPECTED TO REACH THE COAST'] },
      { first: 300, end: 480, rows: ['SCHOOLS WILL REMAIN CLOSED ON MONDAY'] },
      { first: 390, end: 540, rows: ['MORE AFTER A SHORT BREAK'] },
    ],
  },
];
