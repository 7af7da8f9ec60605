/** Clips with captions of one and two rows and with titles, for judging where text is said to be. */
import type { BurntLine, Look, SubtitleClip } from './subtitle-clips.ts';

const RATE = 10;
const outline = { color: '#000000', width: 5 };
const english: Look = { font: 'Clip Sans', size: 24, color: '#ffffff', outline, bottom: 0.93 };
const chinese: Look = { ...english, font: 'Clip Han', size: 27 };
const title: Look = { ...english, size: 54, bottom: 0.55 };
const chineseTitle: Look = { ...title, font: 'Clip Han Bold', size: 64 };
/** A caption with its times in seconds. */
const line = (start: number, end: number, ...rows: string[]): BurntLine => ({
  first: Math.round(start * RATE),
  end: Math.round(end * RATE),
  rows,
});
const clip = (
  name: string,
  photo: string,
  seconds: number,
  about: Pick<SubtitleClip, 'lines' | 'look'> & Partial<SubtitleClip>,
): SubtitleClip => ({
  name,
  width: 640,
  height: 360,
  framesPerSecond: RATE,
  frames: seconds * RATE,
  photos: [photo],
  pan: 0.2,
  ...about,
});
const still = (start: number, end: number, look: Look, ...rows: string[]) => ({
  ...line(start, end, ...rows),
  look,
});

/** The clips that the search was made with. */
export const SEEN_CLIPS: readonly SubtitleClip[] = [
  clip('English, one of two rows, once', 'samples/scenes/forest.webp', 20, {
    look: english,
    lines: [
      line(1, 4, 'We should leave now.'),
      line(5, 6.4, 'You said that an hour ago,', 'and look at us!'),
      line(7, 10, 'It is not my fault.'),
      line(11, 15, 'The gate closes at half past six.'),
      line(16, 19, 'Then we have to run.'),
    ],
  }),
  clip('Chinese, two rows and a gap between words', 'samples/scenes/meadow.webp', 20, {
    look: chinese,
    lines: [
      line(1, 4, '你来了　　我等你很久了'),
      line(5, 6.5, '路上堵车　　堵了两个小时', '我也没有办法'),
      line(8, 11, '这家店的牛肉面非常有名'),
      line(12, 15, '那就来两碗　　多放辣椒'),
      line(16, 19, '好'),
    ],
  }),
  clip('English, title, then captions', 'samples/scenes/mountains.webp', 24, {
    look: english,
    titles: [still(1, 5, title, 'THE LONG ROAD')],
    lines: [
      line(7, 10, 'Where does it end?'),
      line(11, 14, 'Nobody has ever come back,', 'so nobody can say.'),
      line(15, 18, 'Then I will be the first.'),
      line(19, 23, 'Take the old map with you.'),
    ],
  }),
  clip('Chinese, title of two rows, then captions', 'samples/scenes/desert.webp', 24, {
    look: chinese,
    titles: [still(0, 5, chineseTitle, '江湖夜雨')],
    lines: [
      line(7, 10, '十年没有回来了'),
      line(11, 14, '桃李春风一杯酒', '江湖夜雨十年灯'),
      line(15, 18, '走吧'),
      line(19, 23, '前面就是渡口'),
    ],
  }),
  clip('English, two speakers from the left', 'samples/photos/coffee.webp', 16, {
    look: { ...english, left: 0.25 },
    lines: [
      line(1, 4, 'Is somebody there?'),
      line(5, 6.8, '- Are you listening?', '- Yes.'),
      line(8, 11, 'I heard a noise.'),
      line(12, 15, 'It was only the wind again.'),
    ],
  }),
  clip('a title and no captions', 'samples/scenes/beach.webp', 12, {
    look: english,
    titles: [still(1, 6, title, 'SUMMER')],
    lines: [],
  }),
];

/** Clips that it was judged by and not made with. */
export const UNSEEN_CLIPS: readonly SubtitleClip[] = [
  clip('tall, captions in the middle', 'samples/photos/chelsea.webp', 15, {
    width: 432,
    height: 768,
    look: { ...chinese, size: 30, bottom: 0.6 },
    lines: [
      line(0, 3, '大家好，欢迎回来'),
      line(3, 6, '今天我们要拍', '一只小猫'),
      line(6, 9, '请不要开闪光灯'),
      line(10, 13, '它很容易受到惊吓'),
    ],
  }),
  clip('yellow, rows around one height', 'samples/photos/rocket.webp', 20, {
    look: { ...english, font: 'Clip Italic', size: 26, color: '#f4e04d', bottom: 0.88 },
    lines: [
      line(1, 4, 'Ten seconds to launch'),
      line(5, 6.2, 'Did you check the fuel line', 'and both of the valves?'),
      line(8, 11, 'Yes. Twice.'),
      line(13, 16, 'Nine... eight... seven...'),
    ],
  }),
  clip('two titles and captions on plates', 'samples/scenes/snow.webp', 30, {
    width: 848,
    height: 480,
    look: { font: 'Clip Han Bold', size: 30, color: '#ffffff', plate: 'rgba(0,0,0,0.65)', bottom: 0.9 },
    titles: [
      still(0, 4, { ...chineseTitle, bottom: 0.45 }, '雪国'),
      still(16, 19, { ...title, size: 40, bottom: 0.5 }, 'Part Two'),
    ],
    lines: [
      line(6, 9, '那时候它才一个月大'),
      line(10, 12, '后来我们一起搬到了南方', '再也没有回过老家'),
      line(20, 23, '今年春天打算回去看看'),
      line(24, 28, '火车三点开'),
    ],
  }),
  clip('title low in the frame, captions later', 'samples/photos/astronaut.webp', 20, {
    look: english,
    titles: [still(0, 4, { ...title, bottom: 0.86 }, 'FIRST LIGHT')],
    lines: [
      line(6, 9, 'Good evening.'),
      line(10, 11.5, 'Our top story tonight', 'is the weather.'),
      line(13, 15, 'A storm is coming.'),
      line(16, 19, 'More after a short break.'),
    ],
  }),
];
