import { defineTool } from './define-tool.ts';
import type { Choice } from './kinds/choice.ts';

/** Camera moves, modes 0 to 4. */
const MOVES: readonly Choice[] = [
  { value: 0, picture: 'move-0.webp', text: { en: 'Push in', zh: '推近' } },
  { value: 1, picture: 'move-1.webp', text: { en: 'Pull out', zh: '拉远' } },
  { value: 2, picture: 'move-2.webp', text: { en: 'Orbit', zh: '环绕' } },
  { value: 3, picture: 'move-3.webp', text: { en: 'Pan', zh: '平移' } },
  { value: 4, picture: 'move-4.webp', text: { en: 'Crane up', zh: '升起' } },
];

export const video3d = defineTool({
  id: 'video3d',
  kind: 'image',
  group: 'generate',
  path: '/ai/image/video3d',
  capability: 'camera_move',
  points: 40,
  shape: 2,
  landing: true,
  sites: ['intl', 'cn'],
  fields: [
    {
      kind: 'image',
      name: 'image_url',
      required: 'image_required',
      shortest: 128,
      samples: ['photos/astronaut.webp', 'photos/coffee.webp', 'photos/rocket.webp'],
      text: {
        en: { label: 'Picture', hint: 'A clear subject in front of a background, or a landscape' },
        zh: { label: '图片', hint: '主体清楚、有前后景的照片，或风景' },
      },
    },
    {
      kind: 'choice',
      name: 'mode',
      initial: 0,
      look: 'tiles',
      values: MOVES,
      text: {
        en: { label: 'Camera move', hint: 'Starts and ends at rest' },
        zh: { label: '运镜', hint: '起幅和落幅都是静止的' },
      },
    },
    {
      kind: 'range',
      name: 'strength',
      minimum: 0,
      maximum: 100,
      step: 5,
      initial: 60,
      text: {
        en: { label: 'Strength', low: 'Calm', high: 'Strong', unit: '%' },
        zh: { label: '幅度', low: '轻', high: '强', unit: '%' },
      },
    },
    {
      kind: 'range',
      name: 'seconds',
      minimum: 2,
      maximum: 6,
      step: 1,
      initial: 4,
      paidBySeconds: true,
      text: { en: { label: 'Length', unit: 's' }, zh: { label: '时长', unit: '秒' } },
    },
    {
      kind: 'choice',
      name: 'size',
      initial: 1280,
      look: 'segments',
      values: [
        { value: 1280, text: { en: '720p', zh: '720p' } },
        { value: 1920, text: { en: '1080p', zh: '1080p' } },
      ],
      text: {
        en: { label: 'Size', hint: 'Longest side 1,280 or 1,920 pixels, in the ratio of the picture' },
        zh: { label: '尺寸', hint: '最长边 1,280 或 1,920\u00a0像素，比例与图片相同' },
      },
    },
  ],
  samples: [
    {
      file: 'portrait-push.webp',
      width: 768,
      height: 256,
      text: {
        en: 'Pushing in on a portrait: first, middle and last frame',
        zh: '向人像推近：首、中、尾三帧',
      },
      input: { image_url: '/samples/photos/astronaut.webp', mode: 0, strength: 60, seconds: 4, size: 1280 },
    },
    {
      file: 'cup-orbit.webp',
      width: 768,
      height: 256,
      text: { en: 'Orbiting a cup: first, middle and last frame', zh: '环绕咖啡杯：首、中、尾三帧' },
      input: { image_url: '/samples/photos/coffee.webp', mode: 2, strength: 80, seconds: 4, size: 1280 },
    },
    {
      file: 'rocket-crane.webp',
      width: 768,
      height: 256,
      text: {
        en: 'Rising in front of a rocket: first, middle and last frame',
        zh: '在火箭前升起：首、中、尾三帧',
      },
      input: { image_url: '/samples/photos/rocket.webp', mode: 4, strength: 80, seconds: 4, size: 1280 },
    },
  ],
  text: {
    en: {
      name: '3D video',
      line: 'Move a camera through a picture: push in, pull out, orbit, pan or crane up.',
      description:
        'Turn one picture into a short MP4 with depth: five camera moves, 2 to 6 seconds, 720p or 1080p. The subject moves before its background.',
      steps: [
        'Choose a picture with a clear subject, or a landscape.',
        'Choose one of five camera moves, how strong it is, and how long.',
        'Play the result in the workspace and download the MP4.',
      ],
      limits: [
        '2 to 6 seconds, 30 frames a second, no sound',
        '720p or 1080p on the longest side, MP4 (H.264)',
        'Only the camera moves; nothing in the picture does',
      ],
      questions: [
        {
          question: 'How does it know what is close?',
          answer:
            'The built-in engine cuts the subject out, fills the gap behind it, and guesses that the ground comes nearer towards the lower edge. A connected AI model may work differently; each result says what made it.',
        },
        {
          question: 'What if no subject is found?',
          answer:
            'Then the whole picture is one scene and only its ground gives depth. Landscapes look right that way.',
        },
        {
          question: 'Which pictures work best?',
          answer:
            'A person, an animal or a product that does not fill the frame, against a background that is not too busy. Hair against a busy background may show its edge.',
        },
        {
          question: 'Do people in the picture move?',
          answer: 'No. Only the camera moves; everything in the picture stays still.',
        },
      ],
      verb: 'Make video',
    },
    zh: {
      name: '3D 视频',
      line: '让镜头在图片里动起来，五种运镜任选。',
      description:
        '把一张图变成有纵深的 MP4 短片：五种运镜，2 到 6\u00a0秒，720p 或 1080p，主体与背景前后分开。',
      steps: [
        '选一张主体清楚的图，或一张风景。',
        '从五种运镜里选一种，再定幅度和时长。',
        '在工作区播放，满意后下载 MP4。',
      ],
      limits: [
        '2 到 6\u00a0秒，每秒 30\u00a0帧，无声',
        '最长边 720p 或 1080p，MP4（H.264）',
        '画面里的东西不会自己动，动的只有镜头',
      ],
      questions: [
        {
          question: '怎么知道远近？',
          answer:
            '内置引擎先抠出主体，补好它身后的背景，再按“地面越靠下越近”估出纵深。接入的 AI 模型做法可能不同，每个结果都会注明由什么完成。',
        },
        {
          question: '找不到主体怎么办？',
          answer: '那就把整张图当作一个场景，只靠地面给出纵深，风景照这样就很自然。',
        },
        {
          question: '什么图效果好？',
          answer: '人、动物或商品没有占满画面，背景不太杂乱。头发落在杂乱背景上时，边缘可能看得出来。',
        },
        { question: '图里的人会动吗？', answer: '不会。动的只有镜头，画面里的一切都保持静止。' },
      ],
      verb: '生成视频',
    },
  },
});
