import { defineTool } from './define-tool.ts';
import { SIZES } from './sizes.ts';
import { MODEL_STYLES, STORY_STYLES } from './styles.ts';

export const stroke = defineTool({
  id: 'stroke',
  kind: 'image',
  group: 'generate',
  path: '/ai/image/stroke',
  capability: 'draw_from_lines',
  points: 20,
  shape: 1,
  landing: true,
  sites: ['intl', 'cn'],
  fields: [
    {
      kind: 'drawing',
      name: 'drawing_url',
      required: 'drawing_required',
      text: {
        en: {
          label: 'Drawing',
          hint: 'Outlines are enough: one colour for each thing, a line across for the ground',
        },
        zh: { label: '涂鸦', hint: '勾个轮廓就行：每样东西一种颜色，横着画一条线当地平线' },
      },
    },
    {
      kind: 'prompt',
      samples: {
        en: [
          'A girl with a red balloon beside a house, picture book',
          'A sailing boat and a lighthouse, ukiyo-e',
          'A red car on a country road, a kite in the sky',
        ],
        zh: ['拿着红气球的女孩站在房子旁边，绘本', '帆船和灯塔，浮世绘', '草地上两只猫，一棵大树'],
      },
      text: {
        en: { label: 'What the shapes are', placeholder: 'A girl beside a house, picture book' },
        zh: { label: '画的是什么', placeholder: '站在房子旁边的女孩，绘本' },
      },
    },
    {
      kind: 'range',
      name: 'freedom',
      minimum: 0,
      maximum: 100,
      step: 5,
      initial: 10,
      text: {
        en: { label: 'Freedom', low: 'Follow my lines', high: 'Free', unit: '%' },
        zh: { label: '自由度', low: '照着我的线', high: '自由发挥', unit: '%' },
      },
    },
    { kind: 'style', values: STORY_STYLES, needsEngine: MODEL_STYLES },
    { kind: 'size', presets: SIZES },
    { kind: 'count' },
    { kind: 'seed' },
  ],
  samples: [
    {
      file: 'house-drawn.webp',
      width: 768,
      height: 768,
      before: 'house.webp',
      text: { en: 'A girl with a red balloon beside a house', zh: '拿着红气球的女孩站在房子旁边' },
      input: {
        prompt: 'A girl with a red balloon beside a house, picture book',
        freedom: 0,
        width: 1024,
        height: 1024,
        seed: 5,
      },
    },
    {
      file: 'harbour-drawn.webp',
      width: 768,
      height: 768,
      before: 'harbour.webp',
      text: { en: 'A sailing boat and a lighthouse', zh: '帆船和灯塔' },
      input: {
        prompt: 'A sailing boat and a lighthouse',
        style: 'ukiyo_e',
        freedom: 0,
        width: 1024,
        height: 1024,
        seed: 5,
      },
    },
    {
      file: 'road-drawn.webp',
      width: 768,
      height: 768,
      before: 'road.webp',
      text: { en: 'A red car on a country road, a kite in the sky', zh: '乡间路上的红色汽车，天上有风筝' },
      input: {
        prompt: 'A red car on a country road, a kite in the sky, picture book',
        freedom: 0,
        width: 1024,
        height: 1024,
        seed: 5,
      },
    },
  ],
  text: {
    en: {
      name: 'Doodle to image',
      line: 'Draw where things are, say what they are, and get the picture.',
      description:
        'Turn a doodle and a few words into a picture: shapes say where things are and how large, colours say how they look, a line across is the ground.',
      steps: [
        'Draw the outlines of things, each in one colour, and a line across the picture for the ground.',
        'Say what the shapes are and choose a style. The slider says how strictly your lines are followed.',
        'Run it. The report says what each shape became, and which ones your words did not name.',
      ],
      limits: [
        'Any number of shapes; the six largest are matched by shape, colour and size',
        'Nine styles, seven ratios, 1 to 4 candidates a run',
        'Words in English or Chinese',
      ],
      questions: [
        {
          question: 'Do I have to draw well?',
          answer:
            'No. A circle, a box and a stick figure are enough: what counts is where a shape is, how large, and its colour.',
        },
        {
          question: 'How does it know which shape is which?',
          answer:
            'By proportion, size, colour, and whether it is up in the air. The report under the picture names each shape; name colours in the words where two could be confused.',
        },
        {
          question: 'Are my lines visible in the picture?',
          answer: 'No. They say where things are; the things themselves are drawn in the style you chose.',
        },
        {
          question: 'Which model is used?',
          answer:
            'Each result says so. Without a connected AI model the built-in engine draws by rules and lists the words it left out.',
        },
      ],
      verb: 'Draw it',
    },
    zh: {
      name: '涂鸦成图',
      line: '画出东西在哪儿，写清是什么，就有一张图。',
      description: '涂鸦加几个字变成图片：形状决定位置和大小，颜色决定样子，横线就是地平线。',
      steps: [
        '用线勾出每样东西，一样一种颜色，再横着画一条线当地平线。',
        '写清画的是什么，选一种风格；滑块决定照着线的程度。',
        '点击“画出来”。报告会说明哪个形状变成了什么，哪个没有提到。',
      ],
      limits: [
        '形状数量不限，最大的六个按外形、颜色和大小来对应',
        '九种风格，七种比例，每次 1 到 4\u00a0张',
        '支持中英文',
      ],
      questions: [
        {
          question: '画得不好也行吗？',
          answer: '行。圆圈、方框、火柴人就够了，要紧的是位置、大小和颜色。',
        },
        {
          question: '它怎么知道哪个是哪个？',
          answer: '看外形、大小、颜色，还有是不是在天上。图下的报告会一一写明；容易弄混时在文字里写上颜色。',
        },
        { question: '成图里会留下我的线吗？', answer: '不会。线只说明位置，东西按所选的风格来画。' },
        {
          question: '由什么模型绘制？',
          answer: '每个结果都会注明。没有接入 AI 模型时，由内置引擎按规则绘制，并列出没有画的词。',
        },
      ],
      verb: '画出来',
    },
  },
});
