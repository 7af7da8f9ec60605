/** Clips that the removal of subtitles was developed on, and five held-out sets. */
import type { ClipPlan } from './subtitled-clips.ts';

const SIZE = { width: 640, height: 360, frameRate: 25 };
/** Font, size, colours of letters, outline and shadow, bold, border, outline, shadow, place, margins. */
const OUTLINED = 'Noto Sans,26,&H00FFFFFF,&H00000000,&H00000000,0,1,2,0,2,20,20,18';
const CHINESE = 'Noto Sans SC,30,&H00FFFFFF,&H00000000,&H00000000,-1,1,2,0,2,20,20,18';
const YELLOW = 'Noto Sans,28,&H0000E6FF,&H00202020,&H80000000,-1,1,1,2,2,20,20,22';
const SHADOWED = 'Noto Sans SC,28,&H00FFFFFF,&H64000000,&H40000000,0,1,1,1,2,20,20,16';

const TALK = [
  { start: 0.4, end: 1.72, text: 'We have never been this close' },
  { start: 1.72, end: 2.88, text: 'Hold on, the light is changing' },
  { start: 3.2, end: 4, text: 'Now\\Nand not before' },
];
const ZH_TALK = [
  { start: 0.32, end: 2.04, text: '我们从来没有离得这么近' },
  { start: 2.2, end: 3.8, text: '等一下，光线正在变化' },
];

const pan = (fromX: number, toX: number, y: number, zoom: number) => (time: number) => ({
  x: fromX + (toX - fromX) * time,
  y,
  zoom,
});

export const BUILT_WITH: readonly ClipPlan[] = [
  {
    ...SIZE,
    name: 'pan',
    photo: 'coffee.webp',
    seconds: 4,
    camera: pan(0.35, 0.65, 0.55, 1.6),
    grain: 2,
    style: OUTLINED,
    lines: TALK,
  },
  {
    ...SIZE,
    name: 'zoom',
    photo: 'rocket.webp',
    seconds: 4,
    camera: (time) => ({ x: 0.5, y: 0.6 - 0.05 * time, zoom: 1.3 + 0.5 * time, degrees: 4 * time }),
    grain: 2,
    style: CHINESE,
    lines: ZH_TALK,
  },
  {
    ...SIZE,
    name: 'still',
    photo: 'astronaut.webp',
    seconds: 4,
    camera: () => ({ x: 0.5, y: 0.5, zoom: 1 }),
    thing: { photo: 'chelsea.webp', radius: 0.16, at: (time) => ({ x: 0.1 + 0.8 * time, y: 0.82 }) },
    grain: 2,
    style: OUTLINED,
    lines: TALK,
  },
];

export const SET_ASIDE: readonly ClipPlan[] = [
  {
    ...SIZE,
    name: 'aside-pan',
    photo: 'raccoon.webp',
    seconds: 4,
    camera: pan(0.4, 0.58, 0.62, 1.25),
    grain: 2,
    style: YELLOW,
    lines: TALK,
  },
  {
    ...SIZE,
    name: 'aside-hand',
    photo: 'pavilion.webp',
    seconds: 4,
    camera: (time) => ({
      x: 0.5 + 0.03 * Math.sin(9 * time),
      y: 0.55 + 0.02 * Math.sin(14 * time + 1),
      zoom: 1.4,
      degrees: Math.sin(11 * time),
    }),
    grain: 3,
    style: SHADOWED,
    lines: ZH_TALK,
  },
  {
    ...SIZE,
    name: 'aside-still',
    photo: 'flower.webp',
    seconds: 4,
    camera: () => ({ x: 0.5, y: 0.5, zoom: 1.1 }),
    thing: { photo: 'raccoon.webp', radius: 0.14, at: (time) => ({ x: 0.85 - 0.7 * time, y: 0.85 }) },
    grain: 2,
    style: CHINESE,
    lines: ZH_TALK,
  },
  {
    ...SIZE,
    name: 'aside-cut',
    photo: 'pavilion.webp',
    cutsTo: 'raccoon.webp',
    seconds: 4,
    camera: pan(0.55, 0.45, 0.5, 1.5),
    grain: 2,
    style: OUTLINED,
    lines: TALK,
  },
];

/** White letters in a half-transparent black box: in style 3 the colour of the outline is the box's. */
const BOXED = 'Noto Sans,24,&H00FFFFFF,&H80000000,&H80000000,0,3,5,0,2,20,20,22';
const BOXED_ZH = 'Noto Sans SC,26,&H00FFFFFF,&H78201008,&H78000000,0,3,6,0,2,20,20,20';
const HEAVY = 'Noto Sans,27,&H00FFFFFF,&H00000000,&H50000000,-1,1,2,2,2,20,20,20';

const WALK = [
  { start: 0.48, end: 1.88, text: 'Keep walking, it is not far' },
  { start: 1.88, end: 2.96, text: 'You said that an hour ago' },
  { start: 3.2, end: 3.84, text: 'Did I really' },
];
const ZH_WALK = [
  { start: 0.4, end: 1.96, text: '再走一会儿就到山顶了' },
  { start: 2.16, end: 3.72, text: '你一个小时前也这么说' },
];

/** Held out from the work on transparent boxes, borders of moving things and the quality `best`. */
export const SET_ASIDE_2: readonly ClipPlan[] = [
  {
    ...SIZE,
    name: 'second-pan',
    photo: 'rocket.webp',
    seconds: 4,
    camera: (time) => ({ x: 0.38 + 0.2 * time, y: 0.74 - 0.06 * time, zoom: 1.7 }),
    grain: 2.5,
    style: HEAVY,
    lines: WALK,
  },
  {
    ...SIZE,
    name: 'second-shake',
    photo: 'raccoon.webp',
    seconds: 4,
    camera: (time) => ({
      x: 0.36 + 0.02 * Math.sin(31 * time) + 0.012 * Math.sin(67 * time + 2),
      y: 0.44 + 0.016 * Math.sin(43 * time + 1) + 0.05 * time,
      zoom: 1.55,
      degrees: 1.4 * Math.sin(23 * time),
    }),
    grain: 3,
    style: SHADOWED,
    lines: ZH_WALK,
  },
  {
    ...SIZE,
    name: 'second-thing',
    photo: 'pavilion.webp',
    seconds: 4,
    camera: () => ({ x: 0.5, y: 0.5, zoom: 1.05 }),
    thing: {
      photo: 'astronaut.webp',
      radius: 0.2,
      at: (time) => ({ x: 0.12 + 0.7 * time, y: 0.9 - 0.05 * Math.sin(5 * time) }),
    },
    grain: 2,
    style: HEAVY,
    lines: WALK,
  },
  {
    ...SIZE,
    name: 'second-both',
    photo: 'flower.webp',
    seconds: 4,
    camera: pan(0.42, 0.58, 0.5, 1.35),
    thing: { photo: 'coffee.webp', radius: 0.17, at: (time) => ({ x: 0.8 - 0.55 * time, y: 0.86 }) },
    grain: 2,
    style: CHINESE,
    lines: ZH_WALK,
  },
  {
    ...SIZE,
    name: 'second-box',
    photo: 'chelsea.webp',
    seconds: 4,
    camera: pan(0.45, 0.56, 0.6, 1.3),
    grain: 2,
    style: BOXED,
    lines: WALK,
  },
  {
    ...SIZE,
    name: 'second-box-zh',
    photo: 'astronaut.webp',
    seconds: 4,
    camera: (time) => ({
      x: 0.5 + 0.014 * Math.sin(19 * time),
      y: 0.42 + 0.012 * Math.sin(29 * time + 1),
      zoom: 1.2,
    }),
    thing: { photo: 'flower.webp', radius: 0.12, at: (time) => ({ x: 0.2 + 0.5 * time, y: 0.88 }) },
    grain: 2,
    style: BOXED_ZH,
    lines: ZH_WALK,
  },
];

/** Held out from the work on how `best` chooses its sources by the surroundings of each hole. */
export const SET_ASIDE_3: readonly ClipPlan[] = [
  {
    ...SIZE,
    name: 'third-both',
    photo: 'pavilion.webp',
    seconds: 4,
    camera: (time) => ({ x: 0.6 - 0.18 * time, y: 0.56, zoom: 1.5 }),
    thing: { photo: 'chelsea.webp', radius: 0.19, at: (time) => ({ x: 0.15 + 0.6 * time, y: 0.88 }) },
    grain: 2,
    style: HEAVY,
    lines: TALK,
  },
  {
    ...SIZE,
    name: 'third-hand',
    photo: 'coffee.webp',
    seconds: 4,
    camera: (time) => ({
      x: 0.5 + 0.025 * Math.sin(13 * time),
      y: 0.5 + 0.018 * Math.sin(21 * time + 1),
      zoom: 1.3,
      degrees: 0.8 * Math.sin(17 * time),
    }),
    thing: { photo: 'rocket.webp', radius: 0.15, at: (time) => ({ x: 0.75 - 0.4 * time, y: 0.84 }) },
    grain: 3,
    style: SHADOWED,
    lines: ZH_TALK,
  },
];

const ITALIC = 'Noto Sans,22,&H0078F0FF,&H00101010,&H00000000,-1,1,3,0,2,20,20,14';
const THIN = 'Noto Sans,20,&H00E6E6E6,&H28000000,&H28000000,0,1,0.6,0,2,20,20,14';
const GREEN = 'Noto Sans SC,24,&H0070FF90,&H00003000,&H60000000,-1,1,2,2,2,20,20,14';
const SMALL = { width: 480, height: 270, frameRate: 25, seconds: 3 };

/** Drawn pictures, as of an animation, in three other styles of letters: held out, and nothing was tuned to them. */
export const SET_ASIDE_4: readonly ClipPlan[] = [
  {
    ...SMALL,
    name: 'drawn-pan',
    photo: '14.webp',
    camera: (time) => ({ x: 0.42 + 0.16 * time, y: 0.6 - 0.06 * time, zoom: 1.5 }),
    grain: 1,
    style: ITALIC,
    lines: TALK.slice(0, 2),
  },
  {
    ...SMALL,
    name: 'drawn-zoom',
    photo: '23.webp',
    camera: (time) => ({ x: 0.5, y: 0.62, zoom: 1.6 - 0.35 * time, degrees: -2 * time }),
    grain: 3,
    style: THIN,
    lines: TALK.slice(0, 2),
  },
  {
    ...SMALL,
    name: 'drawn-thing',
    photo: '08.webp',
    camera: () => ({ x: 0.5, y: 0.5, zoom: 1.1 }),
    thing: { photo: '06.webp', radius: 0.15, at: (time) => ({ x: 0.15 + 0.7 * time, y: 0.86 }) },
    grain: 1,
    style: GREEN,
    lines: ZH_TALK.slice(0, 1),
  },
];

const BLUE = 'Noto Sans,21,&H00FFE0A0,&H00402010,&H00000000,0,1,2,0,2,16,16,15';
const RED_ZH = 'Noto Sans SC,23,&H005050FF,&H00FFFFFF,&H00000000,-1,1,2,0,2,16,16,15';
const GREY = 'Noto Sans,23,&H00D0D0D0,&H00181818,&H60000000,-1,1,1,2,2,16,16,13';
const ASK = [
  { start: 0.3, end: 1.46, text: 'Who left the window open?' },
  { start: 1.6, end: 2.72, text: 'Nobody, it was the wind' },
];
const ZH_ASK = [{ start: 0.36, end: 2.6, text: '是谁忘了把窗户关上' }];

/** Held out from the work on borders of moving things: persons' outlines, a cut under a line, other rates. */
export const SET_ASIDE_5: readonly ClipPlan[] = [
  {
    ...SMALL,
    name: 'fifth-passer',
    photo: '11.webp',
    camera: () => ({ x: 0.5, y: 0.5, zoom: 1.05 }),
    thing: {
      photo: 'astronaut.webp',
      radius: 0.2,
      shape: 'person',
      at: (time) => ({ x: 0.1 + 0.8 * time, y: 0.72 + 0.012 * Math.sin(25 * time) }),
    },
    grain: 1.5,
    style: BLUE,
    lines: ASK,
  },
  {
    ...SMALL,
    name: 'fifth-counter',
    frameRate: 30,
    photo: '17.webp',
    camera: (time) => ({ x: 0.42 + 0.14 * time, y: 0.52, zoom: 1.4 }),
    thing: {
      photo: '03.webp',
      radius: 0.17,
      shape: 'person',
      at: (time) => ({ x: 0.85 - 0.6 * time, y: 0.78 }),
    },
    grain: 1,
    style: RED_ZH,
    lines: ZH_ASK,
  },
  {
    ...SMALL,
    name: 'fifth-shake-cut',
    frameRate: 24,
    photo: 'chelsea.webp',
    cutsTo: '20.webp',
    camera: (time) => ({
      x: 0.48 + 0.018 * Math.sin(17 * time + 1) + 0.008 * Math.sin(41 * time),
      y: 0.5 + 0.016 * Math.sin(27 * time),
      zoom: 1.35,
      degrees: 0.9 * Math.sin(19 * time + 2),
    }),
    grain: 2,
    style: GREY,
    lines: [{ start: 0.3, end: 2.6, text: 'The scene changes under me' }],
  },
  {
    ...SMALL,
    name: 'fifth-cat',
    photo: 'coffee.webp',
    camera: () => ({ x: 0.5, y: 0.55, zoom: 1.2 }),
    thing: {
      photo: 'chelsea.webp',
      radius: 0.24,
      shape: 'person',
      at: (time) => ({ x: 0.8 - 0.55 * time, y: 0.66 }),
    },
    grain: 2.5,
    style: GREY,
    lines: ASK,
  },
];
